import type { HavenAction } from './actions.ts'
import type { ZoneId } from './sea-zones.ts'
import type { Source } from './source.ts'
import { derived, reconstructed } from './source.ts'

/** B6. A Haven card names its sea zone and carries one or two Haven Actions; it has no Nudge. */
export type Haven = { readonly zone: ZoneId; readonly actions: readonly HavenAction[]; readonly source: Source }

const G7 = reconstructed('gap G-7')

/** The 14 Haven cards in the order of the sea zones: a Haven card has the index of its zone. */
export const HAVENS: readonly Haven[] = [
  { zone: 'tortuga', actions: ['peninsular-marriage'], source: derived('EN H8a') },
  { zone: 'hewanorra', actions: ['romance', 'sword-fight'], source: derived('EN H8a: two icons, one a Sword Fight') },
  { zone: 'sint-maarten', actions: ['peninsular-marriage'], source: G7 },
  { zone: 'barataria-bay', actions: ['sword-fight'], source: G7 },
  { zone: 'new-providence', actions: ['romance', 'sword-fight'], source: G7 },
  { zone: 'ile-a-vache', actions: ['sword-fight'], source: G7 },
  { zone: 'port-royal', actions: ['peninsular-marriage'], source: G7 },
  { zone: 'caymanes', actions: ['romance'], source: G7 },
  { zone: 'curacao', actions: ['peninsular-marriage'], source: G7 },
  { zone: 'trinidad', actions: ['romance', 'sword-fight'], source: G7 },
  { zone: 'old-providence', actions: ['romance'], source: G7 },
  { zone: 'islas-del-rosario', actions: ['romance', 'sword-fight'], source: G7 },
  { zone: 'roatan', actions: ['romance', 'sword-fight'], source: G7 },
  { zone: 'tris-island', actions: ['sword-fight'], source: G7 },
]
