import type { Pax } from '../../rules/state.ts'
import { zoneOfHaven } from '../../rules/tables.ts'
import { Emblem } from '../art/icon.tsx'
import { HAVEN_PLACES } from '../chart/places.ts'
import { useScenes } from '../sprite.ts'
import { deckOf } from './facts.ts'
import { thingsOf } from './picture.ts'

const INK = '#1b120a'

/** The picture of a card; a Haven card shows its own piece of the chart. */
export function Art({ view, card }: { view: Pax; card: number }) {
  useScenes()
  const deck = deckOf(card)
  if (deck === 'haven') return <HavenArt card={card} />
  return (
    <svg viewBox="14 -16 204 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#px-art-${deck}`} x="14" y="-16" width="204" height="160" />
      {thingsOf(view, card).map(thing => (
        <Emblem key={thing.name} {...thing} fill={INK} />
      ))}
    </svg>
  )
}

function HavenArt({ card }: { card: number }) {
  const [x, y] = HAVEN_PLACES[zoneOfHaven(card)]
  const left = Math.min(Math.max(x - 75, 0), 1050)
  const top = Math.min(Math.max(y - 50, 12), 576)
  return (
    <svg viewBox={`${left} ${top} 150 100`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#engraved-ground" />
      <use href="#px-lines" />
      <circle cx={x} cy={y} r="16" className="px-haven-outer" />
      <circle cx={x} cy={y} r="13.6" className="px-haven-inner" />
    </svg>
  )
}
