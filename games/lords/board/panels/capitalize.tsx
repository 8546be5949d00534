import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { bill, priceOf } from '../../rules/c2-capitalization.ts'
import { type Lords, SLOTS, TRACK } from '../../rules/state.ts'
import { CARD_COUNT, isCharacter } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { iconOfCard } from '../parts/side.tsx'
import { Rule } from '../stage/steps.tsx'
import './panels.css'

type Props = BoardProps<Lords>

interface Item {
  readonly value: number
  readonly label: string
  readonly year: number
  readonly icon: ReturnType<typeof iconOfCard> | 'hill-fort' | 'windmill'
  readonly fixed: boolean
}

const yearOf = (view: Lords, slot: number): number => view.year + ((slot - (view.year % SLOTS) + SLOTS) % SLOTS)

/** Everything on a seat's track, cards first. */
function itemsOf({ table: { view, seat }, name, say }: Props): Item[] {
  const items: Item[] = []
  for (let card = 0; card < CARD_COUNT; card++) {
    if (view.place[card] !== TRACK + seat) continue
    items.push({
      value: card,
      label: name('place', card),
      year: view.due[card],
      icon: iconOfCard(card),
      fixed: isCharacter(card),
    })
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const year = yearOf(view, slot)
    for (let n = 0; n < view.fortsDue[seat * SLOTS + slot]; n++)
      items.push({ value: CARD_COUNT + slot, label: say('tent.fort'), year, icon: 'hill-fort', fixed: false })
    for (let n = 0; n < view.millsDue[seat * SLOTS + slot]; n++)
      items.push({ value: CARD_COUNT + SLOTS + slot, label: say('tent.mill'), year, icon: 'windmill', fixed: false })
  }
  return items
}

/** C2.1. All items of the track in one list, paid by default; each can be let go, the total and the rest below. */
export function Capitalize(props: Props) {
  const { table, act, say } = props
  const { view, seat } = table
  const items = itemsOf(props)
  const cost = bill(view, seat)
  const price = priceOf(view, seat)
  const letGo = (value: number) => table.choices.find(({ move, args }) => move === 'let-go' && args[0] === value)
  const pays = cost <= view.gold[seat]
  return (
    <WorkPanel
      title={say('stage.capitalization')}
      sub={say('capital.price', { price })}
      foot={
        <Button
          kind={pays ? 'primary' : 'impossible'}
          shortcut="⏎"
          data-first=""
          icon={<Icon name="pay-money" />}
          onClick={() => void act.play('pay')}
        >
          {say('capital.pay', { cost })}
        </Button>
      }
    >
      <ul className="lo-works">
        {items.map((item, i) => {
          const choice = letGo(item.value)
          return (
            <li key={`${item.value} ${i}`}>
              <Icon name={item.icon} />
              <span>
                <b>{item.label}</b>
                <small>{say('fact.due', { year: String(item.year) })}</small>
              </span>
              <em>{price}</em>
              {choice === undefined ? (
                <small>{say('capital.always')}</small>
              ) : (
                <Button onClick={() => void act.play(choice.text)}>{say('move.capitalize.let-go')}</Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="lo-total">
        {say(pays ? 'capital.rest' : 'capital.short', { cost, gold: view.gold[seat], rest: view.gold[seat] - cost })}{' '}
        <Rule id="C2.1" {...props} />
      </p>
    </WorkPanel>
  )
}
