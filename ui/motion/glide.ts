import type { Glide, Place } from './motion.ts'
import './glide.css'

/** As many pieces as anybody can follow. */
const MOST = 5
const TIME_MS = 520
const APART_MS = 70

const running = new Set<Animation>()

/** The middle of a place, if it is on the screen. */
function middleOf(place: Place): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
  }
  return undefined
}

/** Lets pieces glide over the page, above everything and in nobody's way. Where a place is not to be seen, nothing moves. */
export function glide({ piece, count, from, to }: Glide): void {
  const [start, end] = [middleOf(from), middleOf(to)]
  if (start === undefined || end === undefined) return
  for (let i = 0; i < Math.min(count, MOST); i++) {
    const element = document.createElement('span')
    element.className = `glide glide-${piece}`
    element.setAttribute('aria-hidden', 'true')
    document.body.append(element)
    const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px)`
    const animation = element.animate(
      [
        { transform: `${at(start)} scale(0.6)`, opacity: 0 },
        { transform: at(start), opacity: 1, offset: 0.15 },
        { transform: at(end), opacity: 1, offset: 0.85 },
        { transform: `${at(end)} scale(0.6)`, opacity: 0 },
      ],
      { duration: TIME_MS, delay: i * APART_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
    )
    running.add(animation)
    const done = () => {
      running.delete(animation)
      element.remove()
    }
    animation.finished.then(done, done)
  }
}

/** Whoever goes on need not wait for what is still moving. */
export function stopGliding(): void {
  for (const animation of running) animation.cancel()
}
