import { finish, type Result, type World } from '@spanish-main/kernel'
import { goalOf, settleGoal } from './campaign.ts'
import { seatAt } from './mb2-round.ts'
import { scoreCards, scoreNations } from './mb11-scoring.ts'
import { jeanFinal } from './mb12-jean-scoring.ts'
import { gainDoubloons } from './mb14-gains.ts'
import { compareWithJacques } from './mu5-jacques.ts'
import { hasModule } from './players.ts'
import { FOUND, FREED, JACQUES, JACQUES_MODULE, JEAN, type Maracaibo, SEARCH } from './state.ts'
import { tables } from './tables.ts'
import { by, call, decision, move, no, repeat, sequence, step, tell } from './words.ts'

/** Ways the game can end. */
export const ENDINGS = ['most-points', 'alone-won', 'alone-lost', 'together-won', 'together-lost'] as const
const MOST_POINTS = 0
const ALONE_WON = 1
const ALONE_LOST = 2
const TOGETHER_WON = 3
const TOGETHER_LOST = 4

const FIFTEEN = no('MU-7.5', 'fifteen')

/** SM-10. */
export const final = sequence('final', [
  step('MB-11.6', (g, _frame, world) => {
    for (let seat = 0; seat < g.seats; seat++) scoreCards(g, seat, world)
    scoreNations(g, world)
    if (g.opponent === JEAN) jeanFinal(g, world)
    if (g.opponent === JACQUES) compareWithJacques(g, world)
  }),
  repeat('MR-38', (g, frame) => {
    if (!hasModule(g, SEARCH) || g.luysa !== FOUND || frame.asked >= g.seats) return false
    const seat = seatAt(g, frame.asked++)
    if (g.doubloons[seat] >= tables.pack.search.ransom) call(g, 'ransom', seat)
    return true
  }),
  step('MU-11.5', g => {
    if (goalOf(g) === 'vote-for-the-nations') call(g, 'vote')
  }),
  step('MB-11.11', (g, _frame, world) => end(g, world)),
])

/** DC-24. */
export const ransom = decision('ransom', {
  rule: 'MU-7.5',
  moves: {
    pay: move({
      rule: 'MU-7.5',
      refuse: (g, seat) => (g.doubloons[seat] < tables.pack.search.ransom ? FIFTEEN : undefined),
      play(g, seat, world) {
        gainDoubloons(g, seat, -tables.pack.search.ransom, world)
        g.luysa = FREED
        tell(world, g, 'MU-7.5', 'freed', seat)
      },
    }),
    refuse: move({ rule: 'MU-7.5', play: () => undefined }),
  },
})

/** DC-25. The table votes which way the story goes; a tie follows the winner. */
export const vote = decision('vote', {
  rule: 'MU-11.5',
  who: g => (1 << g.seats) - 1,
  moves: { nations: move({ rule: 'MU-11.5' }), uprising: move({ rule: 'MU-11.5' }) },
  reveal(g, _frame, world, answers) {
    let nations = 0
    for (let seat = 0; seat < g.seats; seat++) if (answers.move(seat) === 'nations') nations++
    const tie = nations * 2 === g.seats
    const winner = standing(g).indexOf(1)
    settleGoal(g, tie ? answers.move(winner) === 'nations' : nations * 2 > g.seats, world)
  },
})

/** MB-11.11. Most points; then more doubloons; then the later place in the first turn order. */
export function standing(g: Maracaibo): number[] {
  const order = (seat: number) => (seat - g.starter + g.seats) % g.seats
  const better = (a: number, b: number): boolean => {
    if (g.points[a] !== g.points[b]) return g.points[a] > g.points[b]
    if (g.doubloons[a] !== g.doubloons[b]) return g.doubloons[a] > g.doubloons[b]
    return order(a) > order(b)
  }
  return g.points.map((_, seat) => 1 + g.points.filter((__, other) => other !== seat && better(other, seat)).length)
}

/** MU-11.3, MU-11.4. What the table needs to win together. */
export function tableWins(g: Maracaibo): boolean {
  const cleared = g.markers.every(n => n === 0)
  const ahead = g.points.every(points => points > g.aPoints)
  return cleared && ahead && (!hasModule(g, SEARCH) || (by('MU-11.4') && g.luysa === FREED))
}

function end(g: Maracaibo, world: World): void {
  const points = [...g.points]
  if (hasModule(g, JACQUES_MODULE)) {
    const won = tableWins(g)
    if (goalOf(g) === 'rescue-won') settleGoal(g, won, world)
    const places = points.map(() => (won ? 1 : 2))
    const rival = { place: won ? 2 : 1, points: g.aPoints }
    finish(g, won ? TOGETHER_WON : TOGETHER_LOST, { places, points, together: won ? 'won' : 'lost', rival })
    return
  }
  if (g.opponent > 0) {
    if (g.opponent === JACQUES) by('MU-5.10')
    const won = g.points[0] > g.aPoints
    judgeWinner(g, 0, world)
    const result: Result = { places: [won ? 1 : 2], points, rival: { place: won ? 2 : 1, points: g.aPoints } }
    finish(g, won ? ALONE_WON : ALONE_LOST, result)
    return
  }
  const places = standing(g)
  judgeWinner(g, places.indexOf(1), world)
  finish(g, MOST_POINTS, { places, points })
}

function judgeWinner(g: Maracaibo, winner: number, world: World): void {
  if (goalOf(g) === 'winner-liberated-three') settleGoal(g, g.liberated[winner] >= 3, world)
}
