import { Button, RuleChip, type Say } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import type { Pax } from '../../rules/state.ts'
import { Card } from '../card/card.tsx'
import { actionsOf, deckOf, titleOf } from '../card/facts.ts'
import { cardName } from '../names.ts'
import { type Fact, factsOf } from './certainty.ts'
import { CertaintyMark } from './certainty-mark.tsx'
import { differs } from './filter.ts'
import { placeWords } from './unseen.tsx'
import './card-page.css'

interface CardPageProps {
  readonly view: Pax
  readonly atTable: boolean
  readonly card: number
  readonly say: Say
  readonly onRule: (rule: string) => void
  readonly onClose: () => void
  /** To the neighbours among the cards that were found. */
  readonly onBack: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** A card held up with all that is known about it: where it is, its rules, and how sure each fact is. */
export function CardPage({ view, atTable, card, say, onRule, onClose, onBack, onNext }: CardPageProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="px-card-page" aria-label={cardName(say, card)} onClose={onClose}>
      <Card view={view} card={card} say={say} />
      <div className="px-card-more">
        {atTable && <p className="px-card-now">{say('box.now', { place: placeWords(view, card, say) })}</p>}
        {differs(card) && <p>{say('box.edition.note')}</p>}
        <h3>{say('box.rules')}</h3>
        <ul className="px-card-rules">
          {rulesOf(view, card).map(rule => (
            <li key={rule}>
              <RuleChip id={rule} label={say('rule.open', { id: rule })} onOpen={onRule} />
              {say(`rule.${rule}.title`)}
            </li>
          ))}
        </ul>
        <h3>{say('box.facts')}</h3>
        <ul className="px-card-facts">
          {factsOf(card).map(fact => (
            <li key={`${fact.key} ${fact.action}`}>
              <span>{factWords(fact, say)}</span>
              <CertaintyMark certainty={fact.source.certainty} say={say} />
              <small lang="en">{fact.source.ref}</small>
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <Button disabled={onBack === undefined} onClick={onBack}>
          {say('box.back')}
        </Button>
        <Button disabled={onNext === undefined} onClick={onNext}>
          {say('box.next')}
        </Button>
        <Button kind="primary" onClick={() => dialog.current?.close()}>
          {say('board.close')}
        </Button>
      </footer>
    </dialog>
  )
}

/** The rules that a card calls on: its Actions first. */
function rulesOf(view: Pax, card: number): string[] {
  const title = titleOf(card)
  const own: Readonly<Record<ReturnType<typeof deckOf>, readonly string[]>> = {
    colony: ['B7a'],
    mission: ['B7a'],
    royalty: [`PR-${title}`, 'B7a', 'B7i'],
    ship: ['B7a', 'LT-1', 'LT-2', 'LT-3', 'B7c'],
    haven: ['B6a', 'F1', 'F6c'],
  }
  const actions = actionsOf(view, card).map(({ action }) => `RS-${action}`)
  return [...new Set([...actions, ...own[deckOf(card)], ...(differs(card) ? ['ED-27'] : [])])]
}

const factWords = ({ key, action }: Fact, say: Say): string =>
  action === undefined ? say(`box.fact.${key}`) : say('box.fact.action', { action: say(`action.${action}.name`) })
