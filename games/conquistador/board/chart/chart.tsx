import {
  ChartMap,
  type MapCamera,
  type MapTarget,
  Numbers,
  type Point,
  type Say,
  type Target,
  TargetButtons,
  type Tiding,
  Tidings,
} from '@spanish-main/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Conquest } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { describeArea, describeHex } from './describe.ts'
import { type Fleet, Fleets } from './fleets.tsx'
import { Frame } from './frame.tsx'
import { AREA_LABELS, hexCentre, hexPath, SHEET, WINDOW_NAMES, WINDOWS } from './layout.ts'
import { lettering } from './lettering.ts'
import { lookAt, showing, useSeen } from './look.ts'
import { Note } from './note.tsx'
import { Plates } from './plates.tsx'
import { CourseLine, Reach } from './reach.tsx'
import { BOX, Sheet } from './sheet.tsx'
import { QuayGold, Stacks, Treasures } from './stacks.tsx'
import './chart.css'

/** What the chart lights: places that may be taken, and how far one can go. */
export interface Lights {
  readonly targets: readonly MapTarget[]
  readonly refused: number | undefined
  readonly hot: number | undefined
  /** Where the Expedition lies that is under sail. */
  readonly active: Point | undefined
  /** What is being told about just now. */
  readonly told: Point | undefined
  readonly numbered: readonly { readonly at: Point; readonly number: number }[]
  readonly reach:
    | { readonly from: number; readonly ways: ReadonlyMap<number, readonly number[]>; readonly near: number }
    | undefined
  /** The hexes of the way that is being drawn by hand. */
  readonly drawn: readonly number[] | undefined
}

interface ChartProps {
  readonly view: Conquest
  readonly seat: number
  readonly entered: number
  readonly fleets: readonly Fleet[]
  readonly lights: Lights
  readonly tidings: readonly Tiding[]
  readonly say: Say
  readonly onPick: (target: Target) => void
  readonly onHover: (target: Target | undefined) => void
  /** Whether a thing can be dragged along a way of one's own. */
  readonly holds: (target: Target) => boolean
  readonly onDraw: (way: readonly Target[], done: boolean) => void
  /** What a click on a hex would do, in words. */
  readonly action: (hex: number) => string | undefined
}

const FAR = 0.6
const CLOSE = 1.6

/** The chart of the Americas with everything on it. It knows no rules: it shows a view and what it is given. */
export function Chart(props: ChartProps) {
  const { view, seat, entered, fleets, lights, tidings, say, onPick, onHover, holds, onDraw, action } = props
  const { targets, reach } = lights
  const places = useMemo(() => targets.map(({ at }) => at), [targets])
  const [hovered, setHovered] = useState<Target>()
  const hover = (target: Target | undefined) => {
    setHovered(target)
    onHover(target)
  }
  useWindowKeys()
  const hex = hovered?.domain === 'hex' ? hovered.value : undefined
  const end = lights.drawn?.at(-1)
  const pointed = end === undefined ? hovered : { domain: 'hex', value: end }
  const course = lights.drawn ?? (hex === undefined ? undefined : reach?.ways.get(hex))
  return (
    <ChartMap
      label={say('board.chart')}
      sheet={SHEET}
      places={places}
      say={say}
      onPick={onPick}
      onHover={hover}
      holds={holds}
      onDraw={onDraw}
      draw={({ camera, size, moving, rested, move }) => {
        const far = rested < FAR
        return {
          sheet: (
            <>
              <Sheet entered={entered} far={far} />
              <svg className="cq-live" viewBox={BOX} width={SHEET.width} height={SHEET.height} aria-hidden="true">
                {reach !== undefined && <ReachLines {...reach} />}
                {!far && <Treasures view={view} />}
                {!far && <Plates view={view} entered={entered} say={say} />}
                {targets.map(({ domain, value, at: [x, y] }) => (
                  <Halo key={`${domain} ${value}`} x={x} y={y} small={targets.length > 40 && !isSettled(view, x, y)} />
                ))}
                {lights.refused !== undefined && <path className="cq-refused" d={hexPath(lights.refused, 20)} />}
                {hex !== undefined && <path className="cq-hover" d={hexPath(hex)} />}
                {lights.hot !== undefined && <path className="cq-hot" d={hexPath(lights.hot, 25)} />}
                {lights.active !== undefined && (
                  <circle className="cq-active" cx={lights.active[0]} cy={lights.active[1]} r="20" />
                )}
                <Standing {...{ view, seat, fleets, far, zoom: rested, say }} />
                {reach !== undefined && course !== undefined && <CourseLine from={reach.from} hexes={course} />}
              </svg>
            </>
          ),
          over: (
            <>
              <Shown camera={camera} size={size} move={move} places={places} told={lights.told ?? lights.active} />
              <TargetButtons targets={targets} />
              <Numbers places={lights.numbered} />
              <Tidings
                tidings={tidings}
                at={({ domain, value }) => pointOf(domain, value)}
                camera={camera}
                size={size}
              />
              {pointed !== undefined && !moving && (
                <HoverNote
                  {...{ view, fleets, hovered: pointed, say, camera, size }}
                  action={pointed.domain === 'hex' ? action(pointed.value) : undefined}
                />
              )}
            </>
          ),
          frame: <Frame camera={camera} size={size} />,
        }
      }}
    />
  )
}

/** Whether settlers stand there, who would hide a small ring. */
const isSettled = (view: Conquest, x: number, y: number): boolean =>
  view.postHex.some(hex => hexCentre(hex)[0] === x && hexCentre(hex)[1] === y)

/** Where a gain or a loss is told: at its hex, or at the plate of its Area. */
function pointOf(domain: string, value: number): Point | undefined {
  if (domain === 'hex') return hexCentre(value)
  return domain === 'area' ? [AREA_LABELS[value][0], AREA_LABELS[value][1]] : undefined
}

/** All that stands on the chart, with its names. */
function Standing({
  view,
  seat,
  fleets,
  far,
  zoom,
  say,
}: Pick<ChartProps, 'view' | 'seat' | 'fleets' | 'say'> & { far: boolean; zoom: number }) {
  const { places, sailors } = useMemo(() => lettering(view, fleets, zoom, zoom > CLOSE, say), [view, fleets, zoom, say])
  return (
    <>
      <Stacks view={view} far={far} places={places} />
      <Fleets view={view} fleets={fleets} own={seat} far={far} names={sailors} say={say} />
      {!far && <QuayGold view={view} />}
    </>
  )
}

function ReachLines({ from, ways, near }: NonNullable<Lights['reach']>) {
  const close = new Set([from])
  const all = new Set([from])
  for (const [hex, way] of ways) {
    all.add(hex)
    if (way.length <= near) close.add(hex)
  }
  return <Reach near={close} far={all} />
}

/** A place that may be taken: a glow and a ring, or a ring alone where there are many. */
function Halo({ x, y, small }: { x: number; y: number; small: boolean }) {
  if (small) return <circle className="cq-ring" cx={x} cy={y} r="9" />
  return (
    <>
      <circle cx={x} cy={y} r="30" fill="url(#cq-glow)" opacity=".55" />
      <circle className="cq-ring" cx={x} cy={y} r="18" />
    </>
  )
}

interface HoverProps {
  readonly view: Conquest
  readonly fleets: readonly Fleet[]
  readonly hovered: Target
  readonly say: Say
  readonly action: string | undefined
  readonly camera: Parameters<typeof Note>[0]['camera']
  readonly size: Parameters<typeof Note>[0]['size']
}

function HoverNote({ view, fleets, hovered: { domain, value }, say, action, camera, size }: HoverProps) {
  if (domain === 'area') {
    const [x, y] = AREA_LABELS[value]
    return (
      <Note
        at={[x, y]}
        drop={20}
        about={describeArea(view, value, say)}
        action={undefined}
        camera={camera}
        size={size}
      />
    )
  }
  const hex = domain === 'hex' ? value : domain === 'water' ? tables.waterHex[value] : undefined
  if (hex === undefined) return null
  return (
    <Note
      at={hexCentre(hex)}
      drop={26}
      about={describeHex(view, hex, fleets, say)}
      action={action}
      camera={camera}
      size={size}
    />
  )
}

/**
 * Tells the overview what the window shows. The first look is at what may be taken, at the Expedition under sail, or where
 * it all began; later the chart turns to what is told and to who sails, if that is out of sight.
 */
function Shown({
  camera,
  size,
  move,
  places,
  told,
}: Pick<MapCamera, 'camera' | 'size' | 'move'> & { places: readonly Point[]; told: Point | undefined }) {
  useEffect(() => showing(camera, size, move), [camera, size, move])
  const measured = size.width !== SHEET.width
  useEffect(() => {
    if (!measured) return
    const place = places[0] ?? told
    const first = requestAnimationFrame(() =>
      lookAt(place === undefined ? WINDOWS.caribbean : [place[0] - 400, place[1] - 220, 800, 440]),
    )
    return () => cancelAnimationFrame(first)
  }, [measured])
  const seen = useSeen()
  useEffect(() => {
    if (told === undefined || seen === undefined) return
    const [x, y] = told
    const inside = x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height
    if (!inside) lookAt([x - 400, y - 220, 800, 440])
  }, [told?.join()])
  return null
}

/** Number keys turn the chart to its windows, wherever the focus is but in a field. */
function useWindowKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      const name = WINDOW_NAMES[Number(event.key) - 1]
      if (name !== undefined) lookAt(WINDOWS[name])
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
