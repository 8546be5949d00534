import type { Say } from '../contract.ts'
import type { Camera, Sheet, Size } from './camera.ts'
import { keyMove } from './gestures.ts'
import './rail.css'

/** Nearer, farther, all of it: beside the map, never on it. */
export function Rail({
  sheet,
  say,
  onMove,
}: {
  sheet: Sheet
  say: Say
  onMove: (next: (camera: Camera, size: Size) => Camera) => void
}) {
  const press = (key: string) => {
    const next = keyMove(sheet, key)
    if (next !== undefined) onMove(next)
  }
  return (
    <div className="map-rail">
      <button type="button" title={say('map.in')} aria-label={say('map.in')} onClick={() => press('+')}>
        {'+'}
      </button>
      <button type="button" title={say('map.out')} aria-label={say('map.out')} onClick={() => press('-')}>
        {'−'}
      </button>
      <button type="button" className="map-fit" title={say('map.all')} onClick={() => press('0')}>
        {say('map.fit')}
      </button>
    </div>
  )
}
