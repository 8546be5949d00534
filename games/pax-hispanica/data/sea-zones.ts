import type { Source } from './source.ts'
import { derived, reconstructed, stated } from './source.ts'

/** B2b. A sea zone bears the name of its pirate haven; one Haven card exists for each. */
export type SeaZone = { readonly id: string; readonly name: string; readonly source: Source }

/** The 14 sea zones; a zone's place in this list is its index everywhere, and that of its Haven card. */
export const SEA_ZONES = [
  { id: 'tortuga', name: 'Tortuga', source: stated('EN D4e') },
  { id: 'hewanorra', name: 'Hewanorra', source: stated('EN B2') },
  { id: 'sint-maarten', name: 'Sint Maarten', source: stated('EN B2') },
  { id: 'barataria-bay', name: 'Barataria Bay', source: stated('EN D4e') },
  { id: 'new-providence', name: 'New Providence', source: stated('EN D4e') },
  { id: 'ile-a-vache', name: 'Île-à-Vache', source: stated('EN D4e') },
  { id: 'port-royal', name: 'Port Royal', source: stated('EN D4') },
  { id: 'caymanes', name: 'Caymanes', source: stated('EN H8b; PL F6c') },
  { id: 'curacao', name: 'Curaçao', source: stated('EN footnote 85') },
  { id: 'trinidad', name: 'Trinidad', source: stated('EN H8d') },
  { id: 'old-providence', name: 'Old Providence', source: stated('EN H8f') },
  { id: 'islas-del-rosario', name: 'Islas del Rosario', source: stated('EN H3c') },
  { id: 'roatan', name: 'Roatán', source: stated('EN F1') },
  { id: 'tris-island', name: 'Tris Island', source: stated('EN F2; PL C1 "Isla del Carmen"') },
] as const satisfies readonly SeaZone[]

export type ZoneId = (typeof SEA_ZONES)[number]['id']

export const ZONE_IDS: readonly ZoneId[] = SEA_ZONES.map(zone => zone.id)

export const ZONE_COUNT = SEA_ZONES.length

/** Index of a zone by its id. */
export const ZONE = Object.fromEntries(SEA_ZONES.map((zone, index) => [zone.id, index])) as Record<ZoneId, number>

/** D4c. Two zones that touch; a current may be sailed only from `from` to `to`. */
export type Border = {
  readonly from: ZoneId
  readonly to: ZoneId
  readonly current: boolean
  readonly source: { readonly border: Source; readonly direction: Source }
}

const G1 = reconstructed('gap G-1')

const open = (from: ZoneId, to: ZoneId, border: Source): Border => ({
  from,
  to,
  current: false,
  source: { border, direction: G1 },
})

const current = (from: ZoneId, to: ZoneId, border: Source, direction: string): Border => ({
  from,
  to,
  current: true,
  source: { border, direction: reconstructed(`gap G-1: ${direction}`) },
})

export const BORDERS: readonly Border[] = [
  open('new-providence', 'tortuga', stated('EN D4e')),
  open('tortuga', 'caymanes', stated('EN H8b')),
  open('tortuga', 'ile-a-vache', stated('EN D4e, by the Mona Passage')),
  open('ile-a-vache', 'sint-maarten', stated('EN D4e')),
  open('ile-a-vache', 'port-royal', reconstructed('gap G-1: needed by EN D4')),
  open('sint-maarten', 'hewanorra', G1),
  open('hewanorra', 'trinidad', G1),
  open('curacao', 'islas-del-rosario', G1),
  open('curacao', 'port-royal', stated('EN H8b')),
  open('islas-del-rosario', 'old-providence', derived('EN F2')),
  open('islas-del-rosario', 'port-royal', reconstructed('gap G-1: needed by the distances of EN H8h')),
  open('old-providence', 'port-royal', G1),
  open('old-providence', 'roatan', G1),
  open('old-providence', 'caymanes', G1),
  open('port-royal', 'caymanes', stated('EN H8b')),
  open('roatan', 'caymanes', G1),
  open('tris-island', 'barataria-bay', derived('EN F2')),
  current('barataria-bay', 'new-providence', stated('EN D4e'), 'Florida current, sailed this way in D4e'),
  current('sint-maarten', 'tortuga', G1, 'Antilles current, explains the detour of D4e'),
  current('trinidad', 'curacao', stated('EN H8b'), 'Caribbean current, sailed this way in H8b'),
  current('roatan', 'tris-island', G1, 'Yucatán current'),
  current('caymanes', 'barataria-bay', G1, 'Yucatán current'),
]

/** D4e. Zones on the Sargasso Sea, the only way to EUROPE. */
export const EUROPE_EXITS: readonly { readonly zone: ZoneId; readonly source: Source }[] = [
  { zone: 'tortuga', source: derived('EN H8b') },
  { zone: 'sint-maarten', source: stated('EN D4e') },
  { zone: 'new-providence', source: G1 },
]

/** The sea as index tables. */
export type SeaTables = {
  /** Zones a fleet in this zone may sail to, currents respected. */
  readonly exits: readonly (readonly number[])[]
  /** Zones that touch this zone, currents ignored. */
  readonly neighbours: readonly (readonly number[])[]
  /** Whether a fleet may sail from this zone to EUROPE. */
  readonly europeFrom: readonly boolean[]
  /** H3-distance. Steps to Islas del Rosario, currents ignored. */
  readonly distanceFromRosario: readonly number[]
}

/** Number of steps from one zone to every other over a table of ways; −1 where none leads. */
export function stepsFrom(start: number, ways: readonly (readonly number[])[]): number[] {
  const steps = ways.map(() => -1)
  steps[start] = 0
  const queue = [start]
  for (const zone of queue) {
    for (const next of ways[zone]) {
      if (steps[next] !== -1) continue
      steps[next] = steps[zone] + 1
      queue.push(next)
    }
  }
  return steps
}

/** Turns borders and exits, named by zone id, into index tables. */
export function seaTables(
  borders: readonly { readonly from: ZoneId; readonly to: ZoneId; readonly current: boolean }[],
  europeExits: readonly ZoneId[],
): SeaTables {
  const exits: number[][] = SEA_ZONES.map(() => [])
  const neighbours: number[][] = SEA_ZONES.map(() => [])
  for (const border of borders) {
    const from = ZONE[border.from]
    const to = ZONE[border.to]
    exits[from].push(to)
    if (!border.current) exits[to].push(from)
    neighbours[from].push(to)
    neighbours[to].push(from)
  }
  for (const list of [...exits, ...neighbours]) list.sort((a, b) => a - b)
  return {
    exits,
    neighbours,
    europeFrom: ZONE_IDS.map(zone => europeExits.includes(zone)),
    distanceFromRosario: stepsFrom(ZONE['islas-del-rosario'], neighbours),
  }
}

export const { exits, neighbours, europeFrom, distanceFromRosario }: SeaTables = seaTables(
  BORDERS,
  EUROPE_EXITS.map(exit => exit.zone),
)
