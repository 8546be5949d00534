import { drawFrom, hide, reveal, show, type World } from '@spanish-main/kernel'
import { gainCombat, gainDoubloons, give, trigger } from './mb14-gains.ts'
import { hasModule, isBought, isFreeing, markersOnMap, measure, switched } from './players.ts'
import { FREEING, type Maracaibo, NATIONS, PLACE, STREAM, TOKEN0, TOKENS, UPRISING } from './state.ts'
import { TRIGGER, tables } from './tables.ts'
import { by, call, decision, move, no, pending, repeat, sequence, step, tell, top } from './words.ts'

const NONE_LEFT = no('MB-10.8', 'none-left')
const NOT_DRAWN = no('MU-9.5', 'not-drawn')
const ONE_STANCE = no('MU-4.2', 'one-stance')
const MODULE_OFF = no('MU-4.2', 'module-off')
const ONLY_AGAINST = no('MU-6.2', 'only-against')
const NO_MONEY = no('MR-40', 'no-money')

/** Sides of a turn. */
export const FOR = 1
export const AGAINST = 2

/** Bit of the combat's state that says it is over. */
export const OVER = 64

export const combatFrame = (g: Maracaibo) => pending(g, 'combat')!

/** Whether the combat is one against a nation under the Uprising module, where cards do not help. */
export const isAgainst = (g: Maracaibo): boolean => combatFrame(g).state[0] === AGAINST && !isFreeing(g)

/** SM-13. */
export const combat = sequence('combat', [
  step('MB-10.1', (g, frame, world) => {
    const points = measure(g, frame.seat, 'COMBAT_START')
    if (points > 0) gainCombat(g, frame.seat, points, world)
    refillPiles(g)
    call(g, 'draw-token', frame.seat)
  }),
  step('MB-10.2', (g, frame) => call(g, 'choose-side', frame.seat)),
  step('MB-10.2', (g, frame) => {
    const { bonus, cost } = tables.tokens[frame.token]
    if (bonus >= 0) give(g, frame.seat, bonus)
    if (cost > 0) call(g, 'token-cost', frame.seat)
  }),
  repeat('MB-10.4', (g, frame) => {
    if ((frame.state[1] & OVER) !== 0) return false
    call(g, 'fight', frame.seat)
    return true
  }),
  step('MB-10.7', (g, frame, world) => {
    g.tokens[frame.seat]++
    tell(world, g, 'MB-10.7', 'fight-over', frame.seat, frame.value)
    if (!isAgainst(g)) trigger(g, frame.seat, TRIGGER.TOKEN)
  }),
])

/** MR-4. When nothing is left to draw all tokens make new piles. Both piles are one bag: only their sizes differ. */
export function refillPiles(g: Maracaibo): void {
  if (tokensIn(g, 0) + tokensIn(g, 1) > 0) return
  by('MB-10.8')
  by('MR-4')
  let count = 0
  for (let card = TOKEN0; card < TOKEN0 + TOKENS; card++) {
    g.place[card] = PLACE.pile
    hide(g, card)
    count++
  }
  g.pileSize = [Math.ceil(count / 2), Math.floor(count / 2)]
}

export const tokensIn = (g: Maracaibo, pile: number): number => g.pileSize[pile] + g.underSize[pile]

/** The top token of a pile, still face down; what was put under a pile comes last. */
export function drawToken(g: Maracaibo, pile: number, place: number, world: World): number {
  const above = g.pileSize[pile] > 0
  const card = drawFrom(g, world, STREAM.tokens, above ? PLACE.pile : PLACE.under + pile, TOKEN0, TOKEN0 + TOKENS)
  if (above) g.pileSize[pile]--
  else g.underSize[pile]--
  g.place[card] = place
  return card
}

const piles = (_g: Maracaibo, _seat: number, offer: (pile: number) => void): void => {
  offer(0)
  offer(1)
}

/** DC-12. */
export const drawTokenChoice = decision('draw-token', {
  rule: 'MB-10.1',
  moves: {
    pile: move({
      rule: 'MB-10.1',
      args: ['pile'],
      offers: piles,
      refuse: (g, _seat, pile) => (tokensIn(g, pile) === 0 ? NONE_LEFT : undefined),
      play(g, seat, world, pile) {
        const card = drawToken(g, pile, PLACE.ship + seat, world)
        if (switched(g, seat, 'DRAW2TOKENS') && tokensIn(g, 0) + tokensIn(g, 1) > 0) {
          show(g, card, seat)
          call(g, 'draw-second', seat, card)
        } else openToken(g, seat, card, world)
      },
    }),
  },
})

function openToken(g: Maracaibo, seat: number, card: number, world: World): void {
  reveal(g, card)
  combatFrame(g).token = card - TOKEN0
  tell(world, g, 'MB-10.1', 'token-drawn', seat, card - TOKEN0)
}

/** MU-9.5. */
export const drawSecond = decision('draw-second', {
  rule: 'MU-9.5',
  moves: {
    pile: move({
      rule: 'MU-9.5',
      args: ['pile'],
      offers: piles,
      refuse: (g, _seat, pile) => (tokensIn(g, pile) === 0 ? NONE_LEFT : undefined),
      play(g, seat, world, pile, _b, _c, frame) {
        const card = drawToken(g, pile, PLACE.ship + seat, world)
        show(g, card, seat)
        call(g, 'keep-token', seat, frame.first, card)
      },
    }),
  },
})

export const keepToken = decision('keep-token', {
  rule: 'MU-9.5',
  moves: {
    keep: move({
      rule: 'MU-9.5',
      args: ['token', 'pile'],
      offers(g, _seat, offer) {
        const { first, second } = top(g, 'keep-token')
        for (let pile = 0; pile < 2; pile++) {
          offer(first - TOKEN0, pile)
          offer(second - TOKEN0, pile)
        }
      },
      refuse(g, _seat, token) {
        const { first, second } = top(g, 'keep-token')
        return TOKEN0 + token === first || TOKEN0 + token === second ? undefined : NOT_DRAWN
      },
      play(g, seat, world, token, pile, _c, frame) {
        const other = TOKEN0 + token === frame.first ? frame.second : frame.first
        g.place[other] = PLACE.under + pile
        g.underSize[pile]++
        tell(world, g, 'MU-9.5', 'token-under', seat, pile)
        openToken(g, seat, TOKEN0 + token, world)
      },
    }),
  },
})

/** MB-10.2, MB-14.4, MR-24. The token's bonus for a nation that alone has most or fewest markers. */
export function standingBonus(g: Maracaibo, nation: number, most: number, fewest: number): number {
  by('MB-14.4')
  const mine = markersOnMap(g, nation)
  let ahead = true
  let behind = true
  for (let other = 0; other < NATIONS; other++) {
    if (other === nation) continue
    const theirs = markersOnMap(g, other)
    if (theirs >= mine) ahead = false
    if (theirs <= mine) behind = false
  }
  if (!ahead && !behind) by('MR-24')
  return (ahead ? most : 0) + (behind ? fewest : 0)
}

/** MU-8.1. The combat value with which a side starts. */
export function startingValue(g: Maracaibo, seat: number, token: number, nation: number, side: number): number {
  const { values, most, fewest } = tables.tokens[token]
  if (side === AGAINST && !isFreeing(g) && by('MU-4.6')) return values[nation]
  const cards = measure(g, seat, 'FIGHT_FOR') + measure(g, seat, 'FIGHT_ANY')
  return values[nation] + cards + (isFreeing(g) ? 0 : standingBonus(g, nation, most, fewest))
}

function takeSide(g: Maracaibo, seat: number, nation: number, side: number, world: World): void {
  const frame = combatFrame(g)
  frame.nation = nation
  frame.value = startingValue(g, seat, frame.token, nation, side)
  frame.state = [side, 0]
  by('MR-27')
  g.stance = side
  tell(world, g, 'MB-10.2', 'fights', seat, side - 1, nation, frame.value)
  if (side === FOR) payPatrons(g, nation, world)
}

/** MU-9.4. */
function payPatrons(g: Maracaibo, nation: number, world: World): void {
  for (let seat = 0; seat < g.seats; seat++) {
    if (!switched(g, seat, 'PATRON')) continue
    for (const card of tables.cardsWith.patron) {
      if (isBought(g, seat, card) && g.mark[card] === nation + 1)
        gainDoubloons(g, seat, tables.pack.stated.patron, world)
    }
  }
}

const nations = (_g: Maracaibo, _seat: number, offer: (nation: number) => void): void => {
  for (let nation = 0; nation < NATIONS; nation++) offer(nation)
}

/** DC-13. */
export const chooseSide = decision('choose-side', {
  rule: 'MB-10.2',
  moves: {
    for: move({
      rule: 'MB-10.2',
      args: ['nation'],
      offers: nations,
      refuse(g) {
        if (isFreeing(g)) return ONLY_AGAINST
        return g.stance === AGAINST ? ONE_STANCE : undefined
      },
      play: (g, seat, world, nation) => takeSide(g, seat, nation, FOR, world),
    }),
    against: move({
      rule: 'MU-4.2',
      args: ['nation'],
      offers: nations,
      refuse(g) {
        if (!hasModule(g, UPRISING | FREEING)) return MODULE_OFF
        return g.stance === FOR ? ONE_STANCE : undefined
      },
      play: (g, seat, world, nation) => takeSide(g, seat, nation, AGAINST, world),
    }),
  },
})

/** MR-40. */
export const tokenCost = decision('token-cost', {
  rule: 'MR-40',
  moves: {
    pay: move({
      rule: 'MR-40',
      refuse: (g, seat) => (g.doubloons[seat] < tables.tokens[combatFrame(g).token].cost ? NO_MONEY : undefined),
      play: (g, seat, world) => gainDoubloons(g, seat, -tables.tokens[combatFrame(g).token].cost, world),
    }),
    lower: move({
      rule: 'MR-40',
      play(g) {
        combatFrame(g).value--
      },
    }),
  },
})
