import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRecord, verify } from '@spanish-main/kernel'
import { expect, test } from 'vitest'
import { copyData } from './backup.ts'
import { loadGame } from './games.ts'
import { openStore } from './store/sqlite.ts'
import { openHouse, seatPeople } from './testing/house.ts'

test('a copy made while people play can be played on, and its records verify', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spanish-main-backup-'))
  const house = await openHouse()
  const { id, seats } = await seatPeople(house, ['Ann', 'Ben'])
  let copied: Promise<void> | undefined
  for (let i = 0; i < 12; i++) {
    if (i === 4) copied = copyData(house.folder, folder)
    const { waiting } = (await house.call('GET', `/api/tables/${id}`)).body.seen.told
    const key = seats[31 - Math.clz32(waiting & -waiting)]
    const { decision, moves } = (await house.call('GET', `/api/tables/${id}/moves`, { key })).body
    await house.call('POST', `/api/tables/${id}/move`, { key, body: { decision, text: moves[0] } })
  }
  await copied
  await house.close()
  const store = openStore(folder)
  const record = parseRecord(`${(await store.load(id))!.head}\n\n${(await store.lines(id)).join('\n')}`)
  expect(verify((await loadGame('cove'))!.game, record).problems).toEqual([])
  await store.close()
  const again = await openHouse({ folder })
  const seen = (await again.call('GET', `/api/tables/${id}`, { key: seats[0] })).body.seen
  expect(seen.table.condition).toBe('good')
  expect(seen.told.moves).toBeGreaterThanOrEqual(4)
  await again.close()
  rmSync(folder, { recursive: true })
})

test('where there are no tables nothing is copied, and the sentence says so', async () => {
  await expect(copyData('/nowhere', '/nowhere/copy')).rejects.toThrow('There are no tables in /nowhere.')
})
