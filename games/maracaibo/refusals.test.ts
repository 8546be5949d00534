import type { Problem } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { position } from './scenario.ts'
import { messages as english } from './text/en.ts'
import { messages as polish } from './text/pl.ts'

/** The most natural wrong clicks of somebody's first game, and what people read when they make them. */
const CLICKS: readonly {
  readonly click: string
  readonly scenario: string
  readonly tokens: readonly string[]
  readonly position: string
  readonly before: readonly string[]
  readonly wrong: string
  readonly refusal: string
  readonly english: string
  readonly polish: string
}[] = [
  {
    click: 'sail home at once',
    scenario: '75',
    tokens: [],
    position: 'turn of amber',
    before: [],
    wrong: 'amber sail 20 1',
    refusal: 'MB-3.1/out-of-reach',
    english: 'Movement points of the shortest way there: 11. You have 7.',
    polish: 'Punkty ruchu na najkrótszą drogę: 11. Masz 7.',
  },
  {
    click: 'sail against the arrows',
    scenario: '75',
    tokens: [],
    position: `amber: at 9
               turn of amber`,
    before: [],
    wrong: 'amber sail 8 1',
    refusal: 'MB-3.1/no-arrow',
    english: 'No arrow leads there from here.',
    polish: 'Nie prowadzi tam stąd żadna strzałka.',
  },
  {
    click: 'sail through 20 in one go',
    scenario: '75',
    tokens: [],
    position: `amber: at 19
               turn of amber`,
    before: [],
    wrong: 'amber sail 21a 2',
    refusal: 'MB-3.2/hand-in-the-way',
    english: 'A hand stops every ship on the way.',
    polish: 'Po drodze dłoń zatrzymuje każdy statek.',
  },
  {
    click: 'take the way home of the last round',
    scenario: '75',
    tokens: [],
    position: `amber: at 20
               turn of amber`,
    before: [],
    wrong: 'amber sail 21b 1',
    refusal: 'MB-3.4/not-this-round',
    english: 'That space is not used in this round.',
    polish: 'To pole nie działa w tej rundzie.',
  },
  {
    click: 'enter the city behind the hills too early',
    scenario: '76',
    tokens: [],
    position: `amber: at 9
               turn of amber`,
    before: [],
    wrong: 'amber sail 9a 3',
    refusal: 'MU-10.6/gate-closed',
    english: 'Your explorer has not crossed the barrier that opens this city.',
    polish: 'Twój odkrywca nie przekroczył bariery otwierającej to miasto.',
  },
  {
    click: 'act as in a city in a village',
    scenario: '75',
    tokens: [],
    position: `amber: at 6
               main of amber`,
    before: [],
    wrong: 'amber city',
    refusal: 'MB-4.1/no-city',
    english: 'Your ship is not in a city.',
    polish: 'Twój statek nie stoi w mieście.',
  },
  {
    click: 'act as in a village in a city',
    scenario: '75',
    tokens: [],
    position: `amber: at 5
               main of amber`,
    before: [],
    wrong: 'amber village',
    refusal: 'MB-4.1/no-village',
    english: 'Your ship is not in a village.',
    polish: 'Twój statek nie stoi w wiosce.',
  },
  {
    click: 'fight wherever one likes',
    scenario: '75',
    tokens: [],
    position: `amber: at 6
               main of amber`,
    before: [],
    wrong: 'amber combat',
    refusal: 'MB-6.7/only-there',
    english: 'An action of its own on 20 and 21b only; elsewhere a city may give it.',
    polish: 'Osobna akcja tylko na 20 i 21b; gdzie indziej może ją dać miasto.',
  },
  {
    click: 'fulfil a quest that lies elsewhere',
    scenario: '75',
    tokens: [],
    position: `quest q19 9
               amber: at 6, doubloons 9
               main of amber`,
    before: [],
    wrong: 'amber quest q19',
    refusal: 'MB-4.1/no-quest',
    english: 'This quest does not lie here.',
    polish: 'To zadanie tu nie leży.',
  },
  {
    click: 'fulfil a quest with one book for two',
    scenario: '75',
    tokens: [],
    position: `quest q11 6
               amber: at 6, hand a01
               main of amber`,
    before: [],
    wrong: 'amber quest q11',
    refusal: 'MB-8.1/cannot-pay',
    english: 'You cannot pay the whole cost of this quest.',
    polish: 'Nie stać cię na pełny koszt tego zadania.',
  },
  {
    click: 'use an assistant from afar',
    scenario: '75',
    tokens: [],
    position: `amber: at 9, assistant a16 6
               main of amber`,
    before: [],
    wrong: 'amber assistant a16',
    refusal: 'MB-9.2/no-assistant',
    english: 'You have no such assistant here.',
    polish: 'Nie masz tu takiego pomocnika.',
  },
  {
    click: 'buy without the money',
    scenario: '75',
    tokens: [],
    position: `amber: doubloons 2, hand a01
               village of amber`,
    before: [],
    wrong: 'amber buy a01',
    refusal: 'MB-5.3/too-dear',
    english: 'You cannot afford this card.',
    polish: 'Nie stać cię na tę kartę.',
  },
  {
    click: 'buy straight from the display',
    scenario: '75',
    tokens: [],
    position: `display a01 a02 a03 a04
               amber: doubloons 9
               village of amber`,
    before: [],
    wrong: 'amber buy a01',
    refusal: 'MB-5.3/not-yours',
    english: 'This card is neither in your hand nor planned.',
    polish: 'Tej karty nie masz na ręce ani w planach.',
  },
  {
    click: 'buy Mary Read with two English markers',
    scenario: '75',
    tokens: [],
    position: `marker england 15
               marker england 16
               amber: doubloons 9, hand b002
               village of amber`,
    before: [],
    wrong: 'amber buy b002',
    refusal: 'MB-5.3/nation-too-small',
    english: 'The nation needs three markers on the map.',
    polish: 'Państwo musi mieć trzy znaczniki na mapie.',
  },
  {
    click: 'buy the Viceroy as a commoner',
    scenario: '75',
    tokens: [],
    position: `amber: doubloons 20, hand b029
               village of amber`,
    before: [],
    wrong: 'amber buy b029',
    refusal: 'MB-5.3/rank-too-low',
    english: 'You need a higher noble rank.',
    polish: 'Potrzebujesz wyższej rangi.',
  },
  {
    click: 'seek gold before the green barrier',
    scenario: '75',
    tokens: [],
    position: `amber: doubloons 20, hand b062
               village of amber`,
    before: [],
    wrong: 'amber buy b062',
    refusal: 'MU-9.1/barrier-not-crossed',
    english: 'Your explorer has not crossed the barrier.',
    polish: 'Twój odkrywca nie przekroczył bariery.',
  },
  {
    click: 'throw the hand away twice',
    scenario: '75',
    tokens: [],
    position: `amber: hand a01
               village of amber`,
    before: ['amber discard-hand'],
    wrong: 'amber discard-hand',
    refusal: 'MB-5.2/once-per-turn',
    english: 'The hand is discarded only once a turn.',
    polish: 'Rękę odrzuca się tylko raz na turę.',
  },
  {
    click: 'plan a fourth card',
    scenario: '75',
    tokens: [],
    position: `amber: hand a01, planned a02 a03 a04
               village of amber`,
    before: [],
    wrong: 'amber plan a01',
    refusal: 'MB-2.2/slots-full',
    english: 'Your planning area is full.',
    polish: 'Twój obszar planowania jest pełny.',
  },
  {
    click: 'plan a card of the display',
    scenario: '75',
    tokens: [],
    position: `display a01 a02 a03 a04
               village of amber`,
    before: [],
    wrong: 'amber plan a01',
    refusal: 'MB-2.2/not-in-hand',
    english: 'Only hand cards can be planned.',
    polish: 'Planować można tylko karty z ręki.',
  },
  {
    click: 'invest without a figure',
    scenario: '75',
    tokens: [],
    position: `amber: doubloons 30, figures 0
               village of amber`,
    before: [],
    wrong: 'amber invest pb1',
    refusal: 'MB-11.10/no-figure',
    english: 'You have no figure to leave there.',
    polish: 'Nie masz figurki, którą można tam zostawić.',
  },
  {
    click: 'deliver the wrong good',
    scenario: '75',
    tokens: [],
    position: `tile 5 ct05
               amber: at 5, hand a05
               city of amber`,
    before: [],
    wrong: 'amber deliver a05',
    refusal: 'MB-6.1/wrong-good',
    english: "This card does not show the city's good.",
    polish: 'Ta karta nie ma towaru tego miasta.',
  },
  {
    click: 'deliver into a full market',
    scenario: '75',
    tokens: [],
    position: `tile 5 ct05
               market 5 1
               amber: at 5, hand a02
               city of amber`,
    before: [],
    wrong: 'amber deliver a02',
    refusal: 'MB-6.1/market-full',
    english: 'The market is full.',
    polish: 'Rynek jest pełny.',
  },
  {
    click: 'take a disc from an unlocked upgrade',
    scenario: '75',
    tokens: [],
    position: `tile 5 ct05
               amber: at 5, hand a02, unlocked su7
               city of amber`,
    before: ['amber deliver a02'],
    wrong: 'amber disc su7',
    refusal: 'MB-6.5/already-unlocked',
    english: 'This upgrade is unlocked.',
    polish: 'To ulepszenie jest już odblokowane.',
  },
  {
    click: 'explore four spaces for three',
    scenario: '75',
    tokens: [],
    position: 'explore of amber 3',
    before: [],
    wrong: 'amber to a4',
    refusal: 'MB-7.1/too-far',
    english: 'That is too far for this exploration.',
    polish: 'To za daleko na tę eksplorację.',
  },
  {
    click: 'stop where another explorer stands',
    scenario: '75',
    tokens: [],
    position: `jade: explorer a2
               explore of amber 3`,
    before: [],
    wrong: 'amber to a2',
    refusal: 'MB-7.1/occupied',
    english: 'Somebody stands there: the space is passed, not ended on.',
    polish: 'Ktoś tam stoi: pole się mija, nie można na nim skończyć.',
  },
  {
    click: 'put the assistant somewhere else',
    scenario: '75',
    tokens: [],
    position: `amber: doubloons 5, hand a16
               village of amber`,
    before: ['amber buy a16'],
    wrong: 'amber place 9',
    refusal: 'MB-9.1/not-listed',
    english: 'The card does not name this location.',
    polish: 'Karta nie wymienia tego miejsca.',
  },
  {
    click: 'annex an occupied village',
    scenario: '75',
    tokens: ['t10'],
    position: `marker spain 9
               combat of amber`,
    before: ['amber pile left', 'amber for france'],
    wrong: 'amber annex 9',
    refusal: 'MB-10.5/occupied',
    english: 'That place is taken, or takes no marker.',
    polish: 'To miejsce jest zajęte lub nie przyjmuje znaczników.',
  },
  {
    click: 'do more than the combat value allows',
    scenario: '75',
    tokens: ['t24'],
    position: 'combat of amber',
    before: ['amber pile left', 'amber for france'],
    wrong: 'amber influence 2',
    refusal: 'MB-10.4/value',
    english: 'Your combat value is too low.',
    polish: 'Twoja wartość walki jest za niska.',
  },
  {
    click: 'gain influence twice in one combat',
    scenario: '75',
    tokens: ['t10'],
    position: 'combat of amber',
    before: ['amber pile left', 'amber for france', 'amber influence 1'],
    wrong: 'amber influence 1',
    refusal: 'MB-10.4/done-already',
    english: 'Each combat action is used once in a combat.',
    polish: 'Każdej akcji walki używa się raz na walkę.',
  },
  {
    click: 'fight against a nation in the base game',
    scenario: '75',
    tokens: ['t10'],
    position: 'combat of amber',
    before: ['amber pile left'],
    wrong: 'amber against spain',
    refusal: 'MU-4.2/module-off',
    english: 'Nobody fights against a nation in this scenario.',
    polish: 'W tym scenariuszu nikt nie walczy przeciw państwom.',
  },
  {
    click: 'fight for a nation while the Caribbean is freed',
    scenario: '79',
    tokens: ['t10'],
    position: 'combat of amber',
    before: ['amber pile left'],
    wrong: 'amber for spain',
    refusal: 'MU-6.2/only-against',
    english: 'Here you only fight against the nations.',
    polish: 'Tutaj walczy się tylko przeciw państwom.',
  },
  {
    click: 'annex while fighting against',
    scenario: '78',
    tokens: ['t10'],
    position: 'combat of amber',
    before: ['amber pile left', 'amber against spain'],
    wrong: 'amber annex 3',
    refusal: 'MU-4.3/only-liberation',
    english: 'Fighting against a nation you can only liberate.',
    polish: 'Walcząc przeciw państwu, można tylko wyzwalać.',
  },
  {
    click: 'add more force than one has',
    scenario: '75',
    tokens: ['t10'],
    position: `amber: combat 1
               combat of amber`,
    before: ['amber pile left', 'amber for spain'],
    wrong: 'amber add-figures 5',
    refusal: 'MB-10.3/no-figures',
    english: 'You do not have so many figures.',
    polish: 'Nie masz tylu figurek.',
  },
  {
    click: 'put two markers of a nation side by side',
    scenario: '79',
    tokens: ['t10'],
    position: `marker france 6
               amber: resist 1 france
               combat of amber`,
    before: ['amber pile left', 'amber against france', 'amber liberate 6'],
    wrong: 'amber space 2',
    refusal: 'MU-3.3/same-nation',
    english: 'A marker of the same nation lies beside it.',
    polish: 'Obok leży znacznik tego samego państwa.',
  },
]

const sentence = (texts: Readonly<Record<string, string>>, { rule, key, params }: Problem): string =>
  texts[`refusal.${rule}/${key}`].replace(/\{(\w+)\}/g, (_, name) => String(params[name]))

test.each(CLICKS)(
  '$refusal: $click',
  ({ scenario, tokens, position: lines, before, wrong, refusal, english: en, polish: pl }) => {
    const table = position(2, lines, { options: { scenario }, chance: { tokens } }).play(...before)
    const problem = table.why(wrong)
    expect(`${problem?.rule}/${problem?.key}`).toBe(refusal)
    expect(sentence(english, problem!)).toBe(en)
    expect(sentence(polish, problem!)).toBe(pl)
  },
)

test('there are at least thirty', () => {
  expect(new Set(CLICKS.map(each => each.click)).size).toBeGreaterThanOrEqual(30)
})
