import type { Say } from '@spanish-main/ui'
import type { Camera, Size } from './camera.ts'
import { keyMove } from './gestures.ts'
import './zoom.css'

interface ZoomProps {
  readonly say: Say
  readonly onZoom: (next: (camera: Camera, size: Size) => Camera) => void
  readonly onFit: () => void
}

/** Nearer, farther, all of it. */
export function ZoomButtons({ say, onZoom, onFit }: ZoomProps) {
  return (
    <div className="px-zoom">
      <button
        type="button"
        title={say('board.zoom.in')}
        aria-label={say('board.zoom.in')}
        onClick={() => onZoom(keyMove('+')!)}
      >
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-6 0H6M0-6V6" />
        </svg>
      </button>
      <button
        type="button"
        title={say('board.zoom.out')}
        aria-label={say('board.zoom.out')}
        onClick={() => onZoom(keyMove('-')!)}
      >
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M-6 0H6" />
        </svg>
      </button>
      <button type="button" title={say('board.zoom.all')} onClick={onFit}>
        {say('board.zoom.fit')}
      </button>
    </div>
  )
}
