import type { BoardProps } from '@spanish-main/ui'
import { useState } from 'react'
import { isBought } from '../../rules/players.ts'
import { CARDS, type Maracaibo, SYNERGIES } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { effectSigns } from '../art/effects.tsx'
import { numberSize, Signs, synergy } from '../art/signs.tsx'
import { CardDialog } from '../card/card-dialog.tsx'
import { cardName, numberOf } from '../words/names.ts'

type Props = BoardProps<Maracaibo>

/** What a card goes on doing decides where it stands. */
function groupOf(card: number): 'assistants' | 'actions' | 'always' | 'end' | 'done' {
  const { effects } = tables.cards[card]
  if (effects.assistant !== undefined) return 'assistants'
  if (effects.village !== undefined || effects.combat !== undefined) return 'actions'
  if (effects.finals.length > 0) return 'end'
  const lasting =
    effects.triggers.some(list => list.length > 0) ||
    effects.measures.some(n => n > 0) ||
    effects.switches !== 0 ||
    effects.wildGoods + effects.wildObjects + effects.wildCards > 0 ||
    effects.wait !== undefined ||
    effects.triple.length > 0
  return lasting ? 'always' : 'done'
}

const GROUPS = ['assistants', 'actions', 'always', 'end', 'done'] as const

/** The cards that a seat bought, by what they still do. */
export function Bought({ table, picking, act, say, of, whole = false }: Props & { of: number; whole?: boolean }) {
  const { view } = table
  const [read, setRead] = useState<number>()
  const cards = Array.from({ length: CARDS }, (_, card) => card).filter(card => isBought(view, of, card))
  const printed = cards.reduce((sum, card) => sum + tables.cards[card].vp, 0)
  return (
    <section
      className={whole ? 'mb-bought mb-whole' : 'mb-bought'}
      aria-label={say('side.bought', { count: cards.length })}
    >
      <h2>
        {say('side.bought', { count: cards.length })} <small>{say('side.bought.vp', { points: printed })}</small>
      </h2>
      <dl>
        {GROUPS.map(group => {
          const here = cards.filter(card => groupOf(card) === group)
          if (here.length === 0) return undefined
          return (
            <div key={group}>
              <dt>{say(`side.${group}`)}</dt>
              <dd>
                {here.map(card => {
                  const target = picking.targets.find(
                    ({ domain, value }) => (domain === 'project' || domain === 'source') && value === card,
                  )
                  const at = view.mark[card]
                  return (
                    <button
                      key={card}
                      type="button"
                      className={target === undefined || of !== table.seat ? 'mb-bought-card' : 'mb-bought-card mb-lit'}
                      onClick={() => (target === undefined || of !== table.seat ? setRead(card) : act.pick(target))}
                    >
                      {cardName(say, card)}
                      {group === 'assistants' && at > 0 ? (
                        <small>{say('side.at', { number: numberOf(at - 1) })}</small>
                      ) : undefined}
                      {group === 'done' ? undefined : (
                        <Signs
                          drawings={effectSigns(tables.cards[card].effects, numberSize(14)).at(-1) ?? []}
                          height={14}
                        />
                      )}
                    </button>
                  )
                })}
              </dd>
            </div>
          )
        })}
        <div>
          <dt>{say('side.synergy')}</dt>
          <dd>
            {Array.from({ length: SYNERGIES }, (_, symbol) => {
              const count = view.symbols[of * SYNERGIES + symbol]
              const token = (view.synergy[of] & (1 << symbol)) !== 0
              return (
                <span
                  key={symbol}
                  className={token ? 'mb-synergy mb-has' : 'mb-synergy'}
                  title={say(`symbol.${['anchor', 'cannon', 'compass', 'scale', 'crown'][symbol]}.name`)}
                >
                  <Signs drawings={[synergy(symbol)]} height={17} />
                  {count}
                </span>
              )
            })}
          </dd>
        </div>
      </dl>
      {read === undefined ? undefined : <CardDialog card={read} say={say} onClose={() => setRead(undefined)} />}
    </section>
  )
}
