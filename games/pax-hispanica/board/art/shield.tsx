import { LIVERIES } from '../strips/liveries.ts'
import { Emblem } from './icon.tsx'

/** The arms of a colour inside a drawing, 40 wide and 47 high: a Figure. */
export function Arms({ colour }: { colour: number }) {
  const { fill, crest, icon, hatch } = LIVERIES[colour]
  return (
    <>
      <use href="#px-shield" fill={fill} />
      <use href="#px-shield" fill={hatch} />
      <circle cx="20" cy="20.5" r="12.2" fill={fill} />
      <Emblem name={icon} x={20} y={20.5} size={21} fill={crest} />
      <use href="#px-shield" className="px-shield-rim" />
      <use href="#px-shield" className="px-shield-edge" />
    </>
  )
}

/** The shield that stands before a nation's name. */
export function Shield({ colour }: { colour: number }) {
  return (
    <svg className="px-shield" viewBox="0 0 40 47" aria-hidden="true">
      <Arms colour={colour} />
    </svg>
  )
}
