import { Button, Dialog } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import { startTable } from '../local/client.ts'
import type { DiceProof } from '../local/protocol.ts'
import { useTableContext } from '../play/context.ts'
import { useRemote } from '../remote/use-remote.ts'

/** Where the dice come from, and the proof of it, worked out in this page. */
export function DiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { props } = useTableContext()
  const { say } = props
  const proof = useDiceProof(id)
  return (
    <Dialog title={say('dice.title')} onClose={onClose} closeLabel={say('act.cancel')}>
      <div className="dialog-body dice-proof">
        {proof === undefined ? <p role="status">{say('dice.working')}</p> : <Words proof={proof} />}
      </div>
      <footer className="dialog-foot">
        <Button kind="primary" onClick={onClose}>
          {say('act.understood')}
        </Button>
      </footer>
    </Dialog>
  )
}

/** A table of this browser is proven by its worker; one that is played elsewhere has only its promise yet. */
function useDiceProof(id: string): DiceProof | undefined {
  const remote = useRemote()
  const [proof, setProof] = useState<DiceProof>()
  const commitment = remote?.told?.commitment
  const nonces = remote?.seen.table.seats.map(({ nonce }) => nonce ?? '')
  useEffect(() => {
    let left = false
    const worker = startTable(
      () => undefined,
      () => undefined,
    )
    const promised: DiceProof | undefined =
      commitment === undefined
        ? undefined
        : {
            promises: [{ commitment, nonces: nonces ?? [], secret: undefined, kept: false }],
            ...{ level: 'unfinished', believed: [], problems: [], draws: 0, moves: 0 },
          }
    worker
      .ask('dice', id)
      .then(
        found => !left && setProof(found),
        () => !left && setProof(promised),
      )
      .finally(worker.close)
    return () => {
      left = true
    }
  }, [id, commitment])
  return proof
}

function Words({ proof }: { proof: DiceProof }) {
  const { props, seatName } = useTableContext()
  const { say } = props
  const { promises, level, problems, draws, moves, believed } = proof
  const last = promises[promises.length - 1]
  const promised = last !== undefined && last.commitment !== ''
  const given = (last?.nonces ?? []).flatMap((nonce, seat) => (nonce === '' ? [] : [{ seat, nonce }]))
  const out = last?.secret !== undefined
  return (
    <ol>
      <li>
        {promised ? (
          <>
            {say('dice.promise')} <code>{spaced(last.commitment)}</code>
          </>
        ) : (
          say('dice.no-promise')
        )}
      </li>
      {promises.length > 1 ? <li>{say('dice.anew', { count: promises.length - 1 })}</li> : undefined}
      {given.length === 0 ? undefined : (
        <li>
          {say('dice.nonces')}
          <ul>
            {given.map(({ seat, nonce }) => (
              <li key={seat}>
                {`${seatName(seat)}: `}
                <code>{spaced(nonce)}</code>
              </li>
            ))}
          </ul>
        </li>
      )}
      {!promised ? undefined : out ? (
        <li>
          {say('dice.secret')} <code>{spaced(last.secret ?? '')}</code>{' '}
          <b>{say(promises.every(each => each.kept) ? 'dice.same' : 'dice.other')}</b>
        </li>
      ) : (
        <li>{say('dice.sealed')}</li>
      )}
      {level === 'unfinished' ? undefined : (
        <li>
          <b>
            {level === 'refuted'
              ? say('dice.refuted')
              : say(believed.includes('dice') ? 'dice.replayed' : 'dice.proven', { draws, moves })}
          </b>
          {problems.length === 0 ? undefined : (
            <ul lang="en">
              {problems.map(each => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </li>
      )}
      {believed.includes('course') ? <li>{say('dice.believed-course')}</li> : undefined}
      {believed.includes('legacy') ? <li>{say('dice.believed-legacy')}</li> : undefined}
    </ol>
  )
}

/** Long numbers in groups that can be read aloud and compared. */
const spaced = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ')
