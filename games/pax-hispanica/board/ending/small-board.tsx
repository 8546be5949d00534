import { memo } from 'react'
import { CELLS, COLOURS, type Colour, type Profession } from '../../data/index.ts'
import type { Pax } from '../../rules/state.ts'
import { Emblem } from '../art/icon.tsx'
import { EXTREMIST_ICONS } from '../art/icon-names.ts'
import { Arms } from '../art/shield.tsx'
import { BOARD, cellPlace } from '../philosophy/places.ts'
import { LIVERIES } from '../strips/liveries.ts'
import './small-board.css'

/** The philosophy board in small, for the place where somebody stands. The text beside it says the same. */
export const SmallBoard = memo(function SmallBoard({ figure, colour }: { figure: Pax['figure']; colour: number }) {
  const others = figure.flatMap((cell, each) => (cell >= 0 && each !== colour ? [{ cell, colour: each }] : []))
  const there = figure[colour]
  return (
    <svg className="px-small-board" viewBox={`0 0 ${BOARD} ${BOARD}`} aria-hidden="true">
      <circle cx={BOARD / 2} cy={BOARD / 2} r="100" className="px-compass-line" />
      {CELLS.map((cell, index) => (
        <Cell key={cell.id} cell={index} there={index === there} />
      ))}
      {others.map(each => (
        <Figure key={COLOURS[each.colour]} {...each} size={0.62} />
      ))}
      {there >= 0 && <Figure cell={there} colour={colour} size={1.15} />}
    </svg>
  )
})

function Cell({ cell, there }: { cell: number; there: boolean }) {
  const { kind, of } = CELLS[cell]
  const { x, y, width, height } = cellPlace(cell)
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 6 }
  const livery = kind === 'callow' ? LIVERIES[COLOURS.indexOf(of as Colour)] : undefined
  return (
    <g className={`px-small-cell px-${kind}${there ? ' px-there' : ''}`}>
      <rect {...box} />
      {livery !== undefined && <rect {...box} fill={livery.fill} className="px-small-wash" />}
      {kind === 'wedding' && <Emblem name="linked-rings" x={x} y={y} size={18} />}
      {kind === 'extremist' && <Emblem name={EXTREMIST_ICONS[of as Profession]} x={x} y={y} size={26} />}
    </g>
  )
}

function Figure({ cell, colour, size }: { cell: number; colour: number; size: number }) {
  const { x, y } = cellPlace(cell)
  return (
    <g transform={`translate(${x - 20 * size} ${y - 23.5 * size}) scale(${size})`}>
      <Arms colour={colour} />
    </g>
  )
}
