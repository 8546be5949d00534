import type { Say } from '@spanish-main/ui'
import { memo } from 'react'
import { produce } from '../../rules/c1-black-spot.ts'
import { inDemand } from '../../rules/c3b-events.ts'
import { BESIEGED, type Lords } from '../../rules/state.ts'
import { CITIES, CITY_COUNT, COMPONENTS, HAVENS, isHeathen, PORT_COUNT, tables } from '../../rules/tables.ts'
import { isImmature, isMature, lyingAt, ownerOf } from '../../rules/units.ts'
import { Hold } from '../art/hold.tsx'
import { iconOfGood } from '../art/icon-names.ts'
import {
  CityToken,
  Closed,
  Disk,
  Fort,
  Good,
  HeathenToken,
  LocationCard,
  PortToken,
  QuietSite,
  SmallShield,
} from '../art/tokens.tsx'
import { idOf, LAND_CARDS, loadOf, lookOf, lookOfUnit } from './facts.ts'
import { havenOf, placeLabel, siteName, siteOf } from './labels.tsx'
import { PORT_SOLDIERS } from './layout.ts'

const SCALE = 1.14

/** Everything that stands on land, with its name; the domain of a click is what is being asked for. */
export const Sites = memo(function Sites({
  view,
  say,
  domain,
  locations,
}: {
  view: Lords
  say: Say
  domain: string
  locations: string
}) {
  return (
    <>
      {LAND_CARDS.map(card => (
        <Lead key={card} id={idOf(card)} quiet={!isMature(view, card)} />
      ))}
      {range(CITIES, CITY_COUNT).map(at => (
        <Lead key={at} id={idOf(at)} quiet={false} />
      ))}
      {range(HAVENS, CITIES - HAVENS).map(at => (
        <HavenSite key={at} view={view} at={at} say={say} domain={locations} />
      ))}
      {range(COMPONENTS, PORT_COUNT).map(at => (
        <PortSite key={at} view={view} at={at} say={say} domain={domain} />
      ))}
      {LAND_CARDS.map(card => (
        <LandSite key={card} view={view} card={card} say={say} domain={domain} />
      ))}
      {range(CITIES, CITY_COUNT).map(at => (
        <CitySite key={at} view={view} at={at} say={say} domain={locations} />
      ))}
    </>
  )
})

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i)

/** A thin line from a token to where the place lies in truth. */
function Lead({ id, quiet }: { id: string; quiet: boolean }) {
  const { at, true: there, lead } = siteOf(id)
  if (!lead) return null
  return (
    <g className={quiet ? 'lo-lead lo-quiet' : 'lo-lead'}>
      <path d={`M${there[0]} ${there[1]}L${at[0]} ${at[1]}`} />
      <circle cx={there[0]} cy={there[1]} r={1.9} />
    </g>
  )
}

interface SiteProps {
  readonly view: Lords
  readonly say: Say
  readonly domain: string
}

function LandSite({ view, card, say, domain }: SiteProps & { card: number }) {
  const id = idOf(card)
  const { at, label } = siteOf(id)
  const [x, y] = at
  const heathen = isHeathen(card)
  const mature = isMature(view, card)
  const kind = mature ? 'lo-name' : 'lo-name lo-quiet'
  return (
    <g transform={`translate(${x} ${y})`} data-pick={`${domain}:${card}`}>
      <g transform={`scale(${SCALE})`}>
        {mature ? (
          <Mature view={view} card={card} />
        ) : isImmature(view, card) ? (
          <Ghost view={view} card={card} />
        ) : (
          <QuietSite icon={heathen ? 'hut' : iconOfGood(tables.commodity[card])} heathen={heathen} />
        )}
      </g>
      <text className={heathen ? `${kind} lo-heathen-name` : kind} {...placeLabel(label)}>
        {siteName(id, say)}
      </text>
    </g>
  )
}

function Mature({ view, card }: { view: Lords; card: number }) {
  const load = loadOf(view, card)
  if (isHeathen(card)) {
    return (
      <>
        <HeathenToken look={lookOfUnit(view, card)} />
        <g transform="translate(0 8)">
          <Hold {...load} />
        </g>
      </>
    )
  }
  const commodity = produce(view, card)
  return (
    <>
      {view.fort[card] === 1 && <Fort />}
      <Disk look={lookOfUnit(view, card)} />
      <Good commodity={commodity} mill={view.mill[card] === 1} demand={inDemand(view, commodity)} />
      <g transform="translate(0 10.5)">
        <Hold {...load} />
      </g>
      {view.pirate[card] === 1 && <path className="lo-tent" d="M9-6l5-11 5 11z" />}
      {(view.flags[card] & BESIEGED) !== 0 && <Closed />}
    </>
  )
}

/** A card on somebody's track: it comes in the year below it. */
function Ghost({ view, card }: { view: Lords; card: number }) {
  return (
    <>
      <circle className="lo-ghost" r={12} />
      <SmallShield look={lookOf(view, ownerOf(view, card))} x={0} y={-1} />
      <rect className="lo-due" x={-14} y={8} width={28} height={13} rx={3} />
      <text className="lo-due-text" y={18.4}>
        {view.due[card]}
      </text>
    </>
  )
}

function CitySite({ view, at, say, domain }: SiteProps & { at: number }) {
  const id = idOf(at)
  const site = siteOf(id)
  const city = at - CITIES
  const lying = lyingAt(view, at)
  return (
    <g transform={`translate(${site.at[0]} ${site.at[1]})`} data-pick={`${domain}:${at}`}>
      <g transform={`scale(${SCALE})`}>
        <CityToken
          treasure={view.cityTent[city] === 1}
          malarial={tables.cityMalarial[city]}
          closed={(view.shutCities & (1 << city)) !== 0}
        />
        <g transform="translate(0 9)">
          <Hold size={3} max={3} soldiers={view.garrison[city]} profit={0} treasure={0} depletion={0} shared />
        </g>
        {lying >= 0 && (
          <g transform="translate(-22 10)">
            <LocationCard look={lookOfUnit(view, lying)} />
          </g>
        )}
      </g>
      <text className="lo-name lo-city-name" {...placeLabel(site.label)}>
        {say(`location.${id}.name`)}
      </text>
    </g>
  )
}

function PortSite({ view, at, say, domain }: SiteProps & { at: number }) {
  const id = idOf(at)
  const site = siteOf(id)
  const port = at - COMPONENTS
  const men = view.portSoldiers[port]
  return (
    <g
      transform={`translate(${site.at[0]} ${site.at[1]})`}
      data-pick={domain === 'port' ? `port:${port}` : `${domain}:${at}`}
    >
      <g transform={`scale(${SCALE})`}>
        <PortToken />
        {men > 0 && (
          <g transform={`translate(${PORT_SOLDIERS[id][0]} ${PORT_SOLDIERS[id][1]})`}>
            <Hold size={3} max={3} soldiers={men} profit={0} treasure={0} depletion={0} shared />
          </g>
        )}
        {(view.shutPorts & (1 << port)) !== 0 && <path className="lo-closed-bar lo-port-shut" d="M-8 0H8" />}
      </g>
      <text className="lo-name lo-port-name" {...placeLabel(site.label)}>
        {say(`port.${id}.name`)}
      </text>
    </g>
  )
}

/** A haven: a double circle, and beside it what this seat may know of its card. */
function HavenSite({ view, at, say, domain }: SiteProps & { at: number }) {
  const id = idOf(at)
  const {
    at: [x, y],
    radius,
    card,
    label,
  } = havenOf(id)
  const fleet = lyingAt(view, at)
  const known = fleet >= 0
  const free = view.place[at] >= 0 && !known && view.known[at] !== 0
  const someone = hiddenPrivateers(view) > 0
  return (
    <g data-pick={`${domain}:${at}`}>
      <circle className="lo-haven" cx={x} cy={y} r={radius} />
      <circle className="lo-haven lo-thin" cx={x} cy={y} r={radius - 3} />
      <g transform={`translate(${card[0]} ${card[1]}) scale(.95)`}>
        {known ? (
          <LocationCard look={lookOfUnit(view, fleet)} />
        ) : free ? (
          <g className="lo-haven-free">
            <circle r={6.5} />
            <path d="M-3 0l2.2 2.6L3.2-2.6" />
          </g>
        ) : (
          someone && <LocationCard mark="unknown" />
        )}
      </g>
      {label !== undefined && (
        <text className="lo-name lo-quiet" transform={`translate(${x} ${y})`} {...placeLabel(label)}>
          {say(`location.${id}.name`)}
        </text>
      )}
    </g>
  )
}

/** Pirates whose haven this view does not know. */
function hiddenPrivateers(view: Lords): number {
  let hidden = 0
  for (let unit = 0; unit < view.berth.length; unit++) if (view.berth[unit] === 1) hidden++
  for (let at = HAVENS; at < CITIES; at++) if (lyingAt(view, at) >= 0) hidden--
  return hidden
}
