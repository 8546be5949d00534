import { type Say, Stage } from '@spanish-main/ui'
import type { ReactNode } from 'react'
import {
  type BattleCard,
  type BattleResult,
  Cards,
  Result,
  Score,
  type Side,
  SideList,
  seatStyle,
} from './reckoning.tsx'
import { LandScene, SeaScene, type Shore, type Squadron } from './scene.tsx'
import { Rule, Steps } from './steps.tsx'
import './low.css'

export type { BattleCard, BattleResult, Side, StrengthLine } from './reckoning.tsx'

interface BattleProps {
  readonly title: string
  readonly subtitle: string
  readonly steps: readonly string[]
  readonly step: number
  readonly sides: readonly [Side, Side]
  readonly cards: readonly BattleCard[]
  readonly result?: BattleResult | undefined
  /** What the two may agree on instead of fighting, while they may. */
  readonly parley?: ReactNode
  /** What stands below the sums of each side while they may. */
  readonly below?: readonly [ReactNode, ReactNode] | undefined
  /** The way on, once there is a result. What is asked before that is asked in the dock. */
  readonly actions?: ReactNode
  readonly say: Say
  readonly onRule: (rule: string) => void
}

export interface LandBattleProps extends BattleProps {
  readonly fleet: Squadron
  /** Colour of the defender, −1 for a Rebel or a free people. */
  readonly defender: number
  readonly shore: Shore
  /** Strength by side, once both are open. */
  readonly score?: readonly [number, number] | undefined
  /** What a tie would mean. */
  readonly tie: { readonly text: string; readonly rule: string }
}

/** A land battle: who, the scene, the arithmetic by side, the score, the cards, the result. */
export function LandBattle(props: LandBattleProps) {
  const { fleet, defender, shore, score, tie, sides, cards, result, actions, say, onRule } = props
  return (
    <Stage
      title={result?.title ?? props.title}
      sub={<Sub {...props} />}
      past={result !== undefined}
      foot={result && <Result result={result} actions={actions} say={say} onRule={onRule} />}
    >
      <LandScene fleet={fleet} colour={defender} shore={shore} firing={score !== undefined} />
      <div className="px-sum">
        <SideList side={sides[0]} below={props.below?.[0]} say={say} onRule={onRule} />
        <div className="px-score">
          {score !== undefined && <Score score={score} colours={[fleet.colour, defender]} say={say} />}
          <p>
            {tie.text} <Rule id={tie.rule} say={say} onRule={onRule} />
          </p>
          {props.parley}
          {props.parley === undefined && <Cards cards={cards} say={say} />}
        </div>
        <SideList side={sides[1]} below={props.below?.[1]} say={say} onRule={onRule} />
      </div>
    </Stage>
  )
}

export interface SeaBattleProps extends BattleProps {
  readonly treasure: Squadron
  readonly pirates: Squadron
  /** Which Flagship sails better, and why that matters. */
  readonly seamanship: { readonly letters: readonly [string, string]; readonly text: string; readonly rule: string }
  /** What the tactics would lead to, while one is chosen. */
  readonly forecast?: ReactNode
  readonly open: boolean
}

/** A sea battle: two fleets, their Flagships' letters, the tactics, the result. */
export function SeaBattle(props: SeaBattleProps) {
  const { treasure, pirates, seamanship, open, sides, cards, result, actions, say, onRule } = props
  return (
    <Stage
      title={result?.title ?? props.title}
      sub={<Sub {...props} />}
      past={result !== undefined}
      foot={result && <Result result={result} actions={actions} say={say} onRule={onRule} />}
    >
      <SeaScene treasure={treasure} pirates={pirates} firing={open} />
      <div className="px-sum">
        <SideList side={sides[0]} below={props.below?.[0]} say={say} onRule={onRule} />
        <div className="px-score">
          <p className="px-letters">
            {seamanship.letters.map((letter, i) => (
              <b key={i === 0 ? 'treasure' : 'pirates'} style={seatStyle(i === 0 ? treasure.colour : pirates.colour)}>
                {letter}
              </b>
            ))}
          </p>
          <p>
            {seamanship.text} <Rule id={seamanship.rule} say={say} onRule={onRule} />
          </p>
          {props.parley}
          {props.parley === undefined && <Cards cards={cards} say={say} />}
        </div>
        <SideList side={sides[1]} below={props.below?.[1]} say={say} onRule={onRule} />
      </div>
      {props.forecast}
    </Stage>
  )
}

/** Once there is a result it is the title, and what was fought stands here. */
function Sub({ title, subtitle, steps, step, result }: BattleProps) {
  return (
    <>
      {result === undefined ? subtitle : `${title}. ${subtitle}`}
      <Steps steps={steps} step={step} />
    </>
  )
}
