import { dealProblems, fastChance, markOf, view } from '@spanish-main/kernel'
import { describe, expect, test } from 'vitest'
import { position } from '../scenario.ts'
import { holds } from './decks.ts'
import { paxHispanica } from './index.ts'
import { BLUE, INDIGENOUS, PIRATING, PURPLE, RED, SHIPS } from './state.ts'

const options = { negotiation: true }
const otherwise = fastChance(3)
const table = (nations: string, lines: string, chance: Record<string, string[]> = {}) =>
  position(nations, lines, { options, otherwise, chance })

describe('G1: the play year', () => {
  const play = (lines = '') =>
    table(
      'england france netherlands',
      `year 1608, order england france netherlands
       england: $3, hand S10 haven-tortuga   france: $6, hand C21   netherlands: $2
       ${lines}   turn of england`,
    )

  test('G1: any two players trade money, Relics and Hand cards, also out of turn', () => {
    const game = play('france: relics 1')
    game.play('netherlands deal 1 france netherlands + france relic + netherlands money 2')
    expect([game.state.relics[BLUE], game.state.relics[game.nation('netherlands')]]).toEqual([0, 1])
    expect(game.state.money[BLUE]).toBe(8)
    expect(game.refusal('netherlands deal 2 france netherlands + france relic')).toBe('G1/no-relic')
    expect(game.refusal('netherlands deal 2 france netherlands + netherlands money 1')).toBe('G1/no-money')
    expect(game.refusal('france deal 2 netherlands france + netherlands market-card unsaid = S10')).toBe(
      'G1/no-such-card',
    )
  })

  test('G1: a Hand card is claimed, not shown; the giver picks it, and only the two know which', () => {
    const game = play()
    game.play('france deal 1 england france + england haven-card haven-curacao = haven-tortuga + france money 1')
    const card = game.card('haven-tortuga')
    expect(holds(game.state, BLUE, card)).toBe(true)
    expect([0, 1, 2, -1].map(seat => view(paxHispanica, game.state, seat).place[card] >= 0)).toEqual([
      true,
      true,
      false,
      false,
    ])
    const told = game.events.find(event => event.kind === 'deal-closed')
    expect(JSON.stringify(told)).not.toContain('pick')
  })

  test('G1: nobody deals in other years without a matter, nor where the table has no deals', () => {
    const goods = table('england france', 'year 1625   england: $3, ships S04   france: $3   turn of england')
    expect(goods.refusal('france deal 1 england france + england money 1')).toBe('G1f/only-voyages')
    const off = position('england france', 'year 1608   england: $3   france: $3   turn of england')
    expect(off.why('france deal 1 england france + england money 1')?.key).toBe('deals-off')
  })

  test('G1/not-now: in the goods year there is nothing to deal about', () => {
    const game = table('england france', 'year 1602   england: $3, ships S04   france: $3   begin goods-year')
    const terms = { id: '1', by: 0, to: 1, secret: false, parts: [{ from: 0, kind: 'money', args: [1] }] }
    expect(dealProblems(paxHispanica, game.state, terms, 0)[0].problem).toMatchObject({ rule: 'G1', key: 'not-now' })
  })

  test('G1g: cards received fall under the Hand Limit when the play year ends', () => {
    const game = table(
      'england france',
      'year 1608, order france england   england: hand S10 haven-tortuga   france: hand C21   begin play-year',
    )
    game.play('france end-turn', 'france deal 1 england france + england market-card unsaid = S10')
    game.play('england end-turn')
    expect(game.waiting()).toEqual(['france'])
    expect(game.choices('france')).toEqual(['discard C21', 'discard S10'])
  })

  test('D3 example: red interrupts the sale and buys the Ship card for $6', () => {
    const game = table(
      'spain england france',
      `year 1612, order spain france england
       england: $6, figure buccaneer-1   france: $0, hand S10   begin play-year`,
      { haven: ['haven-roatan'] },
    )
    // He is about to sell it for $1.
    game.play('spain end-turn')
    expect(game.choices('france')).toContain('sell S10')
    game.play('france deal 1 england france + england money 6 + france market-card S10 = S10')
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([0, 6])
    expect(holds(game.state, RED, game.card('S10'))).toBe(true)
    expect(game.refusal('france sell S10')).toBeDefined()
    // In his own turn the buyer plays and Anchors it.
    game.play('france end-turn', 'england play S10', 'england use ship')
    expect(game.state.place[game.card('S10')]).toBe(SHIPS + RED)
    expect([game.state.fleet[RED], game.state.shipCount[RED]]).toEqual([PIRATING, 1])
  })
})

describe('G1a: what binds', () => {
  const mark = (game: ReturnType<typeof table>, kind: string, ...args: number[]) =>
    markOf(paxHispanica, game.state, { by: 0, to: 1 }, { from: 0, kind, args })

  test('G1a: this year binds and is held, a later one is only a word, Battle cards never bind, own words bind unheld', () => {
    const game = table('england france', 'year 1624   england: $3   france: $3   turn of england')
    expect(mark(game, 'money', 1)).toBe('handed')
    expect([mark(game, 'no-interdiction', 1624), mark(game, 'no-interdiction', 1625)]).toEqual(['held', 'word'])
    expect([mark(game, 'support', 0), mark(game, 'tactic', 1), mark(game, 'says')]).toEqual(['word', 'word', 'binding'])
  })

  test('G1a/pledged: not to attack a Site, with the deal that forbids it', () => {
    const game = table(
      'england france',
      `year 1625   england: ships S04 S05, fleet hewanorra, $1   france: $5
       barbados: france   tobago: france   turn of england`,
    )
    game.play('france deal 1 england france + england leave-alone barbados 1625 + france pay-when-home 1')
    expect(game.why('england attack barbados')).toEqual({
      key: 'pledged',
      rule: 'G1a',
      params: { deal: '1', partner: 'france', until: 1625 },
    })
    expect(game.choices('england')).toContain('attack tobago')
  })

  test('G1a/over, G1a/nobodys: a promise about a year to come, and about what is there', () => {
    const game = table('england france', 'year 1624   england: $3   france: $3   barbados: england   turn of england')
    expect(game.refusal('france deal 1 england france + england leave-alone barbados 1624')).toBe('G1a/nobodys')
    expect(game.refusal('france deal 1 england france + england no-interdiction 1623')).toBe('G1a/over')
  })

  test('G1a: a word about a side in a battle may be broken, and the breach is told', () => {
    const game = table(
      'england france netherlands',
      `year 1625   england: ships S04, fleet hewanorra   france: $2
       barbados: spain, slave   tobago: france   martinique: netherlands   turn of england`,
    )
    game.play('england attack barbados', 'france deal 1 england france + france support fleet')
    game.play('france support-target', 'netherlands support-target')
    expect(game.told('deal-broken')).toEqual([[1, 0]])
  })

  test('G1a/pledged: not to interdict the other', () => {
    const game = table(
      'england france',
      `year 1625   england: ships S10, fleet curacao, $2   france: ships S01, hand haven-curacao   interdiction of england`,
    )
    game.play('england deal 1 france england + france no-interdiction 1625 + england pay-when-home 2')
    expect(game.refusal('france interdict')).toBe('G1a/pledged')
  })
})

describe('G1b: terms before a sea battle', () => {
  const met = (ships = 'S10 S11') =>
    table(
      'england france',
      `year 1625
       england: ships ${ships}, fleet curacao, $4, cargo chest
       france: ships S01, hand haven-curacao, $1
       interdiction of england`,
    ).play('france interdict')

  test('AMB-84, G1b: ransom instead of the battle: the pirates go back, the fleet goes on', () => {
    const game = met().play('england deal 1 france england + france let-go + england money 3')
    expect(game.told('parted-on-terms')).toEqual([[RED, BLUE]])
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([1, 4])
    expect(game.state.fleet[BLUE]).toBe(PIRATING)
    expect([game.state.fleet[RED], game.state.cargoChests[RED]]).toEqual([game.zone('curacao'), 1])
    expect(game.told('sea-battle-fought')).toEqual([])
  })

  test('G1b/pledged: surrender for mercy: no PLUNDER Ship is sunk, though it could be', () => {
    const hard = met('S10 S04').play('england surrender')
    expect(hard.choices('france')).toEqual(['sink S04', 'spare'])
    const game = met('S10 S04').play('france deal 1 england france + england surrender + france mercy')
    expect(game.told('surrendered')).toEqual([[RED, BLUE]])
    expect(game.choices('france')).toEqual(['spare'])
    expect(game.refusal('france sink S04')).toBe('G1b/pledged')
    game.play('france spare')
    expect(game.state.place[game.card('S04')]).toBe(SHIPS + RED)
    expect(game.told('deal-broken')).toEqual([])
  })

  test('G1b/only-terms, G1b/not-your-fleet, G1b/let-go-or-surrender, G1/only-play-year', () => {
    const game = met()
    expect(game.refusal('england deal 1 france england + england money 1')).toBe('G1b/only-terms')
    expect(game.refusal('england deal 1 france england + england let-go')).toBe('G1b/not-your-fleet')
    expect(game.refusal('england deal 1 france england + france surrender')).toBe('G1b/not-your-fleet')
    expect(game.refusal('england deal 1 france england + france let-go + england surrender')).toBe(
      'G1b/let-go-or-surrender',
    )
    expect(game.refusal('england deal 1 france england + france let-go + france haven-card unsaid')).toBe(
      'G1/only-play-year',
    )
  })
})

describe('G1c: tribute before a land battle', () => {
  const attacked = () =>
    table(
      'england france netherlands',
      `year 1625   england: ships S04 S05, fleet hewanorra   france: $1, hand haven-tortuga
       barbados: france   tobago: netherlands   turn of england`,
    ).play('england attack barbados')

  test('G1c: paid, there is no battle and no attack is used up; the Site is safe from this fleet', () => {
    const game = attacked()
    expect([game.waiting(), game.choices('england')]).toEqual([['england'], ['fight']])
    game.play('france deal 1 england france + england spare barbados + france money 1')
    expect(game.told('land-battle-fought')).toEqual([])
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([1, 0])
    expect(game.refusal('england attack barbados')).toBe('G1c/pledged')
    expect(game.choices('england')).toContain('attack tobago')
  })

  test('G1c: whoever has asked for a tribute fights if it is refused; a word with an ally binds nobody', () => {
    const { state } = attacked()
    const commits = (by: number, to: number) => paxHispanica.deals!.commits!(state, by, to)
    expect([commits(0, 1), commits(1, 0), commits(0, 2), commits(2, 1)]).toEqual([true, false, false, false])
  })

  test('G1c: a Haven card will do as well', () => {
    const game = attacked().play(
      'france deal 1 england france + england spare barbados + france haven-card unsaid = haven-tortuga',
    )
    expect(holds(game.state, RED, game.card('haven-tortuga'))).toBe(true)
  })

  test('G1c: refused, the battle is fought; an ownerless target cannot pay', () => {
    const fought = attacked().play('england fight', 'netherlands support-target')
    expect(fought.told('land-battle-fought')).toHaveLength(1)
    const wild = table(
      'england france',
      'year 1625   england: ships S04 S05, fleet hewanorra   barbados: spain   turn of england',
    )
    expect(wild.play('england attack barbados').told('land-battle-fought')).toHaveLength(1)
  })

  test('G1c/no-battle, G1c/only-tribute, G1c/only-support', () => {
    const game = attacked()
    expect(game.refusal('france deal 1 england france + england spare tobago')).toBe('G1c/no-battle')
    expect(game.refusal('france deal 1 england france + france money 1')).toBe('G1c/only-tribute')
    expect(game.refusal('netherlands deal 1 england netherlands + england says "help"')).toBe('G1c/only-support')
  })
})

describe('G1d: auctions', () => {
  test('G1 example: blue lends $4 to red to stop purple; it comes back when the year ends', () => {
    const game = table(
      'spain england france',
      'year 1603, order spain england france   spain: $3   england: $0   france: $5   display: S10   begin auction-year',
      { market: ['S15'] },
    )
    game.play('spain auction ship', 'spain bid 3')
    game.play('france deal 1 england france + france money 4 + england repay 4')
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([4, 1])
    game.play('england bid 4', 'france bid 0')
    expect(holds(game.state, RED, game.card('S10'))).toBe(true)
    expect(game.state.deals[0].pledges[0]).toMatchObject({ kind: 'repay', mark: 'held', until: 1603 })
    game.state.year = 1604
    const [nation] = game.waiting()
    game.play(`${nation} ${game.choices(nation)[0]}`)
    expect(game.events.find(event => event.kind === 'deal-paid')?.deal).toMatchObject({ due: 4, paid: 0 })
  })

  test('G1d: money lent for a bid comes back if somebody else wins', () => {
    const game = table('england france', 'year 1603   england: $4   france: $5   display: S10   turn of england', {
      market: ['S15'],
    })
    game.play('france deal 1 england france + england money 2 + france return-unless-won 2')
    game.play('england auction ship', 'england bid 2', 'france bid 1')
    expect(game.events.find(event => event.kind === 'deal-paid')?.deal).toMatchObject({ due: 2, paid: 2 })
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([2, 5])
  })

  test('G1d/only-loans, G1d/no-auction', () => {
    const game = table('england france', 'year 1603   england: $4   france: $5   display: S10   turn of england')
    expect(game.refusal('france deal 1 england france + england money 2')).toBe('G1d/only-loans')
    const play = table('england france', 'year 1608   england: $4   france: $5   turn of england')
    expect(play.refusal('france deal 1 england france + england return-unless-won 2')).toBe('G1d/no-auction')
  })

  /** England's auction has ended in a tie of France and the Netherlands at $3; each has $4. */
  const tie = () =>
    table(
      'england france netherlands',
      'year 1603   england: $1   france: $4   netherlands: $4   display: S10   turn of england',
      { market: ['S15'] },
    ).play('england auction ship', 'england bid 0', 'france bid 3', 'netherlands bid 3')

  test('G1d/pledged: the initiator sells the choice among tied bidders', () => {
    const game = tie()
    expect(game.refusal('england deal 1 france england + england award england')).toBe('G1d/not-tied')
    expect(game.refusal('england deal 1 france england + france money 1')).toBe('G1d/only-the-choice')
    game.play('england deal 1 france england + england award france + france money 1')
    expect(game.choices('england')).toEqual(['award france'])
    expect(game.refusal('england award netherlands')).toBe('G1d/pledged')
  })

  test('AMB-85, G1d/owes-bid: of $4 a tied bidder of $3 has only $1 to give, and then pays his bid', () => {
    const game = tie()
    expect(game.refusal('england deal 1 france england + england award france + france money 2')).toBe('G1d/owes-bid')
    game.play('england deal 1 france england + england award france + france money 1', 'england award france')
    expect(game.state.money[BLUE]).toBe(0)
  })
})

describe('G1e: choices for sale', () => {
  /** England has an Apostasy that shows up and right; France has two Ships up and a Peerage right. */
  const torn = () =>
    table(
      'england france netherlands',
      `year 1604, order netherlands england france
       england: figure colonist-1, hand C21   france: $4, relics 1, hand C08, ships S10 S13, peers R16
       turn of england`,
    )

  test('G1e example: $4 to choose the Peerage rather than the Ships', () => {
    const game = torn().play('england deal 1 france england + france money 4 + england choose-nudge right')
    game.play('england play C21', 'england use apostasy')
    expect(game.choices('england')).toEqual(['purge right'])
    expect(game.refusal('england purge up')).toBe('G1e/pledged')
    game.play('england purge right')
    expect(['S10', 'S13'].map(ship => game.state.place[game.card(ship)])).toEqual([SHIPS + BLUE, SHIPS + BLUE])
    expect(game.state.peers).not.toContain(game.card('R16'))
    expect([game.state.money[BLUE], game.state.money[RED], game.told('deal-kept')]).toEqual([0, 4, [[0, 1]]])
  })

  test('G1e example: a Relic and a Market card for no Apostasy at all', () => {
    const game = torn().play(
      'england deal 1 france england + france relic + france market-card unsaid = C08 + england forgo apostasy',
    )
    expect([game.state.relics[RED], game.state.relics[BLUE]]).toEqual([1, 0])
    expect(holds(game.state, RED, game.card('C08'))).toBe(true)
    game.play('england play C21')
    expect(game.refusal('england use apostasy')).toBe('G1e/pledged')
    expect(['S10', 'S13'].map(ship => game.state.place[game.card(ship)])).toEqual([SHIPS + BLUE, SHIPS + BLUE])
    expect(game.state.peers).toContain(game.card('R16'))
  })

  /** England is the ARCHBISHOP, and a sail year begins. */
  const archbishop = () =>
    table(
      'england france',
      `year 1613, order england france   england: peers R04   france: $3
       bahoruco: cathedral england   boriken: cathedral england   begin archbishop`,
    )

  test('G1e, PR-archbishop: which Cathedral is refilled first is for sale, in any year', () => {
    const game = archbishop()
    expect(game.refusal('france deal 1 england france + france money 1')).toBe('G1e/only-the-choice')
    expect(game.refusal('france deal 1 england france + england answer-site accompong')).toBe('G1e/no-choice')
    game.play('france deal 1 england france + england answer-site boriken + france money 1')
    expect(game.choices('england').every(choice => choice.startsWith('refill boriken'))).toBe(true)
    expect(game.why('england refill bahoruco england')?.key).toBe('pledged')
  })

  test('G1e, PR-archbishop: so is doing without', () => {
    const game = archbishop().play('france deal 1 england france + england answer done + france money 2')
    expect(game.choices('england')).toEqual(['done'])
  })

  test('G1e, PR-man-iron-mask: whose Peerage goes is for sale', () => {
    const game = table(
      'england france netherlands',
      `year 1604, order netherlands england france   netherlands: figure colonist-1
       england: peers R18   france: $2, peers R16   netherlands: peers R17   begin play-year`,
    )
    expect(game.choices('england')).toEqual(['unmask R16', 'unmask R17', 'decline'])
    expect(game.refusal('france deal 1 england france + england answer-card R18')).toBe('G1e/no-choice')
    game.play('france deal 1 england france + england answer-card R17 + france money 2')
    expect(game.choices('england')).toEqual(['unmask R17'])
  })

  test('G1e, PR-asiento-spanish: what an ASIENTO counts as is for sale, on arrival in EUROPE', () => {
    const game = table(
      'england france',
      'year 1625   england: peers R05, ships S01, fleet tortuga, cargo chest   france: $2   turn of england',
    ).play('england europe')
    game.play('france deal 1 england france + england answer-legality plunder + france money 1')
    expect(game.choices('england')).toEqual(['asiento plunder'])
    game.play('england asiento plunder')
    expect(game.told('deal-kept')).toEqual([[0, 1]])
  })

  test('G1/anchored: no Ship and no Peerage is ever traded', () => {
    expect(torn().refusal('france deal 1 england france + france anchored')).toBe('G1/anchored')
  })

  test('G1a/pledged: no Tax against the other', () => {
    const game = torn()
    expect(game.refusal('france deal 1 england france + england answer pay')).toBe('G1e/no-choice')
    game.play('france deal 1 england france + england no-target tax')
    expect(game.state.deals[0].pledges[0].mark).toBe('held')
  })
})

describe('G1f and deliveries', () => {
  test('D4 example: purple pays $2 for Labor that blue brings to Santo Domingo', () => {
    const game = table(
      'spain england france',
      `year 1613, order spain france england   spain: $2   france: ships S04, $0
       accompong: indigenous   santo-domingo: spain   turn of france`,
      { haven: ['haven-roatan'] },
    )
    game.play('france deal 1 spain france + spain pay-on-delivery santo-domingo 2 + france deliver santo-domingo')
    game.play('france sail port-royal', 'france enslave accompong', 'france sail ile-a-vache')
    // He has promised it: nothing else is left to do, and the refusal says so.
    expect(game.choices('france')).toEqual(['unload indigenous santo-domingo'])
    expect(game.refusal('france sail port-royal')).toBe('G1/pledged')
    expect(game.state.money[PURPLE]).toBe(2)
    game.play('france unload indigenous santo-domingo')
    expect(game.state.meeple[game.site('santo-domingo')]).toBe(INDIGENOUS)
    expect([game.state.money[PURPLE], game.state.money[BLUE]]).toEqual([0, 2])
    expect(game.told('deal-kept')).toEqual([[2, 0]])
    game.play('france pirating')
    expect(game.state.fleet[BLUE]).toBe(PIRATING)
  })

  test('E3b example: the owner of St. Domingue pays $3 for the delivery', () => {
    const game = table(
      'england france',
      'year 1625   england: ships S04   france: $3   calusa: indigenous   st-domingue: france   turn of england',
    )
    game.play('england deal 1 france england + france pay-on-delivery st-domingue 3')
    game.play('england sail barataria-bay', 'england enslave calusa', 'england sail new-providence')
    game.play('england sail tortuga', 'england unload indigenous st-domingue')
    // The Calusa are Labor of the vacant Colony now.
    expect(game.state.meeple[game.site('st-domingue')]).toBe(INDIGENOUS)
    expect(game.state.meeple[game.site('calusa')]).not.toBe(INDIGENOUS)
    expect([game.state.money[RED], game.state.money[BLUE]]).toEqual([3, 0])
  })

  test('F5c example: Spain supports the Dutch and is given half the loot, as promised', () => {
    const game = position(
      'spain netherlands france',
      `year 1625   netherlands: ships S08 S16, $0   spain: $0
       porto-bello: spain, slave, chest   new-edinburgh: france, citizen, chest, relic   france: $1
       turn of netherlands`,
      { options: { ...options, edition: 'en' }, otherwise },
    )
    game.play('netherlands sail islas-del-rosario', 'netherlands load chest porto-bello')
    game.play('spain deal 1 netherlands spain + spain support fleet + netherlands pay-when-home 2')
    expect(game.state.deals[0].pledges.map(({ kind, mark }) => [kind, mark])).toEqual([
      ['support', 'word'],
      ['pay-when-home', 'held'],
    ])
    game.play('netherlands attack new-edinburgh', 'netherlands fight', 'spain support-fleet', 'france pay')
    expect(game.told('deal-kept')).toEqual([[0, 2]])
    const orange = game.nation('netherlands')
    expect(game.state.cargoChests[orange]).toBe(2)
    for (const zone of ['old-providence', 'caymanes', 'barataria-bay', 'new-providence'])
      game.play(`netherlands sail ${zone}`)
    expect(game.state.money[PURPLE]).toBe(0)
    game.play('netherlands europe')
    // The two Chests bring $4, half of it for Spain; $1 of the Sacking came before.
    expect([game.state.money[PURPLE], game.state.money[orange]]).toEqual([2, 3])
    expect(game.events.find(event => event.kind === 'deal-paid')?.deal).toMatchObject({ due: 2, paid: 2 })
  })

  test('G1f, G1f/no-money, G1f/pledged: whoever has a dollar may pay the bribe of a SMUGGLER at sea, who then smuggles', () => {
    const game = table(
      'spain england france netherlands',
      `year 1625   england: ships S02, fleet islas-del-rosario   france: $1   porto-bello: spain, slave, chest   turn of england`,
    )
    expect(game.refusal('england deal 1 netherlands england + netherlands bribe-fee')).toBe('G1f/no-money')
    game.play('england deal 1 france england + france bribe-fee + england smuggle porto-bello')
    expect(game.choices('england')).toEqual(['bribe chest porto-bello'])
    expect(game.refusal('england sail port-royal')).toBe('G1f/pledged')
    game.play('england bribe chest porto-bello')
    expect([game.state.money[BLUE], game.state.money[PURPLE]]).toEqual([0, 1])
  })

  test('G1f/no-smuggler: only the bribe of a SMUGGLER at sea', () => {
    const game = table('england france', 'year 1625   england: ships S04   france: $3   turn of england')
    expect(game.refusal('england deal 1 france england + france bribe-fee')).toBe('G1f/no-smuggler')
  })

  test('G1/no-sail-year, G1/no-vacant-colony', () => {
    const play = table('england france', 'year 1608   england: $4   france: $5   turn of england')
    expect(play.refusal('france deal 1 england france + england deliver barbados')).toBe('G1/no-sail-year')
    const sail = table('england france', 'year 1625   england: ships S04   france: $3   turn of england')
    expect(sail.refusal('france deal 1 england france + england deliver barbados')).toBe('G1/no-vacant-colony')
  })
})

test('H0-deals: alone there is nobody to deal with', () => {
  const game = position('england', 'year 1608   turn of england', { otherwise })
  expect(game.why('england deal 1 england spain + england money 1')).not.toBeUndefined()
})
