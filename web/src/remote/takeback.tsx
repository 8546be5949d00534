import { Button } from '@spanish-main/ui'
import { useTableContext } from '../play/context.ts'
import type { Remote } from './use-remote.ts'

/** Somebody asks to go back past what was learnt: those affected say yes or no. */
export function TakebackBox({ remote }: { remote: Remote }) {
  const { props, seatName } = useTableContext()
  const { say, table } = props
  const asked = remote.told?.takeback
  if (asked === undefined) return undefined
  const { seat, to, needed, consents } = asked
  const mayAnswer = table.seat >= 0 && (needed & ~consents & (1 << table.seat)) !== 0
  const count = table.moves - to
  return (
    <section className="together-bar" data-kind="ask" role="alertdialog" aria-label={say('takeback.title')}>
      <p>
        <b>{say('takeback.asks', { name: seatName(seat), count })}</b> {say('takeback.dice')}
      </p>
      {mayAnswer ? (
        <>
          <Button kind="primary" shortcut="Y" onClick={() => void remote.ask('answer-takeback', { agrees: true })}>
            {say('takeback.yes')}
          </Button>
          <Button shortcut="N" onClick={() => void remote.ask('answer-takeback', { agrees: false })}>
            {say('takeback.no')}
          </Button>
        </>
      ) : (
        <span>{say('takeback.waiting')}</span>
      )}
    </section>
  )
}
