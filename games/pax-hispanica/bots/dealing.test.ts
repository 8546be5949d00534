import { fastChance } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { hasForsworn } from '../rules/g1-promises.ts'
import { RED } from '../rules/state.ts'
import { position } from '../scenario.ts'
import { worthOfZone } from './sailing.ts'

test('G1c: a Site that a fleet has promised to spare draws it nowhere', () => {
  const game = position(
    'england france netherlands',
    `year 1625   england: ships S04 S05 S10, fleet hewanorra   france: $1
     barbados: france   turn of england`,
    { options: { negotiation: true }, otherwise: fastChance(3) },
  )
  const zone = game.zone('hewanorra')
  const before = worthOfZone(game.state, RED, zone)
  game.play('england attack barbados', 'france deal 1 england france + england spare barbados + france money 1')
  expect(hasForsworn(game.state, 0, game.site('barbados'))).toBe(true)
  expect(worthOfZone(game.state, RED, zone)).toBeLessThan(before)
})
