// What every game's entry promises is so: the lobby and the command line believe it unseen.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entry as cove } from '@spanish-main/kernel/fixture/entry'
import { entryProblems } from '@spanish-main/kernel/harness'
import { expect, test } from 'vitest'
import { entries, findGame } from './games.ts'

const folders = join(import.meta.dirname, '..', 'games')

test('every folder of a game is in the list', () => {
  expect(entries.map(entry => entry.id).sort()).toEqual(readdirSync(folders).sort())
})

test.each([...entries, cove])('$id keeps its promises', async entry => {
  expect(await entryProblems(entry, async () => Object.keys((await findGame(entry.id, true)).bots))).toEqual([])
})

test('a promise that is not kept is named', async () => {
  const odd = {
    ...cove,
    modes: [{ ...cove.modes[0], seats: [2, 3, 5], moot: ['depth'] }],
    bots: ['captain'],
    quick: { seats: 3, options: { short: 3 } },
  }
  expect(await entryProblems(odd, async () => ['random'])).toEqual([
    'no mode is for 4',
    'mode table for 5: cove is played by 2, 3, 4 seats, not by 5.',
    'mode table: there is no option depth',
    'the quick table for 3: Option short takes false, true, not 3.',
    'there is no bot captain',
    'nobody is told of the bot random',
  ])
})
