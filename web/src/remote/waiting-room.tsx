import type { Answered } from '@spanish-main/session'
import { Button, CrestSheet } from '@spanish-main/ui'
import { useMemo, useState } from 'react'
import type { Kit } from '../kit.ts'
import { newNonce } from '../local/chance.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { TwoMinutes } from '../pages/two-minutes.tsx'
import { useText } from '../text.ts'
import { ChangeSettings } from './change-settings.tsx'
import { keysOf } from './kept-keys.ts'
import { seatFaces } from './seat-faces.ts'
import { Talk } from './talk.tsx'
import { mannersText, termsOf } from './terms.ts'
import { Twice } from './twice.tsx'
import type { Remote } from './use-remote.ts'
import { WaitingLinks } from './waiting-links.tsx'
import { WaitingSeat } from './waiting-seat.tsx'
import '../pages/new-table.css'
import './together.css'

/** Who has come, who is ready, and what is still missing before the game can begin. Nobody has to stay. */
export function WaitingRoom({ remote, kit }: { remote: Remote; kit: Kit }) {
  const { say, language } = useText()
  const { table, you } = remote.seen
  const keys = keysOf(remote.id)
  const [refused, setRefused] = useState('')
  const [inviting, setInviting] = useState<number>()
  const [changing, setChanging] = useState(false)
  const { options, seats } = table
  const faces = useMemo(() => seatFaces(kit, seats.length, options), [kit, options, seats.length])
  const refusalOf = (answer: Answered) =>
    'error' in answer ? kit.words.refusal({ key: answer.error, params: answer.params ?? {} }) : ''
  const act = async (deed: string, body: object = {}) => {
    setRefused(refusalOf(await remote.ask(deed, body)))
  }
  const renew = async (seat: number) => {
    const answer = await remote.ask('reissue', { seat })
    if ('key' in answer && answer.key !== undefined) keysOf(remote.id, { seat, key: answer.key })
    setRefused(refusalOf(answer))
    setInviting(seat)
  }
  /** Shows the link to a seat; one that this window does not know is made anew. */
  const invite = async (seat: number) => {
    if (keys.some(each => each.seat === seat)) setInviting(seat)
    else await renew(seat)
  }
  /** A free seat is given to a bot; all others stay what they are. */
  const giveToBot = (seat: number) =>
    act('settings', {
      settings: {},
      seats: seats.map(({ kind, name }, at) =>
        at === seat ? { kind: 'bot', name: kit.entry.bots[0] } : { kind, ...(name === '' ? {} : { name }) },
      ),
    })
  const isMissing = (at: number) => seats[at]?.kind === 'link' && !seats[at].arrived && at !== you.seat
  const isFree = (at: number) => isMissing(at) || (seats[at]?.kind === 'anyone' && !seats[at].arrived)
  const absent = seats.flatMap((_, at) => (you.host && isMissing(at) ? [at] : []))
  const shown = [inviting, ...absent].find(at => at !== undefined && isMissing(at) && keys.some(key => key.seat === at))
  const titleOf = (at: number) => faces?.[at]?.title ?? say('new.player', { number: at + 1 })
  const missing = seats.flatMap(({ kind, ready, name }, at) =>
    kind !== 'bot' && kind !== 'empty' && !ready && !(you.host && at === you.seat) ? [name || titleOf(at)] : [],
  )
  /** Whoever starts the game is ready for it. */
  const start = async (body: object) => {
    if (you.seat >= 0 && !seats[you.seat].ready) await act('ready', { ready: true, nonce: newNonce() })
    await act('start', body)
  }
  const refusal =
    refused === '' ? undefined : (
      <b className="waiting-refused" role="alert">
        {refused}{' '}
      </b>
    )
  const title = table.title === '' ? kit.entry.title[language] : table.title
  return (
    <PageFrame title="waiting.title" heading={say('waiting.title', { title })} wide>
      <div className="waiting-room">
        <p>{[termsOf(kit, table, say, language), ...mannersText(table, say)].join(' ')}</p>
        <div className="waiting-head">
          <TwoMinutes kit={kit} label={say('waiting.read')} />
          {table.watching === 0 ? undefined : <span>{say('talk.lookers', { count: table.watching })}</span>}
          {you.host ? <Button onClick={() => setChanging(true)}>{say('waiting.settings')}</Button> : undefined}
        </div>
        {changing ? (
          <ChangeSettings remote={remote} kit={kit} act={act} onClose={() => setChanging(false)} />
        ) : undefined}
        {faces === undefined ? undefined : (
          <CrestSheet looks={faces.flatMap(({ look }) => (look === undefined ? [] : [look]))} />
        )}
        <div className="waiting-columns">
          <div>
            <ul className="waiting-seats">
              {seats.map((_, at) => (
                <WaitingSeat key={at} remote={remote} at={at} face={faces?.[at]} act={act}>
                  {you.host && isFree(at) ? (
                    <Button kind="quiet" onClick={() => void giveToBot(at)}>
                      {say('waiting.give-to-bot')}
                    </Button>
                  ) : undefined}
                  {absent.includes(at) && at !== shown ? (
                    <Button onClick={() => void invite(at)}>{say('waiting.link')}</Button>
                  ) : undefined}
                </WaitingSeat>
              ))}
            </ul>
            <section className="waiting-talk" aria-label={say('tab.talk', { count: 0 })}>
              <Talk remote={remote} lookOf={at => faces?.[at]?.look} seatName={titleOf} />
            </section>
          </div>
          <WaitingLinks
            id={remote.id}
            link={
              shown === undefined
                ? undefined
                : { key: keys.find(({ seat }) => seat === shown)!.key, label: titleOf(shown) }
            }
            title={title}
            lookers={table.lookers}
            onRenew={shown === undefined ? undefined : () => void renew(shown)}
          />
        </div>
        {you.host ? (
          <div className="new-foot">
            <Button kind={missing.length === 0 ? 'primary' : 'impossible'} onClick={() => void start({})}>
              {say('waiting.start')}
            </Button>
            {missing.length > 0 ? (
              <Twice
                label={say('waiting.start-bots', { count: missing.length })}
                sure={say('waiting.start-bots.sure', { names: missing.join(', ') })}
                onDo={() => void start({ bots: true })}
              />
            ) : undefined}
            <span>
              {refusal}
              {missing.length === 0
                ? say('waiting.all-ready')
                : say('waiting.missing', { count: missing.length, names: missing.join(', ') })}
            </span>
          </div>
        ) : (
          <p>
            {refusal}
            {say('waiting.host-starts')}
          </p>
        )}
      </div>
    </PageFrame>
  )
}
