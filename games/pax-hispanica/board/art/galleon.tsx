import { LIVERIES } from '../strips/liveries.ts'
import { Emblem } from './icon.tsx'

interface GalleonProps {
  readonly colour: number
  readonly flagship?: boolean
}

/** A Galleon of a colour around the foot of its main mast: main sail with the crest, a long pennant on the Flagship. */
export function Galleon({ colour, flagship = false }: GalleonProps) {
  const { fill, crest, icon, hatch } = LIVERIES[colour]
  return (
    <>
      <use href="#px-hull" className="px-rimmed" />
      <use href="#px-rigging" />
      <path d="M-22.5-3.2C-8-1.2 10-1.2 24-4.6" stroke={fill} strokeWidth="2.4" fill="none" />
      <use href="#px-white-sails" />
      <use href="#px-main-sail" className="px-rimmed" />
      <use href="#px-main-sail" fill={fill} />
      <use href="#px-main-sail" fill={hatch} />
      <circle cx="1.6" cy="-17.2" r="7.4" fill={fill} />
      <use href="#px-main-sail" className="px-outlined" />
      <Emblem name={icon} x={1.6} y={-17.2} size={12.2} fill={crest} />
      <path
        className="px-pennant"
        d={flagship ? 'M0-30V-36.5M0-36.5L13-34.2 0-31.6z' : 'M0-30l5 .9-5 1z'}
        fill={fill}
      />
    </>
  )
}
