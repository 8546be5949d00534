import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance, type Problem } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from './scenario.ts'

/** The most natural wrong clicks, and what people read when they make them. */
const CLICKS: readonly {
  readonly click: string
  readonly nations: string
  readonly position: string
  readonly before: readonly string[]
  readonly wrong: string
  readonly refusal: string
  readonly english: string
  readonly polish: string
}[] = [
  {
    click: 'attack a Site with your own Refugee',
    nations: 'england france',
    position: `year 1625
               england: ships S04 S05
               st-georges-caye: france, citizen england
               trujillo: spain, slave, chest
               turn of england`,
    before: ['england sail roatan'],
    wrong: 'england attack st-georges-caye',
    refusal: 'E5a-strawman/own-token',
    english: 'A token of your own colour stands there, and you never attack such a Site.',
    polish: 'Stoi tam żeton w twoim kolorze, a takiego Terenu nigdy nie atakujesz.',
  },
  {
    click: 'attack your own Colony in rebellion',
    nations: 'england france',
    position: `year 1625
               england: ships S04 S05
               st-georges-caye: england, citizen
               trujillo: spain, slave
               rebel-honduras: tax-rebel
               turn of england`,
    before: ['england sail roatan'],
    wrong: 'england attack st-georges-caye',
    refusal: 'E5a-strawman/own-token',
    english: 'A token of your own colour stands there, and you never attack such a Site.',
    polish: 'Stoi tam żeton w twoim kolorze, a takiego Terenu nigdy nie atakujesz.',
  },
  {
    click: 'sell after the Debasement',
    nations: 'england france',
    position: `year 1624
               england: hand C05 C07
               turn of england`,
    before: [],
    wrong: 'england sell C05',
    refusal: 'OM-debasement/market-card',
    english: 'Since the Debasement of 1624 the Market buys no cards; only a Black Market still does.',
    polish: 'Od czasu Inflacji w 1624 Rynek nie skupuje kart; robi to już tylko Czarny rynek.',
  },
  {
    click: 'sell a Haven card',
    nations: 'england france',
    position: `year 1604
               england: hand haven-tortuga C05
               turn of england`,
    before: [],
    wrong: 'england sell haven-tortuga',
    refusal: 'D3f-sell/haven-card',
    english: 'Haven cards cannot be sold, except on the Black Market or by the CAPITANIA GENERAL.',
    polish: 'Kart Przystani nie da się sprzedać, chyba że na Czarnym rynku lub jako KAPITANAT GENERALNY.',
  },
  {
    click: 'smuggle without a dollar',
    nations: 'england france',
    position: `year 1625
               england: ships S02 S10, $1
               havana: spain, slave, chest, relic
               turn of england`,
    before: ['england sail barataria-bay', 'england bribe chest havana'],
    wrong: 'england bribe relic havana',
    refusal: 'F5b/no-money',
    english: 'The bribe is $1, and you have no money.',
    polish: 'Łapówka wynosi 1$, a nie masz pieniędzy.',
  },
  {
    click: 'Legal Export of a Relic from a Spanish port',
    nations: 'england france',
    position: `year 1625
               england: ships S08
               havana: spain, slave, chest, relic
               turn of england`,
    before: ['england sail barataria-bay'],
    wrong: 'england load relic havana',
    refusal: 'F4c/relic-stays',
    english: 'A Relic is exported only from a Friendly Port of yours; elsewhere it takes a SMUGGLER or a Sacking.',
    polish:
      'Relikt wywozi się legalnie tylko z własnego Przyjaznego Portu; gdzie indziej trzeba PRZEMYTNIKA albo Splądrowania.',
  },
  {
    click: 'load by Legal Export in War as a PRIVATEER',
    nations: 'england france',
    position: `year 1625
               england: ships S01
               havana: spain, slave, chest
               turn of england`,
    before: ['england sail barataria-bay'],
    wrong: 'england load chest havana',
    refusal: 'F5d/war',
    english: 'It is War here, so a PRIVATEER has to Sack the Colony.',
    polish: 'Trwa tu Wojna, więc KAPER musi Splądrować Kolonię.',
  },
  {
    click: 'load as PLUNDER without a battle',
    nations: 'england france',
    position: `year 1625
               england: ships S04
               havana: spain, slave, chest
               turn of england`,
    before: ['england sail barataria-bay'],
    wrong: 'england load chest havana',
    refusal: 'F5a/must-sack',
    english: 'Outside your own ports a PLUNDER fleet gets Treasure only by Sacking the Colony.',
    polish: 'Poza własnymi portami GRABIEŻCA zdobywa Skarb tylko przez Splądrowanie Kolonii.',
  },
  {
    click: 'load with full Galleons',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               havana: spain, slave, chest
               coro: spain, slave, chest
               barbados: england, citizen, chest
               turn of england`,
    before: ['england sail hewanorra', 'england load chest barbados', 'england sail trinidad', 'england sail curacao'],
    wrong: 'england load chest coro',
    refusal: 'F4/no-room',
    english: 'A Chest needs a Galleon without other Cargo, and you have none.',
    polish: 'Skrzynia potrzebuje Galeonu bez innego Ładunku, a takiego nie masz.',
  },
  {
    click: 'found on a Spanish Site as England',
    nations: 'england france',
    position: `year 1604
               england: hand C04, $2
               turn of england`,
    before: ['england play C04', 'england use disk'],
    wrong: 'england found havana',
    refusal: 'E1a/spanish-site',
    english: 'Only Spain founds Colonies on Spanish Sites.',
    polish: 'Na Terenach hiszpańskich Kolonie zakłada tylko Hiszpania.',
  },
  {
    click: 'found where a Colony stands',
    nations: 'england france',
    position: `year 1604
               england: hand C04
               barbados: france, citizen
               turn of england`,
    before: ['england play C04', 'england use disk'],
    wrong: 'england found barbados',
    refusal: 'E1/occupied',
    english: 'There is a Colony on that Site already.',
    polish: 'Na tym Terenie stoi już Kolonia.',
  },
  {
    click: 'found on a Squatter Site as Spain',
    nations: 'spain england',
    position: `year 1604
               spain: hand C04
               turn of spain`,
    before: ['spain play C04', 'spain use disk'],
    wrong: 'spain found barbados',
    refusal: 'E1a/squatter-site',
    english: 'Spain founds Colonies on Spanish Sites only.',
    polish: 'Hiszpania zakłada Kolonie tylko na Terenach hiszpańskich.',
  },
  {
    click: 'a second fort',
    nations: 'england france',
    position: `year 1604
               england: hand C04
               barbados: england, citizen, fort
               turn of england`,
    before: ['england play C04', 'england use disk'],
    wrong: 'england fortify barbados',
    refusal: 'E1b/already-fortified',
    english: 'That Colony has its fort; a second one does not fit.',
    polish: 'Ta Kolonia ma już fort, a drugi się nie mieści.',
  },
  {
    click: 'a fourth Ship',
    nations: 'england france',
    position: `year 1604
               england: hand S10, ships S01 S02 S03
               turn of england`,
    before: ['england play S10'],
    wrong: 'england use ship',
    refusal: 'D3d-slots/ships-full',
    english: 'Your Ship Slot is full, and no Ship may be given up to make room.',
    polish: 'Twoje pole Statków jest pełne, a żadnego z nich nie wolno poświęcić.',
  },
  {
    click: 'a Peerage without the qualification',
    nations: 'england france',
    position: `year 1604
               england: hand R16
               france: figure missionary-3
               turn of england`,
    before: ['england play R16'],
    wrong: 'england use sway-peerage',
    refusal: 'D3d-qual/not-most-righteous',
    english:
      'This title is for the most Righteous player, and that is france now, who stands further to the right or wins the tie.',
    polish:
      'Ten Tytuł jest dla najbardziej Uczciwego, a jest nim teraz france: stoi dalej na prawo albo wygrywa remis.',
  },
  {
    click: 'an icon that is not on the card',
    nations: 'england france',
    position: `year 1604
               england: hand C04
               turn of england`,
    before: ['england play C04'],
    wrong: 'england use bible',
    refusal: 'D3c/not-on-the-card',
    english: 'The card you are playing does not show that icon.',
    polish: 'Na zagranej karcie nie ma tego symbolu.',
  },
  {
    click: 'the same icon twice',
    nations: 'england france',
    position: `year 1604, mercantilism 3
               england: hand C04
               barbados: england, citizen
               tobago: england, citizen
               martinique: england, citizen
               turn of england`,
    before: ['england play C04', 'england use disk', 'england found st-kitts'],
    wrong: 'england use disk',
    refusal: 'D3c/already-used',
    english: 'You have used that icon of this card already.',
    polish: 'Ten symbol tej karty został już użyty.',
  },
  {
    click: 'a Haven card as a Professional',
    nations: 'england france',
    position: `year 1604
               england: hand haven-tortuga, figure colonist-1
               turn of england`,
    before: [],
    wrong: 'england play haven-tortuga',
    refusal: 'D3-callow/not-callow',
    english:
      'Only a Callow Figure, one without a Profession in the middle of the Philosophy board, or the holder of the DUKE Peerage plays Haven cards and their Actions; over the Hand Limit you may discard them.',
    polish:
      'Karty Przystani i ich Akcje zagrywa tylko Nowicjusz, czyli Postać bez Profesji na środku planszy Filozofii, albo posiadacz Tytułu KSIĄŻĘ; ponad Limit Ręki można je odrzucić.',
  },
  {
    click: 'a card that you do not hold',
    nations: 'england france',
    position: `year 1604
               england: hand C05
               turn of england`,
    before: [],
    wrong: 'england play S01',
    refusal: 'D3a/not-in-hand',
    english: 'You can only play cards from your own Hand.',
    polish: 'Zagrać możesz tylko kartę z własnej Ręki.',
  },
  {
    click: 'against a current',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               havana: spain, slave, chest
               st-domingue: france, citizen, chest
               turn of england`,
    before: ['england sail tortuga'],
    wrong: 'england sail sint-maarten',
    refusal: 'D4c/against-the-current',
    english: 'The current on that border runs the other way, and no fleet sails against it.',
    polish: 'Prąd na tej granicy płynie w drugą stronę, a pod prąd nie żegluje żadna flota.',
  },
  {
    click: 'to a zone that does not touch',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               st-domingue: france, citizen, chest
               turn of england`,
    before: ['england sail tortuga'],
    wrong: 'england sail curacao',
    refusal: 'D4c/not-adjacent',
    english: 'That sea zone does not border yours.',
    polish: 'Ten obszar morski nie sąsiaduje z twoim.',
  },
  {
    click: 'EUROPE from the wrong zone',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao', 'england load chest coro'],
    wrong: 'england europe',
    refusal: 'D4e/no-way-to-europe',
    english: 'Your fleet must first sail to a zone beside the Sargasso Sea, the only way to EUROPE.',
    polish:
      'Flota musi najpierw popłynąć na morze graniczące z Morzem Sargassowym: tylko stamtąd prowadzi droga do EUROPY.',
  },
  {
    click: 'EUROPE without Treasure',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               st-domingue: france, citizen, chest
               turn of england`,
    before: ['england sail tortuga'],
    wrong: 'england europe',
    refusal: 'D4e/no-treasure',
    english: 'There is no Treasure aboard, and only a fleet with Treasure goes to EUROPE.',
    polish: 'Na pokładzie nie ma Skarbu, a do EUROPY płynie tylko flota ze Skarbem.',
  },
  {
    click: 'PIRATING with Treasure aboard',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao', 'england load chest coro'],
    wrong: 'england pirating',
    refusal: 'D4f-limits/treasure-aboard',
    english: 'A fleet with Treasure aboard cannot go to PIRATING: take it to EUROPE or bury all of it.',
    polish: 'Flota ze Skarbem nie może wejść na PIRACTWO: zawieź go do EUROPY albo zakop cały.',
  },
  {
    click: 'sail to a zone where there is nothing to do',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               coro: spain, slave, chest
               turn of england`,
    before: [],
    wrong: 'england sail tortuga',
    refusal: 'D4b/nothing-to-do-there',
    english:
      'A voyage starts only where your fleet could at once load Treasure, take your emigrant aboard or fight on land; here there is nothing of the kind for it.',
    polish:
      'Wyprawa zaczyna się tylko tam, gdzie twoja flota mogłaby od razu załadować Skarb, zabrać przesiedleńca albo stoczyć bitwę lądową; tutaj nie ma dla niej nic takiego.',
  },
  {
    click: 'enslave without a vacant Colony',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               coro: spain, slave, chest
               buria: indigenous
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'england enslave buria',
    refusal: 'F3a/no-vacant-colony',
    english: 'There must be a vacant Colony for everybody aboard and one more for the captive. There are too few.',
    polish: 'Dla każdego na pokładzie musi być pusta Kolonia i jeszcze jedna dla jeńca. Jest ich za mało.',
  },
  {
    click: 'attack a Visita',
    nations: 'england france',
    position: `year 1625
               england: ships S04
               buria: visita france
               coro: spain, slave
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'england attack buria',
    refusal: 'E5a-visita/only-enslave',
    english: 'Tribes and Visitas are not attacked; you can only enslave there.',
    polish: 'Plemion i Placówek się nie atakuje; można tam tylko zniewalać.',
  },
  {
    click: 'attack as a SMUGGLER',
    nations: 'england france',
    position: `year 1625
               england: ships S02, $3
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'england attack coro',
    refusal: 'LT-1/smuggler',
    english: 'A SMUGGLER fleet may enslave, but it attacks nobody.',
    polish: 'PRZEMYTNIK może zniewalać, ale nikogo nie atakuje.',
  },
  {
    click: 'attack a Spanish Colony as CONQUISTADOR',
    nations: 'england france',
    position: `year 1625
               england: ships S08
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'england attack coro',
    refusal: 'LT-1/spanish-site',
    english: 'A CONQUISTADOR does not attack a Site with a Spanish disk or Bible.',
    polish: 'KONKWISTADOR nie atakuje Terenu z hiszpańskim znacznikiem lub Biblią.',
  },
  {
    click: 'attack in Pax as a PRIVATEER',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'england attack coro',
    refusal: 'LT-1/pax',
    english: 'It is Pax here, and a PRIVATEER attacks only in War or in a rebellious land zone.',
    polish: 'Trwa tu Pokój, a KAPER atakuje tylko podczas Wojny albo na powstańczym obszarze lądowym.',
  },
  {
    click: 'one land battle too many',
    nations: 'england france',
    position: `year 1625
               england: ships S04
               rebel-venezuela: tax-rebel
               tucacas: france
               turn of england`,
    before: ['england sail curacao', 'england attack tucacas'],
    wrong: 'england attack rebel-venezuela',
    refusal: 'E5a-limit/no-attack-left',
    english:
      '{limit, plural, one {Your fleet had # Galleon as the turn began, and has fought its one land battle.} other {Your fleet had # Galleons as the turn began, and has fought that many land battles.}}',
    polish:
      '{limit, plural, one {Twoja flota zaczęła turę z # Galeonem i stoczyła już swoją jedną bitwę lądową.} other {Twoja flota zaczęła turę z # Galeonami i stoczyła już tyle bitew lądowych.}}',
  },
  {
    click: 'bid more than you have',
    nations: 'england france',
    position: `year 1599
               england: $3
               france: $2
               turn of england`,
    before: ['england auction ship'],
    wrong: 'england bid 4',
    refusal: 'D2a-bid/not-enough-money',
    english: 'You can bid no more than your $3.',
    polish: 'Nie zaoferujesz więcej niż swoje 3$.',
  },
  {
    click: 'Professional Draw as Callow',
    nations: 'england france',
    position: `year 1603
               england: $3
               turn of england`,
    before: [],
    wrong: 'england professional-draw',
    refusal: 'D2b/callow',
    english: 'A Callow Figure has no Profession, and so no deck to draw from.',
    polish: 'Nowicjusz nie ma Profesji, a więc i talii do dobierania.',
  },
  {
    click: 'Debauchery during El Dorado',
    nations: 'england france',
    position: `year 1599
               england: $3
               turn of england`,
    before: [],
    wrong: 'england debauchery',
    refusal: 'OM-el-dorado/no-debauchery',
    english: 'Until the end of 1601 all adventurers look for El Dorado; nobody carouses.',
    polish: 'Do końca 1601 roku wszyscy szukają El Dorado; Libacji nie będzie.',
  },
  {
    click: 'interdict without the Haven card',
    nations: 'england france',
    position: `year 1609
               england: ships S01
               france: ships S02, hand haven-roatan
               coro: spain, slave, chest
               turn of england`,
    before: ['england sail curacao'],
    wrong: 'france interdict',
    refusal: 'F1/no-haven-card',
    english: 'An interdiction here takes the Haven card of this very sea zone, and you do not hold it.',
    polish: 'Powstrzymanie tutaj wymaga karty Przystani właśnie tego obszaru morskiego, a nie masz jej na Ręce.',
  },
  {
    click: 'tax a pauper',
    nations: 'england france netherlands',
    position: `year 1604
               england: hand R03, figure royalist-1
               france: $2
               turn of england`,
    before: ['england play R03', 'england use tax'],
    wrong: 'england tax netherlands',
    refusal: 'AMB-26/nothing-to-take',
    english: 'That player has neither money nor a Relic.',
    polish: 'Ten gracz nie ma ani pieniędzy, ani Reliktu.',
  },
  {
    click: 'Excommunicate an equal',
    nations: 'england france netherlands',
    position: `year 1604
               england: hand S08, peers R03
               france: peers R07
               turn of england`,
    before: ['england play S08', 'england use excommunication'],
    wrong: 'england excommunicate france',
    refusal: 'RS-excommunication/not-fewer',
    english: 'That player has as many Peerages and Relics as you, or more.',
    polish: 'Ten gracz ma tyle samo Tytułów i Reliktów co ty albo więcej.',
  },
  {
    click: 'the Dove before the war',
    nations: 'england france',
    position: `year 1604
               england: hand C15
               turn of england`,
    before: ['england play C15'],
    wrong: 'england use dove',
    refusal: 'RS-dove/before-the-war',
    english: 'The Dove stays put until the war of 1618 has begun.',
    polish: 'Gołębica czeka, aż w 1618 wybuchnie wojna.',
  },
  {
    click: 'Literacy on a Cathedral',
    nations: 'england france',
    position: `year 1604
               england: hand M03
               buria: visita england
               antimano: cathedral france, citizen
               turn of england`,
    before: ['england play M03', 'england use literacy'],
    wrong: 'england teach antimano',
    refusal: 'RS-literacy/not-a-visita',
    english: 'Literacy works on Visitas only.',
    polish: 'Piśmienność działa tylko na Placówki.',
  },
  {
    click: 'a Mission where nobody lives',
    nations: 'england france',
    position: `year 1604
               england: hand M06
               buria: indigenous
               turn of england`,
    before: ['england play M06', 'england use bible'],
    wrong: 'england visita antimano',
    refusal: 'E4/no-indigenous',
    english: 'Nobody lives there who could be converted.',
    polish: 'Nie mieszka tam nikt, kogo można by nawrócić.',
  },
  {
    click: 'Slave Trade when every Colony has Labor',
    nations: 'england france',
    position: `year 1604
               england: hand C04
               barbados: england, citizen
               turn of england`,
    before: ['england play C04'],
    wrong: 'england use slave-trade',
    refusal: 'RS-slave-trade/no-vacant-colony',
    english: 'Every Colony on the map has its Labor.',
    polish: 'Każda Kolonia na mapie ma już Pracownika.',
  },
]

const folder = join(import.meta.dirname, 'text')

function catalogue(language: string): Record<string, string> {
  const files = readdirSync(folder).filter(file => file.endsWith(`.${language}.json`))
  return Object.assign({}, ...files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

const english = catalogue('en')
const polish = catalogue('pl')

const sentence = (texts: Record<string, string>, { rule, key, params }: Problem): string =>
  texts[`refusal.${rule}/${key}`].replace(/\{(\w+)\}/g, (_, name) => String(params[name]))

test.each(CLICKS)(
  '$refusal: $click',
  ({ nations, position: lines, before, wrong, refusal, english: en, polish: pl }) => {
    const table = position(nations, lines, { otherwise: fastChance(5) }).play(...before)
    const problem = table.why(wrong)
    expect(`${problem?.rule}/${problem?.key}`).toBe(refusal)
    expect(sentence(english, problem!)).toBe(en)
    expect(sentence(polish, problem!)).toBe(pl)
  },
)

test('there are at least forty', () => {
  expect(new Set(CLICKS.map(each => each.click)).size).toBeGreaterThanOrEqual(40)
})
