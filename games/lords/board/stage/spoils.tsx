import type { BoardProps, Happening } from '@spanish-main/ui'
import type { Lords } from '../../rules/state.ts'
import { CITIES, isCity } from '../../rules/tables.ts'
import { treasurer } from '../../rules/units.ts'
import { Chest } from '../art/hold.tsx'
import { Icon } from '../art/icon.tsx'
import type { IconName } from '../art/icon-names.ts'
import { lordName } from '../words/names.ts'
import { Rule } from './steps.tsx'

/** A siege before or after its fight. */
export interface Siege {
  readonly raider: number
  readonly victim: number
  /** Soldiers of both sides before they meet, and how many fall on each. */
  readonly before: readonly [number, number]
  readonly fallen: number
  readonly over: boolean
  readonly events: readonly Happening[]
}

interface Spoil {
  readonly key: string
  readonly rule: string
  readonly icon?: IconName
  readonly possible: boolean
  readonly done: boolean
  readonly says: string
}

/** E3.2. The fixed row of spoils with what each brings here; what is impossible is dashed and says why. */
export function Spoils({ siege, ...props }: BoardProps<Lords> & { siege: Siege }) {
  const { say } = props
  return (
    <ul className="lo-spoils" aria-label={say('raid.spoils')}>
      {spoilsOf(siege, props).map(({ key, rule, icon, possible, done, says }) => (
        <li key={key} className={done ? 'lo-done' : possible ? '' : 'lo-impossible'}>
          {icon === undefined ? <Chest /> : <Icon name={icon} />}
          <span>
            <b>{say(`spoils.${key}`)}</b>
            <small>{says}</small>
          </span>
          <Rule id={rule} {...props} />
        </li>
      ))}
    </ul>
  )
}

function spoilsOf({ victim, before, fallen, events }: Siege, { table: { view }, say }: BoardProps<Lords>): Spoil[] {
  const left = before[0] - fallen
  const city = isCity(victim)
  const told = (kind: string) => events.find(({ event }) => event.kind === kind)?.event.args
  const spoil = (
    key: string,
    about: { rule: string; icon?: IconName; possible: boolean; event: string; count?: number; from?: string },
  ): Spoil => {
    const { event, count = 0, from = '', ...rest } = about
    const done = told(event)
    const possible = left > 0 && about.possible
    const why = left <= 0 ? 'spoils.nobody-left' : `spoils.${key}.not`
    const says =
      done !== undefined
        ? say(`spoils.${key}.done`, { count: done[1] ?? 0 })
        : say(possible ? `spoils.${key}.brings` : why, { count, from })
    return { key, ...rest, possible, done: done !== undefined, says }
  }
  const master = treasurer(view)
  const hoard = city ? (master < 0 ? 0 : view.gold[master]) : view.profit[victim]
  const from = city && master >= 0 ? lordName(view, master, say) : ''
  return [
    spoil('treasure', { rule: 'E3.5', possible: city && view.cityTent[victim - CITIES] === 1, event: 'took-tent' }),
    spoil(city ? 'city-plunder' : 'plunder', {
      rule: city ? 'E3.4' : 'E3.2',
      icon: 'two-coins',
      possible: hoard > 0,
      event: 'plundered',
      count: Math.min(left, hoard),
      from,
    }),
    spoil('pillage', {
      rule: 'E3.2',
      icon: 'sugar-cane',
      possible: !city && view.mill[victim] === 1,
      event: 'pillaged',
    }),
    spoil('sack', { rule: 'E3.2', icon: 'hut', possible: !city && view.fort[victim] === 0, event: 'sacked' }),
  ]
}
