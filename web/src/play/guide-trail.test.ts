import type { State } from '@spanish-main/kernel'
import type { GuideStep, TableView } from '@spanish-main/ui'
import { describe, expect, it } from 'vitest'
import { arrived, back, next, UNSEEN } from './guide-trail.ts'

const at = (moves: number) => ({ moves }) as TableView<State>
const step = (key: string, moves?: number): GuideStep<State> =>
  moves === undefined ? { key } : { key, when: table => table.moves === moves }

const steps = [step('hall', 0), step('stairs'), step('garden', 1), step('gate'), step('road', 2)]

describe('the trail of a guide', () => {
  const begun = arrived(steps, at(0), UNSEEN)

  it('opens with the step whose situation is there', () => {
    expect(begun).toEqual({ seen: [0], at: 0 })
    expect(arrived(steps, at(0), begun)).toBe(begun)
    expect(arrived(steps, at(9), UNSEEN)).toBe(UNSEEN)
  })

  it('goes on by itself to what follows, and waits before the next situation', () => {
    const stairs = next(steps, begun)!
    expect(stairs).toEqual({ seen: [0, 1], at: 1 })
    expect(next(steps, stairs)).toBeUndefined()
    expect(arrived(steps, at(1), stairs)).toEqual({ seen: [0, 1, 2], at: 2 })
  })

  it('leaves out what nobody stopped for', () => {
    expect(arrived(steps, at(2), begun)).toEqual({ seen: [0, 4], at: 1 })
  })

  it('tells what the table passed by first, where a step is told anyway', () => {
    const told = steps.map(one => (one.key === 'garden' ? { ...one, anyway: true as const } : one))
    const late = arrived(told, at(2), begun)
    expect(late).toEqual({ seen: [0, 2, 4], at: 1 })
    expect(next(told, late)).toEqual({ seen: [0, 2, 4], at: 2 })
    expect(arrived(told, at(2), late)).toBe(late)
    expect(arrived([...told, step('end')], at(2), begun)).toEqual({ seen: [0, 4], at: 1 })
  })

  it('goes back and forth over what was seen, and the table calls it to the end again', () => {
    const garden = arrived(steps, at(1), begun)
    const hall = back(garden)!
    expect(hall).toEqual({ seen: [0, 2], at: 0 })
    expect(back(hall)).toBeUndefined()
    expect(next(steps, hall)).toEqual(garden)
    expect(arrived(steps, at(2), hall)).toEqual({ seen: [0, 2, 4], at: 2 })
  })

  it('ends after the last step, and repeats none', () => {
    const road = arrived(steps, at(2), begun)
    expect(next(steps, road)).toBeUndefined()
    const late = arrived(steps, at(1), road)
    expect(late).toEqual({ seen: [0, 4, 2], at: 2 })
    expect(next(steps, next(steps, late)!)).toBeUndefined()
  })
})
