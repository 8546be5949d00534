import { type BoardProps, Button, type Camera, type Choice, type Size, toWindow } from '@spanish-main/ui'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { actionOf, goodOf, HOMEWARD, hasRoom, isCity, isVillage } from '../../rules/board.ts'
import { villageCount } from '../../rules/mb4-main.ts'
import { priceOf, refuseBuying } from '../../rules/mb5-buy.ts'
import { serves } from '../../rules/mb8-paying.ts'
import { canFulfil } from '../../rules/mb8-quests.ts'
import { handOf } from '../../rules/players.ts'
import type { Maracaibo } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'
import { costSigns, rewardSigns } from '../art/effects.tsx'
import { arrow, coin, type Drawn, good, numberSize, Signs } from '../art/signs.tsx'
import { sayCost, sayReward } from '../words/effects.ts'
import { cardName, locationName, nationName, numberOf } from '../words/names.ts'
import { distance, voyage } from './course.ts'
import { PLACES } from './layout.ts'
import { assistantsAt, kindAt, plannedOf, questsOf } from './position.ts'
import './stop-card.css'

type Props = BoardProps<Maracaibo>

/** A stop that is looked at: the place, the movement points that lead there, and whether it is asked about. */
export interface Stop {
  readonly at: number
  readonly points: number | undefined
  /** The ways to choose from, if one was asked for. */
  readonly ways: readonly Choice[]
}

/** The voyages to a place, the shortest first. */
export const roadsTo = ({ choices }: Props['table'], at: number): Choice[] =>
  choices
    .filter(({ move, args, domains }) => move === 'sail' && domains[0] === 'location' && args[0] === at)
    .sort((a, b) => a.args[1] - b.args[1])

/** The place that is asked about, or that the pointer or the keyboard is on. */
export function stopOf({ table, picking }: Props, asked: number | undefined): Stop | undefined {
  const { focus } = picking
  const at = asked ?? (focus?.domain === 'location' ? focus.value : undefined)
  if (at === undefined) return undefined
  const roads = roadsTo(table, at)
  return { at, points: roads[0]?.args[1], ways: asked === undefined ? [] : roads }
}

const query = '(hover: none)'

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether nothing can hover over anything. */
export const useTouch = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)

const WIDTH = 292

/** What a stop offers, and what of it could be paid now. It stands beside the place, never over it. */
export function StopCard({
  table,
  act,
  say,
  stop,
  camera,
  size,
  onClose,
}: Props & { stop: Stop; camera: Camera; size: Size; onClose: () => void }) {
  const { view, seat } = table
  const { at, points, ways } = stop
  const [x, y] = toWindow(camera, PLACES[at].at)
  const wide = Math.min(WIDTH, size.width - 16)
  const gap = 96 * Math.max(camera.k, 0.7)
  const roomy = size.width > 2 * wide
  const left = roomy ? (x < size.width / 2 ? Math.min(x + gap, size.width - wide - 8) : Math.max(8, x - gap - wide)) : 8
  const below = y < size.height / 2
  // How far from the edge it would stand; it comes nearer where it is too tall.
  const far = (below ? y : size.height - y) + (roomy ? -48 : 36)
  const rest = distance(view, at, HOMEWARD)
  const place = { '--stop-left': `${left}px`, '--stop-width': `${wide}px` } as CSSProperties
  return (
    <div className="mb-stop-room" data-asks={ways.length > 0} style={place}>
      {below ? <Space far={far} /> : undefined}
      <div className="mb-stop" data-asks={ways.length > 0}>
        <header>
          <span className={kindAt(view, at) === 'village' ? 'mb-stop-number' : 'mb-stop-number mb-square'}>
            {numberOf(at)}
          </span>
          <b>{locationName(say, at)}</b>
          <small>
            {points === undefined
              ? say(`board.kind.${kindAt(view, at)}`)
              : say('stop.points', { points, rest: rest === undefined ? 'none' : String(rest) })}
          </small>
        </header>
        <div className="mb-stop-offers">
          {view.markers[at] > 0 ? (
            <p>{say('stop.flag', { nation: nationName(say, view.owner[at]), count: view.markers[at] })}</p>
          ) : undefined}
          {seat >= 0 ? <Offers view={view} seat={seat} at={at} points={points ?? 0} say={say} /> : undefined}
        </div>
        {ways.map(({ text, args }, i) => (
          <Button
            key={text}
            kind={i === 0 ? 'primary' : 'plain'}
            autoFocus={i === 0}
            onClick={() => void act.play(text)}
          >
            {say('stop.sail', {
              place: locationName(say, at),
              points: args[1],
              by: byWay(view, seat, ways, args[1]),
              actions: isVillage(view, at) ? villageCount({ ...view, moved: args[1] }, seat) : 0,
            })}
          </Button>
        ))}
        {ways.length > 0 ? (
          <Button kind="quiet" onClick={onClose}>
            {say('act.back')}
          </Button>
        ) : undefined}
      </div>
      {below ? undefined : <Space far={far} />}
    </div>
  )
}

/** The first stop that a voyage passes and no other to that place does; none where there is nothing to tell apart. */
function byWay(view: Maracaibo, seat: number, ways: readonly Choice[], points: number): string {
  const stops = ({ args: [at, price] }: Choice) => voyage(view, view.ship[seat], at, price).map(({ to }) => to)
  const others = new Set(ways.filter(({ args }) => args[1] !== points).flatMap(stops))
  const mine = ways.filter(({ args }) => args[1] === points).flatMap(stops)
  const own = others.size === 0 ? undefined : mine.find(stop => !others.has(stop))
  return own === undefined ? 'none' : numberOf(own)
}

/** Room between an edge of the chart and the card, as long as the card does not need it. */
const Space = ({ far }: { far: number }) => <div className="mb-stop-space" style={{ flexBasis: Math.max(0, far) }} />

function Offers({
  view,
  seat,
  at,
  points,
  say,
}: {
  view: Maracaibo
  seat: number
  at: number
  points: number
  say: Props['say']
}) {
  const size = numberSize(16)
  const tiles = tables.legacy.flatMap((tile, i) =>
    (view.legacy & (1 << i)) !== 0 && tile.at === at && tile.stop >= 0 ? [tile.stop] : [],
  )
  return (
    <dl>
      {isVillage(view, at) ? <Village view={view} seat={seat} points={points} say={say} /> : undefined}
      {isCity(view, at) ? <City view={view} seat={seat} at={at} say={say} /> : undefined}
      {at === HOMEWARD || numberOf(at) === '21b' ? (
        <Offer
          title={say('stop.homeward')}
          parts={tables.homeward.map(gain => ({ signs: rewardSigns(gain, size), may: true, key: String(gain) }))}
        />
      ) : undefined}
      {questsOf(view, at).map(quest => {
        const { cost, reward } = tables.quests[quest]
        const signs = [...costSigns(cost, size), arrow, ...rewardSigns(reward, size)]
        return (
          <Offer
            key={quest}
            title={say('stop.quest')}
            parts={[{ signs, may: canFulfil(view, seat, quest), key: 'quest' }]}
            says={say('about.quest', { cost: sayCost(say, cost), reward: sayReward(say, reward) })}
          />
        )
      })}
      {assistantsAt(view, at)
        .filter(each => each.seat === seat)
        .map(({ card }) => (
          <Offer
            key={card}
            title={say('stop.assistant', { card: cardName(say, card) })}
            parts={[
              { signs: rewardSigns(tables.cards[card].effects.assistant!.gain, size), may: true, key: 'assistant' },
            ]}
          />
        ))}
      {tiles.map(stop => (
        <Offer
          key={stop}
          title={say('stop.tile')}
          parts={[{ signs: rewardSigns(stop, size), may: true, key: 'tile' }]}
        />
      ))}
    </dl>
  )
}

interface Offered {
  readonly key: string
  readonly signs: readonly Drawn[]
  readonly name?: string
  readonly may: boolean
}

function Offer({ title, parts, says }: { title: string; parts: readonly Offered[]; says?: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {parts.map(({ key, signs, name, may }) => (
          <span key={key} className={may ? 'mb-chip mb-may' : 'mb-chip mb-not'}>
            <Signs drawings={signs} height={16} />
            {name}
          </span>
        ))}
        {says === undefined ? undefined : <small>{says}</small>}
      </dd>
    </div>
  )
}

function Village({ view, seat, points, say }: { view: Maracaibo; seat: number; points: number; say: Props['say'] }) {
  const actions = villageCount({ ...view, moved: Math.max(points, 1) }, seat)
  const cards = [...handOf(view, seat), ...plannedOf(view, seat)]
  const size = numberSize(16)
  const parts = cards.map(card => ({
    key: String(card),
    signs: [coin(priceOf(view, seat, card, 0), size), ...tables.cards[card].needs.goods.map(good)],
    name: cardName(say, card),
    may: refuseBuying(view, seat, card, 0) === undefined,
  }))
  return (
    <Offer
      title={say('stop.village', { count: actions, payable: parts.filter(({ may }) => may).length })}
      parts={parts.filter(({ may }) => may)}
    />
  )
}

function City({ view, seat, at, say }: { view: Maracaibo; seat: number; at: number; say: Props['say'] }) {
  const size = numberSize(16)
  const wanted = goodOf(view, at)
  const payers =
    wanted < 0 || !hasRoom(view, at) ? [] : handOf(view, seat).filter(card => serves(view, seat, card, wanted))
  const full = wanted >= 0 && !hasRoom(view, at)
  return (
    <>
      <Offer
        title={say('stop.city')}
        parts={[{ key: 'action', signs: rewardSigns(actionOf(view, at), size), may: true }]}
        says={sayReward(say, actionOf(view, at))}
      />
      {wanted < 0 ? undefined : (
        <Offer
          title={say('stop.deliver', { full: full ? 'yes' : 'no', payers: payers.length })}
          parts={
            payers.length === 0
              ? [{ key: 'good', signs: [good(wanted)], may: false }]
              : payers.map(card => ({ key: String(card), signs: [good(wanted)], name: cardName(say, card), may: true }))
          }
        />
      )}
    </>
  )
}
