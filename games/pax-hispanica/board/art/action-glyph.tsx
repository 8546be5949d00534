import type { HavenAction, MarketActionKind } from '../../data/index.ts'
import { Emblem } from './icon.tsx'
import { ACTION_ICONS } from './icon-names.ts'

export type ActionKind = MarketActionKind | HavenAction

interface GlyphProps {
  readonly action: ActionKind
  readonly x?: number
  readonly y?: number
  readonly size: number
  /** The ground it stands on, for the parts that are cut out. */
  readonly ground?: string
}

/** The picture of an Action inside a drawing, in the current colour. */
export function ActionGlyph({ action, x = 0, y = 0, size, ground = '#1b1b1b' }: GlyphProps) {
  switch (action) {
    case 'disk':
    case 'bible':
    case 'reach-peerage':
    case 'sway-peerage':
      return (
        <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
          <Drawn action={action} ground={ground} />
        </g>
      )
    default:
      return <Emblem name={ACTION_ICONS[action]} x={x} y={y} size={size} />
  }
}

function Drawn({ action, ground }: { action: 'disk' | 'bible' | 'reach-peerage' | 'sway-peerage'; ground: string }) {
  if (action === 'disk')
    return (
      <>
        <circle r="9.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <circle r="4.6" fill="currentColor" />
      </>
    )
  if (action === 'bible')
    return (
      <>
        <path d="M-8-10.5H7A2 2 0 0 1 9-8.5V10.5H-6A3 3 0 0 1-9 7.5V-9.5A1 1 0 0 1-8-10.5z" fill="currentColor" />
        <path d="M0-7.5V3.5M-3.6-4H3.6" stroke={ground} strokeWidth="2" />
        <path d="M-6.5 7.2H9" stroke={ground} strokeWidth="1.5" />
      </>
    )
  return (
    <>
      <Emblem name="queen-crown" y={-2} size={20} />
      {action === 'sway-peerage' ? (
        <>
          <circle cy="6.6" r="4.6" fill={ground} />
          <circle cy="6.6" r="3.4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </>
      ) : (
        <>
          <path d="M-5.2 1.6H5.2V11.6H-5.2z" fill={ground} />
          <path d="M-3.8 2.8H3.8V10.6H-3.8z" fill="currentColor" />
          <path d="M0 4.2v4.6M-1.7 5.8h3.4" stroke={ground} strokeWidth="1.1" />
        </>
      )}
    </>
  )
}

/** The picture of an Action as a picture of its own. */
export function ActionIcon({ action, ground }: { action: ActionKind; ground?: string }) {
  return (
    <svg className="px-action-icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <ActionGlyph action={action} size={22} {...(ground === undefined ? {} : { ground })} />
    </svg>
  )
}
