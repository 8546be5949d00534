import { RuleChip } from '@spanish-main/ui'
import { useState } from 'react'
import type { RuleId } from '../../catalogue.ts'
import {
  AREAS,
  BORDERS,
  EUROPE_EXITS,
  SEA_ZONES,
  SITE_KINDS,
  SITES,
  type Source,
  ZONE_COUNT,
} from '../../data/index.ts'
import { EMPTY, NO_REBEL } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { Icon } from '../art/icon.tsx'
import { describe } from '../chart/describe.ts'
import { SiteToken } from '../chart/site-token.tsx'
import { areaName, siteName, zoneName } from '../names.ts'
import { tallyOf } from './certainty.ts'
import { CertaintyBar, CertaintyKey } from './certainty-mark.tsx'
import { says } from './filter.ts'
import type { SectionProps } from './section.ts'
import { Thing, Things } from './things.tsx'
import { Toggle, ToggleGroup } from './toggle.tsx'

const KINDS = ['zone', ...SITE_KINDS] as const

type Kind = (typeof KINDS)[number]

/** Rules of the kinds of place. */
const RULES: Readonly<Record<Kind, RuleId>> = {
  zone: 'B2b',
  spanish: 'B1c',
  tribal: 'B1b',
  squatter: 'B2c',
  rebel: 'B1d',
}

/** Sea zones and Sites: what they touch, and at a table what is there. */
export function Places({ view, atTable, say, words, onRule }: SectionProps) {
  const [kind, setKind] = useState<Kind>()
  const kindName = (of: Kind) => (of === 'zone' ? say('box.kind.zone') : say(`site-kind.${of}.name`))
  /** What stands there; that it is a place of its kind is said already. */
  const now = (of: 'site' | 'zone', index: number) => {
    if (!atTable) return ''
    const known = [say('board.zone'), ...SITE_KINDS.map(kindName)]
    return describe(view, { kind: of, index }, say)
      .facts.filter(fact => !known.includes(fact))
      .join(', ')
  }

  const zones = Array.from({ length: ZONE_COUNT }, (_, zone) => {
    const exits = tables.exits[zone].map(each => zoneName(say, each))
    const europe = tables.europeFrom[zone] ? [say('board.europe')] : []
    const against = tables.neighbours[zone].filter(each => !tables.exits[zone].includes(each))
    return {
      key: `zone ${SEA_ZONES[zone].id}`,
      kind: 'zone' as Kind,
      name: zoneName(say, zone),
      about: kindName('zone'),
      tally: tallyOf(zoneSources(zone)),
      picture: <Icon name="compass" />,
      lines: [
        say('box.zone.exits', { zones: [...exits, ...europe].join(', ') }),
        ...(against.length === 0
          ? []
          : [say('box.zone.against', { zones: against.map(each => zoneName(say, each)).join(', ') })]),
        say('box.zone.sites', { sites: tables.sitesOfZone[zone].map(site => siteName(say, site)).join(', ') }),
      ],
      now: now('zone', zone),
    }
  })
  const sites = SITES.map((site, index) => {
    const area = tables.areaOfSite[index]
    const { good } = AREAS[area]
    return {
      key: `site ${site.id}`,
      kind: site.kind as Kind,
      name: siteName(say, index),
      about: kindName(site.kind),
      tally: tallyOf(Object.values(site.source)),
      picture: <Ground kind={site.kind} />,
      lines: [
        [areaName(say, area), good === null ? say('board.wilderness') : say(`good.${good}`)].join(' · '),
        ...(tables.zonesOfSite[index].length === 0
          ? []
          : [say('box.site.zones', { zones: tables.zonesOfSite[index].map(zone => zoneName(say, zone)).join(', ') })]),
      ],
      now: now('site', index),
    }
  })
  const found = [...zones, ...sites].filter(
    each => (kind === undefined || each.kind === kind) && says([each.name, each.about, ...each.lines].join(' '), words),
  )
  return (
    <>
      <div className="px-places">
        <ToggleGroup title={say('box.kind')}>
          {KINDS.map(each => (
            <Toggle key={each} on={each === kind} onPress={() => setKind(each === kind ? undefined : each)}>
              {kindName(each)}
            </Toggle>
          ))}
        </ToggleGroup>
      </div>
      <Things count={found.length} say={say} aside={<CertaintyKey say={say} />}>
        {found.map(place => (
          <Thing
            key={place.key}
            picture={place.picture}
            name={place.name}
            kind={place.about}
            marks={
              <>
                <RuleChip id={RULES[place.kind]} label={say('rule.open', { id: RULES[place.kind] })} onOpen={onRule} />
                <CertaintyBar tally={place.tally} say={say} />
              </>
            }
          >
            {place.lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            {place.now !== '' && (
              <p>
                <b>{say('box.there')}</b> {place.now}
              </p>
            )}
          </Thing>
        ))}
      </Things>
    </>
  )
}

/** Where the name of a sea zone, its borders, its way to EUROPE and its Sites come from. */
function zoneSources(zone: number): Source[] {
  const { id, source } = SEA_ZONES[zone]
  const borders = BORDERS.filter(({ from, to }) => from === id || to === id)
  return [
    source,
    ...borders.flatMap(border => [border.source.border, border.source.direction]),
    ...EUROPE_EXITS.filter(exit => exit.zone === id).map(exit => exit.source),
    ...tables.sitesOfZone[zone].map(site => SITES[site].source.seaZones),
  ]
}

/** The shape of an empty Site. */
function Ground({ kind }: { kind: (typeof SITE_KINDS)[number] }) {
  const none = { disk: EMPTY, bible: EMPTY, meeple: EMPTY, cathedral: 0, fort: 0, chest: 0, relics: 0, rebel: NO_REBEL }
  return (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      <SiteToken kind={kind} {...none} />
    </svg>
  )
}
