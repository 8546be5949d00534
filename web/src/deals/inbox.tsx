import { dealProblems, isGoods, kindOf, type Part, type Problem } from '@spanish-main/kernel'
import type { Offered } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { PickField } from './editor.tsx'
import { PartLine } from './part-line.tsx'
import { compare, dealSentence, partWords } from './words.ts'

/** A paper that lies on the table, with what the seat may say to it. */
export function Paper({ offer, onCounter }: { offer: Offered; onCounter: (offer: Offered) => void }) {
  const context = useTableContext()
  const { kit, props, seatName, sitterName, dealing } = context
  const { say, table } = props
  const [picks, setPicks] = useState<readonly Part[]>()
  const [problem, setProblem] = useState<Problem>()
  const mine = offer.by === table.seat
  const asked = offer.to === table.seat
  // With several people at one screen the other has to take it.
  const here = mine && table.sitters[offer.to]?.kind === 'person' && dealing!.isHere(offer.to)
  const answered = dealing!.offers.find(each => each.id === offer.re)
  const claims = offer.parts.filter(part => part.from === table.seat && asked && isClaim(part))
  const speak = async (step: Parameters<NonNullable<typeof dealing>['say']>[0]) => setProblem(await dealing!.say(step))
  const accept = () => {
    if (claims.length > 0 && picks === undefined) return setPicks(offer.parts)
    const own = (picks ?? offer.parts).filter(part => part.from === table.seat).map(part => part.pick ?? -1)
    return void speak({ do: 'accept', id: offer.id, picks: own })
  }
  const open = (picks ?? offer.parts).some(part => part.from === table.seat && isClaim(part) && part.pick === undefined)
  const wrong = dealProblems(kit.game, table.view, { ...offer, parts: offer.parts }, table.seat).filter(
    each => each.problem.key !== 'deal-pick',
  )

  function isClaim(part: Part): boolean {
    const kind = kindOf(kit.game.deals!, part.kind)
    return kind !== undefined && isGoods(kind) && kind.pick !== undefined
  }

  return (
    <article className="deal-paper" aria-label={dealSentence(context, offer)}>
      <h4>
        {say(mine ? 'deal.to' : 'deal.from', { who: seatName(mine ? offer.to : offer.by), id: offer.id })}
        <small>{say(`deal.fate.${offer.fate}`)}</small>
      </h4>
      {answered === undefined ? (
        <ul>
          {offer.parts.map((part, i) => (
            <li key={i}>
              <PartLine terms={offer} part={part} mark={part.mark} />
            </li>
          ))}
        </ul>
      ) : (
        <Beside before={answered} after={offer} />
      )}
      {picks === undefined ? undefined : (
        <div className="deal-picks">
          {picks.map((part, i) =>
            part.from === table.seat && isClaim(part) ? (
              <PickField key={i} part={part} onPick={pick => setPicks(picks.with(i, { ...part, pick }))} />
            ) : undefined,
          )}
        </div>
      )}
      {offer.fate === 'open' && asked
        ? wrong.map(each => (
            <p key={each.part} className="deal-wrong">
              {kit.words.refusal(each.problem)}
            </p>
          ))
        : undefined}
      {problem === undefined ? undefined : (
        <p className="deal-wrong" role="alert">
          {kit.words.refusal(problem)}
        </p>
      )}
      {offer.fate !== 'open' || (!mine && !asked) ? undefined : (
        <div className="deal-buttons">
          {asked ? (
            <>
              <Button kind="primary" disabled={wrong.length > 0 || (picks !== undefined && open)} onClick={accept}>
                {say(claims.length > 0 && picks === undefined ? 'deal.accept-and-pick' : 'deal.accept')}
              </Button>
              <Button onClick={() => onCounter(offer)}>{say('deal.counter')}</Button>
              <Button kind="quiet" onClick={() => void speak({ do: 'decline', id: offer.id })}>
                {say('deal.decline')}
              </Button>
            </>
          ) : (
            <>
              {here ? (
                <Button kind="primary" onClick={() => dealing!.handTo(offer.to)}>
                  {say('deal.hand-to', { who: sitterName(offer.to) })}
                </Button>
              ) : undefined}
              <Button kind="quiet" onClick={() => void speak({ do: 'withdraw', id: offer.id })}>
                {say('deal.withdraw')}
              </Button>
            </>
          )}
        </div>
      )}
    </article>
  )
}

/** A counter-offer beside what it answers: a real table, each change said in a word. */
function Beside({ before, after }: { before: Offered; after: Offered }) {
  const context = useTableContext()
  const { say } = context.props
  const cell = (terms: Offered, part: Part | undefined) =>
    part === undefined ? '–' : `${context.seatName(part.from)}: ${partWords(context, terms, part)}`
  return (
    <table className="deal-beside">
      <thead>
        <tr>
          <th scope="col">{say('deal.paper', { id: before.id })}</th>
          <th scope="col">{say('deal.paper', { id: after.id })}</th>
          <th scope="col">{say('deal.change')}</th>
        </tr>
      </thead>
      <tbody>
        {compare(before, after).map(({ key, mine, theirs, change }) => (
          <tr key={key} className={change === 'same' ? undefined : 'deal-changed'}>
            <td>{change === 'gone' ? <s>{cell(before, mine)}</s> : cell(before, mine)}</td>
            <td>{cell(after, theirs)}</td>
            <td>{say(`deal.change.${change}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
