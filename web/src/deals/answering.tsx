import { dealProblems, isGoods, kindOf, type Part, type Problem } from '@spanish-main/kernel'
import type { Offered } from '@spanish-main/session'
import { Button } from '@spanish-main/ui'
import { useState } from 'react'
import { useTableContext } from '../play/context.ts'
import { counterTo } from './desk.ts'
import { PickCards } from './pick-cards.tsx'

/** What a seat may say to a paper, and what it picks for it. */
export function useAnswering(offer: Offered) {
  const { kit, props, dealing } = useTableContext()
  const { table } = props
  const [picks, setPicks] = useState<readonly Part[]>()
  const [problem, setProblem] = useState<Problem>()
  const mine = offer.by === table.seat
  const asked = offer.to === table.seat
  const own = (picks ?? offer.parts).filter(part => part.from === table.seat)
  const claims = asked && own.some(isClaim)
  // Nothing of what others hide is known here, so whatever stands against it is public.
  const wrong = dealProblems(kit.game, table.view, offer, table.seat).filter(each => each.problem.key !== 'deal-pick')

  function isClaim({ kind }: Part): boolean {
    const about = kindOf(kit.game.deals!, kind)
    return about !== undefined && isGoods(about) && about.pick !== undefined
  }

  const speak = async (step: Parameters<NonNullable<typeof dealing>['say']>[0]) => {
    const refused = await dealing!.say(step)
    setProblem(refused)
    // A deal that is closed is told at the table.
    if (refused === undefined && step.do === 'accept') dealing!.desk.close()
  }
  return {
    mine,
    asked,
    /** Something has to be picked before the deal can be closed. */
    claims,
    picks,
    setPicks,
    isClaim,
    unpicked: own.some(part => isClaim(part) && part.pick === undefined),
    wrong,
    problem,
    /** The first yes asks what is to be picked, if anything is. */
    accept(): void {
      if (claims && picks === undefined) setPicks(offer.parts)
      else void speak({ do: 'accept', id: offer.id, picks: own.map(part => part.pick ?? -1) })
    },
    decline: () => void speak({ do: 'decline', id: offer.id }),
    withdraw: () => void speak({ do: 'withdraw', id: offer.id }),
  }
}

export type Answering = ReturnType<typeof useAnswering>

/** What the giver picks, and what stands against the deal. */
export function Picks({ offer, answering }: { offer: Offered; answering: Answering }) {
  const { kit, props } = useTableContext()
  const { table } = props
  const { picks, setPicks, isClaim, wrong, problem, asked } = answering
  return (
    <>
      {picks === undefined ? undefined : (
        <div className="deal-picks">
          {picks.map((part, i) =>
            part.from === table.seat && isClaim(part) ? (
              <PickCards
                key={i}
                terms={{ ...offer, parts: picks }}
                part={part}
                onPick={pick => setPicks(picks.with(i, { ...part, pick }))}
              />
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
    </>
  )
}

/** The buttons of a paper. In its own window Enter says yes. */
export function Acts({ offer, answering, staged }: { offer: Offered; answering: Answering; staged?: boolean }) {
  const { props, sitterName, dealing } = useTableContext()
  const { say, table } = props
  const { mine, asked, claims, picks, unpicked, wrong } = answering
  const { desk } = dealing!
  if (!mine && !asked) return undefined
  const over = offer.fate !== 'open'
  const counter = () => desk.write(counterTo(offer))
  // With several people at one screen the other has to take it.
  const here = mine && !over && table.sitters[offer.to]?.kind === 'person' && dealing!.isHere(offer.to)
  const handOver = () => {
    desk.close()
    dealing!.handTo(offer.to)
  }
  return (
    <div className="deal-buttons">
      {asked ? (
        <>
          {picks === undefined ? (
            <>
              <Button kind="quiet" disabled={over} onClick={answering.decline}>
                {say('deal.decline')}
              </Button>
              <Button disabled={over} onClick={counter}>
                {say('deal.counter')}
              </Button>
            </>
          ) : (
            <Button onClick={() => answering.setPicks(undefined)}>{say('deal.back')}</Button>
          )}
          <Button
            kind="primary"
            disabled={over || wrong.length > 0 || (picks !== undefined && unpicked)}
            {...(staged ? { shortcut: '⏎' } : {})}
            onClick={answering.accept}
          >
            {say(!claims ? 'deal.accept' : picks === undefined ? 'deal.accept-and-pick' : 'deal.close')}
          </Button>
        </>
      ) : (
        <>
          <Button kind="quiet" disabled={over} onClick={answering.withdraw}>
            {say('deal.withdraw')}
          </Button>
          {here ? (
            <Button kind="primary" onClick={handOver}>
              {say('deal.hand-to', { who: sitterName(offer.to) })}
            </Button>
          ) : undefined}
        </>
      )}
    </div>
  )
}
