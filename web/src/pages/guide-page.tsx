import { useEffect, useState } from 'react'
import { useKit } from '../kit.ts'
import { createTable } from '../local/store.ts'
import { importText, lessonOf } from '../local/transfer.ts'
import { Loading, Message } from '../message.tsx'
import { go } from '../router.tsx'
import { loadPlayable } from '../rules.ts'
import { useText } from '../text.ts'

/** Sets up the prepared position of a game's guided first turn, and goes there. */
export function GuidePage({ game }: { game: string }) {
  const { say } = useText()
  const kit = useKit(game)
  const [failed, setFailed] = useState(false)
  const guide = kit.kind === 'there' ? kit.it.board?.guide : undefined
  useEffect(() => {
    if (guide === undefined) return
    const prepare = async () => {
      const record = await guide.record()
      const { row } = await importText(record, loadPlayable, Date.now())
      const pupil = { kind: 'person' as const, name: say('new.player', { number: 1 }) }
      const holders = row.holders.map((holder, seat) => (seat === guide.seat ? pupil : holder))
      const lesson = lessonOf(record, guide.seat, pupil)
      await createTable({ ...row, holders, name: say('guide'), guided: true }, lesson.record, lesson.secret)
      go(`/table/${row.id}`, 'replace')
    }
    prepare().catch(() => setFailed(true))
  }, [guide, say])
  if (failed) return <Message title="guide.none" body="guide.none.body" />
  if (kit.kind === 'failed' || (kit.kind === 'there' && guide === undefined)) {
    return <Message title="game.none" body="game.none.body" />
  }
  return <Loading />
}
