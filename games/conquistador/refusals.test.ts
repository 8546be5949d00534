import { expect, test } from 'vitest'
import { position } from './scenario.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** The most natural wrong clicks of a newcomer, and what people read when they make them. */
const CLICKS: readonly {
  readonly click: string
  readonly position: string
  readonly before: readonly string[]
  readonly wrong: string
  readonly refusal: string
  readonly english: string
  readonly polish: string
}[] = [
  {
    click: 'buy a fourth ship without money',
    position: `spain: 3 ducats
begin planning`,
    before: [],
    wrong: 'spain buy caravel',
    refusal: '6.25/no-money',
    english: 'The treasury does not hold so much.',
    polish: 'W skarbie nie ma tylu dukatów.',
  },
  {
    click: 'buy a Galleon Fleet on turn 1',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: [],
    wrong: 'spain buy galleon',
    refusal: '7.14/too-early',
    english: 'Galleon Fleets are sold from turn 6.',
    polish: 'Floty galeonów sprzedaje się od 6. tury.',
  },
  {
    click: 'build overseas on turn 1',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: [],
    wrong: 'spain build caravel 2316',
    refusal: '7.17/too-early',
    english: 'Ships are built overseas from turn 8.',
    polish: 'Za morzem buduje się okręty od 8. tury.',
  },
  {
    click: 'load before a slip is in hand',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: [],
    wrong: 'spain stow colonist 1',
    refusal: '7.25/no-slip',
    english: 'Take up a slip first.',
    polish: 'Najpierw weź kartę wyprawy.',
  },
  {
    click: 'put a second Colonist into a caravel',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1', 'spain stow colonist 1'],
    wrong: 'spain stow colonist 1',
    refusal: '7.11/full',
    english: 'A caravel carries one Colonist or detachment, and she has one.',
    polish: 'Karawela zabiera jednego osadnika lub oddział i już go ma.',
  },
  {
    click: 'put a third into a carrack',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 2', 'spain stow colonist 2', 'spain stow colonist 2'],
    wrong: 'spain stow colonist 2',
    refusal: '7.12/full',
    english: 'The hold is full: a carrack carries two.',
    polish: 'Ładownia jest pełna: karaka zabiera dwóch.',
  },
  {
    click: 'name an unknown coast without an Explorer',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1', 'spain destine'],
    wrong: 'spain to 2323',
    refusal: '7.26/needs-explorer',
    english: 'Outside own ports an Expedition lands only with an Explorer.',
    polish: 'Poza własnymi portami wyprawa ląduje tylko z odkrywcą.',
  },
  {
    click: 'name a landfall inland',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1', 'spain send columbus 1', 'spain destine'],
    wrong: 'spain to 2327',
    refusal: '7.23/no-coast',
    english: 'A landfall is a coast hex.',
    polish: 'Celem jest pole wybrzeża.',
  },
  {
    click: 'seal the plans amid a landfall',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1', 'spain destine'],
    wrong: 'spain ready',
    refusal: '7.23/choose-first',
    english: 'Choose the landfall first.',
    polish: 'Najpierw wybierz cel.',
  },
  {
    click: 'buy Bounds for a slip without ships',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip'],
    wrong: 'spain bounds 3',
    refusal: '7.25/empty-slip',
    english: 'There is no ship on this slip.',
    polish: 'Na tej karcie nie ma okrętu.',
  },
  {
    click: 'begin a slip without a ship',
    position: `spain: 9 ducats
begin planning`,
    before: [],
    wrong: 'spain new-slip',
    refusal: '7.25/no-idle-ship',
    english: 'No ship lies idle in Europe.',
    polish: 'W Europie nie ma wolnego okrętu.',
  },
  {
    click: 'draw a Missionary for England',
    position: `england: caravel
begin planning`,
    before: ['england new-slip', 'england assign 1'],
    wrong: 'england draw caribbean',
    refusal: '15.63/only-spain',
    english: 'Only Spain sends Missionaries.',
    polish: 'Misjonarzy wysyła tylko Hiszpania.',
  },
  {
    click: 'draw a Missionary where there are no natives',
    position: `natives caribbean 0
spain: caravel
begin planning`,
    before: ['spain new-slip', 'spain assign 1'],
    wrong: 'spain draw caribbean',
    refusal: '15.63/no-need',
    english: 'That Area needs no Missionary from Europe.',
    polish: 'Ten obszar nie potrzebuje misjonarza z Europy.',
  },
  {
    click: 'privateer without a Privateer',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1'],
    wrong: 'spain privateer',
    refusal: '15.46/no-privateer',
    english: 'No Privateer in English service is aboard.',
    polish: 'Na pokładzie nie ma korsarza w służbie Anglii.',
  },
  {
    click: 'send an Expedition home that lies in Europe',
    position: `spain: 50 ducats, columbus, cortes, caravel, carrack, colonists 4, dets 1
spain at 2316: 1 colonist
begin planning`,
    before: ['spain new-slip', 'spain assign 1'],
    wrong: 'spain home',
    refusal: '7.22/already-in-europe',
    english: 'It is in Europe already.',
    polish: 'Już jest w Europie.',
  },
  {
    click: 'cross twice in a phase',
    position: `spain ships europe: caravel with columbus, to 2316, bounds 6
begin first-crossings spain`,
    before: ['spain sail 1'],
    wrong: 'spain sail 1',
    refusal: '7.22/once',
    english: 'It has crossed in this segment.',
    polish: 'W tym segmencie już się przeprawiła.',
  },
  {
    click: 'sail over land',
    position: `spain ships 2719: caravel with columbus, bounds 9
begin sailing spain`,
    before: ['spain activate 1', 'spain sail sw'],
    wrong: 'spain sail se',
    refusal: '7.31/no-water',
    english: 'No water leads that way.',
    polish: 'W tę stronę nie ma wody.',
  },
  {
    click: 'stop on the open sea',
    position: `spain ships 2311: caravel with columbus, bounds 9
begin sailing spain`,
    before: ['spain activate 1', 'spain sail ne'],
    wrong: 'spain stop',
    refusal: '7.32/open-sea',
    english: 'There is no coast to stop at.',
    polish: 'Nie ma tu brzegu, przy którym można stanąć.',
  },
  {
    click: 'land before stopping',
    position: `england ships 2315: caravel with 1 colonist and cabot-j, bounds 9
begin sailing england`,
    before: ['england activate 1', 'england sail w'],
    wrong: 'england land colonist 1',
    refusal: '7.32/stop-first',
    english: 'The Expedition must stop here first.',
    polish: 'Wyprawa musi tu najpierw stanąć.',
  },
  {
    click: 'land among natives without a Missionary',
    position: `spain ships 2323: carrack with 1 det and columbus, bounds 9
begin sailing spain`,
    before: ['spain activate 1'],
    wrong: 'spain land detachment 1',
    refusal: '15.61/missionary-first',
    english: 'Spain enters an Area with natives only with a Missionary: he goes first.',
    polish: 'Hiszpania wchodzi do obszaru z tubylcami tylko z misjonarzem: on idzie pierwszy.',
  },
  {
    click: 'put an Explorer ashore',
    position: `england ships 2811: caravel with cabot-j, bounds 9
begin sailing england`,
    before: ['england activate 1'],
    wrong: 'england debark cabot-j',
    refusal: '15.35/sailors-stay',
    english: 'Explorers never go ashore.',
    polish: 'Odkrywcy nigdy nie schodzą na ląd.',
  },
  {
    click: 'discover what lies elsewhere',
    position: `spain ships 2323: caravel with columbus, bounds 9
begin sailing spain`,
    before: ['spain activate 1'],
    wrong: 'spain discover cuzco',
    refusal: '18.11/not-here',
    english: 'That is not discovered from here.',
    polish: 'Tego się stąd nie odkryje.',
  },
  {
    click: 'attack ships that are not there',
    position: `spain ships 2323: caravel with columbus, bounds 9
begin sailing spain`,
    before: ['spain activate 1'],
    wrong: 'spain attack england',
    refusal: '8.12/no-ships',
    english: 'No ships of that country are here to fight.',
    polish: 'Nie ma tu okrętów tego kraju do walki.',
  },
  {
    click: 'invade a port that ships guard',
    position: `england ships 2316: carrack with 2 dets, bounds 9
spain ships 2316: caravel
spain at 2316: 1 colonist
begin sailing england`,
    before: ['england activate 1'],
    wrong: 'england invade 1',
    refusal: '8.51/ships-there',
    english: 'Foreign ships guard the port.',
    polish: 'Portu strzegą obce okręty.',
  },
  {
    click: 'sail again with an Expedition that has finished',
    position: `spain ships 2316: caravel, bounds 9
spain at 2316: 1 colonist
begin sailing spain`,
    before: ['spain activate 1', 'spain end'],
    wrong: 'spain activate 1',
    refusal: '8.24/finished',
    english: 'This Expedition has finished its voyage.',
    polish: 'Ta wyprawa zakończyła rejs.',
  },
  {
    click: 'march with nobody',
    position: `england at 1620: 1 dets
begin march england`,
    before: ['england muster 1620'],
    wrong: 'england step ne',
    refusal: '10.1/empty-column',
    english: 'Nobody is in the column yet.',
    polish: 'W kolumnie nikogo jeszcze nie ma.',
  },
  {
    click: 'march Colonists into foreign ground alone',
    position: `england at 1620: 1 colonist
spain at 1520: 1 dets, friar +1
begin march england`,
    before: ['england muster 1620', 'england take colonist'],
    wrong: 'england step ne',
    refusal: '10.1/needs-detachments',
    english: 'Colonists and Conquistadors enter an occupied hex only with detachments.',
    polish: 'Osadnicy i konkwistadorzy wchodzą na zajęte pole tylko z oddziałami.',
  },
  {
    click: 'carry gold without a carrier',
    position: `england at 1620: 1 dets, 25 gold
begin march england`,
    before: ['england muster 1620'],
    wrong: 'england take-gold',
    refusal: '13.42/no-carrier',
    english: 'Gold does not move without a Colonist or detachment.',
    polish: 'Złoto nie ruszy się bez osadnika lub oddziału.',
  },
  {
    click: 'loot a city while its natives stand',
    position: `england at 2327: 1 dets
begin gold england`,
    before: [],
    wrong: 'england loot tenochtitlan',
    refusal: '13.31/natives',
    english: 'A city is looted only when the Native Level of its Area is 0.',
    polish: 'Miasto łupi się dopiero, gdy poziom tubylców obszaru to 0.',
  },
  {
    click: 'prospect twice',
    position: `england at 1620: 1 colonist
begin gold england`,
    before: ['england prospect 1620'],
    wrong: 'england prospect 1620',
    refusal: '13.11/tried',
    english: 'That was tried this turn.',
    polish: 'W tej turze już próbowano.',
  },
  {
    click: 'attack natives twice in a turn',
    position: `england at 2414: 1 colonist, 3 dets
begin natives england`,
    before: ['england attack caribbean'],
    wrong: 'england attack caribbean',
    refusal: '17.21/once',
    english: 'You have attacked there this turn.',
    polish: 'W tej turze już tam atakowałeś.',
  },
  {
    click: 'pay a bill without the money',
    position: `spain: 1 ducats
spain at 2414: 2 colonists
begin upkeep`,
    before: [],
    wrong: 'spain pay',
    refusal: '6.81/too-dear',
    english: 'The treasury cannot pay for all that stays.',
    polish: 'Skarb nie opłaci wszystkiego, co zostaje.',
  },
  {
    click: 'give away what is needed on the last turn',
    position: `turn 21
spain: 9 ducats
spain at 2414: 1 colonist, friar +1
begin upkeep`,
    before: [],
    wrong: 'spain dismiss colonist 2414',
    refusal: '6.84/must-pay',
    english: 'After the last turn nothing is dropped that can be paid for.',
    polish: 'Po ostatniej turze nie porzuca się niczego, na co starcza.',
  },
]

test('there are thirty of them at least, and no sentence is said for two reasons', () => {
  expect(CLICKS.length).toBeGreaterThanOrEqual(30)
  expect(new Set(CLICKS.map(({ english: says }) => says)).size).toBe(CLICKS.length)
})

test.each(CLICKS)('$click: $refusal', ({ position: lines, before, wrong, refusal, english: en, polish: pl }) => {
  const table = position('spain england', lines, { otherwise: { below: () => 3 } }).play(...before)
  expect(table.refusal(wrong)).toBe(refusal)
  expect(english[`refusal.${refusal}`]).toBe(en)
  expect(polish[`refusal.${refusal}`]).toBe(pl)
})
