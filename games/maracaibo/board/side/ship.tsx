import type { BoardProps } from '@spanish-main/ui'
import {
  COMBAT_UPGRADE,
  discsOn,
  hasModule,
  isFreeing,
  isUnlocked,
  PORT_UPGRADE,
  RESISTANCE_UPGRADE,
} from '../../rules/players.ts'
import { type Maracaibo, PORTS_MODULE, RESISTANCE, UPGRADES } from '../../rules/state.ts'
import { type Effects, tables } from '../../rules/tables.ts'
import { effectSigns, rewardSigns } from '../art/effects.tsx'
import { Icon } from '../art/icon.tsx'
import { NATION_LOOKS, SEAT_LOOKS } from '../art/looks.tsx'
import { counted, numberSize, Signs } from '../art/signs.tsx'
import { effectLines, sayReward } from '../words/effects.ts'
import { nameIn, nationName, upgradeName } from '../words/names.ts'

type Props = BoardProps<Maracaibo>

/** What an upgrade does on this ship: three of them depend on the modules. */
export function effectsOf(view: Maracaibo, seat: number, upgrade: number): Effects {
  if (upgrade === RESISTANCE_UPGRADE)
    return hasModule(view, RESISTANCE) ? tables.resistance.unlocking : tables.resistance.off
  if (upgrade === PORT_UPGRADE)
    return hasModule(view, PORTS_MODULE) && view.port[seat] >= 0
      ? tables.ports[view.port[seat]].effects
      : tables.faceDownPort
  return tables.upgrades[upgrade]
}

/** The same in words. */
export function upgradeLines(view: Maracaibo, seat: number, upgrade: number, say: Props['say']): string[] {
  if (upgrade === COMBAT_UPGRADE) return [say(isFreeing(view) ? 'side.combat-tile.freeing' : 'side.combat-tile')]
  const lines = effectLines(say, effectsOf(view, seat, upgrade))
  return upgrade === RESISTANCE_UPGRADE && hasModule(view, RESISTANCE) ? [...lines, say('side.resistance-tile')] : lines
}

export function upgradeTitle(view: Maracaibo, seat: number, upgrade: number, say: Props['say']): string {
  const port = view.port[seat]
  return upgrade === PORT_UPGRADE && hasModule(view, PORTS_MODULE) && port >= 0
    ? nameIn(say, 'port', port)
    : upgradeName(say, upgrade)
}

/** The ship: twelve upgrades with their discs; and the resistance tile, if it is in play. */
export function ShipBoard({ table, picking, act, say, of }: Props & { of: number }) {
  const { view } = table
  const own = of === table.seat
  const open = Array.from({ length: UPGRADES }, (_, upgrade) => upgrade).filter(upgrade =>
    isUnlocked(view, of, upgrade),
  ).length
  return (
    <section className="mb-ship-board" aria-label={say('side.ship')}>
      <h2>
        {say('side.ship')} <small>{say('side.ship.open', { open, general: view.general[of] })}</small>
      </h2>
      <ul className="mb-upgrades">
        {Array.from({ length: UPGRADES }, (_, upgrade) => {
          const target = own
            ? picking.targets.find(({ domain, value }) => domain === 'upgrade' && value === upgrade)
            : undefined
          const discs = discsOn(view, of, upgrade)
          const title = upgradeTitle(view, of, upgrade, say)
          const lines = upgradeLines(view, of, upgrade, say).join('. ')
          const face = <Upgrade view={view} seat={of} upgrade={upgrade} title={title} say={say} />
          const label = say('side.upgrade', { title, lines, discs })
          const className = `mb-upgrade${discs === 0 ? ' mb-open-upgrade' : ''}`
          return (
            <li key={upgrade}>
              {target === undefined ? (
                <div className={className} role="img" aria-label={label} title={`${title}: ${lines}`}>
                  {face}
                </div>
              ) : (
                <button
                  type="button"
                  className={`${className} mb-lit`}
                  aria-label={label}
                  title={`${title}: ${lines}`}
                  onClick={() => act.pick(target)}
                >
                  {face}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {hasModule(view, RESISTANCE) ? <Resistance view={view} seat={of} say={say} /> : undefined}
    </section>
  )
}

function Upgrade({
  view,
  seat,
  upgrade,
  title,
  say,
}: {
  view: Maracaibo
  seat: number
  upgrade: number
  title: string
  say: Props['say']
}) {
  const discs = discsOn(view, seat, upgrade)
  const effects = effectsOf(view, seat, upgrade)
  const size = numberSize(14)
  const signs =
    effects.village === undefined
      ? effectSigns(effects, size)[0]
      : [counted('hut', undefined, size), ...rewardSigns(effects.village.gain, size)]
  return (
    <>
      {signs === undefined ? (
        <Icon name={upgrade === COMBAT_UPGRADE ? 'crossed-swords' : 'anchor'} />
      ) : (
        <Signs drawings={signs} height={14} />
      )}
      <span>{title}</span>
      {discs === 0 ? (
        <b>{say('side.upgrade.open')}</b>
      ) : (
        <i>
          {Array.from({ length: 2 }, (_, i) => (
            <svg key={i} viewBox="0 0 8 8" width="8" height="8" aria-hidden="true">
              <circle cx="4" cy="4" r="3.2" fill={i < discs ? SEAT_LOOKS[seat].colour : 'none'} className="mb-disc" />
            </svg>
          ))}
        </i>
      )}
    </>
  )
}

function Resistance({ view, seat, say }: { view: Maracaibo; seat: number; say: Props['say'] }) {
  return (
    <div className="mb-resistance">
      <span>{say('side.resistance')}</span>
      {tables.resistance.spaces.map((gain, i) => {
        const nation = view.resist[seat * 4 + i] - 1
        return (
          <span
            key={gain}
            className="mb-resistance-space"
            role="img"
            aria-label={nation >= 0 ? nationName(say, nation) : sayReward(say, gain)}
          >
            {nation >= 0 ? (
              <i style={{ background: NATION_LOOKS[nation].colour }} data-nation={nation} />
            ) : (
              <Signs drawings={rewardSigns(gain, numberSize(15))} height={15} />
            )}
          </span>
        )
      })}
    </div>
  )
}
