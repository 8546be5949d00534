import type { Event } from '@spanish-main/kernel'
import type { Happening, Say, TableView } from '@spanish-main/ui'
import { INDIGENOUS, type Pax } from '../../rules/state.ts'
import type { Piece } from '../art/token.tsx'
import { cardName, playerName, siteName } from '../names.ts'

/** What a battle cost or brought: the piece, and a short sentence about it. */
export interface Consequence {
  readonly piece: Piece
  readonly text: string
  /** Where it went. */
  readonly where?: string
  /** Whose loss it is. */
  readonly loser?: number
  readonly rule: string
}

type Tell = (args: readonly number[], say: Say, who: (colour: number) => string) => Omit<Consequence, 'rule'>

const CHEST = 0
const treasurePiece = (treasure: number): Piece => ({ piece: treasure === CHEST ? 'chest' : 'relic' })
const treasureKind = (treasure: number): string => (treasure === CHEST ? 'chest' : 'relic')
const meeplePiece = (meeple: number): Piece =>
  meeple === INDIGENOUS ? { piece: 'indigenous' } : { piece: 'citizen', colour: meeple }

/** By kind of event; what is not here is no loss or gain, or another line says it. */
const TOLD: Readonly<Record<string, Tell>> = {
  'ship-lost': ([colour, card], say, who) => ({
    piece: { piece: 'galleon', colour },
    text: say('stage.after.ship', { who: who(colour), card: cardName(say, card) }),
    where: say('stage.after.ship.where'),
    loser: colour,
  }),
  'fort-lost': ([site], say) => ({
    piece: { piece: 'fort' },
    text: say('stage.after.fort', { site: siteName(say, site) }),
    where: say('stage.after.fort.where'),
  }),
  'disk-returned': ([colour, site], say, who) => ({
    piece: { piece: 'disk', colour },
    text: say('stage.after.colony', { who: who(colour), site: siteName(say, site) }),
    where: say('stage.after.colony.where'),
    loser: colour,
  }),
  'bible-returned': ([colour, site], say, who) => ({
    piece: { piece: 'bible', colour },
    text: say('stage.after.mission', { who: who(colour), site: siteName(say, site) }),
    where: say('stage.after.mission.where'),
    loser: colour,
  }),
  'rebel-beaten': ([site, side], say) => ({
    piece: { piece: 'rebel', side },
    text: say('stage.after.rebel-beaten', { site: siteName(say, site) }),
  }),
  'rebel-placed': ([site, side], say) => ({
    piece: { piece: 'rebel', side },
    text: say('stage.after.rebel', { site: siteName(say, site) }),
  }),
  'treasure-loaded': ([colour, treasure], say, who) => ({
    piece: treasurePiece(treasure),
    text: say('stage.after.loaded', { who: who(colour), what: treasureKind(treasure) }),
  }),
  'treasure-lost': ([site, treasure], say) => ({
    piece: treasurePiece(treasure),
    text: say('stage.after.treasure-lost', { site: siteName(say, site), what: treasureKind(treasure) }),
  }),
  'cargo-seized': ([colour, victim, chests, relics], say, who) => ({
    piece: { piece: chests > 0 ? 'chest' : 'relic' },
    text: say('stage.after.seized', { who: who(colour), chests, relics }),
    loser: victim,
  }),
  'cargo-lost': ([colour, chests, relics], say, who) => ({
    piece: { piece: chests > 0 ? 'chest' : 'relic' },
    text: say('stage.after.cargo', { who: who(colour), chests, relics }),
    loser: colour,
  }),
  'passenger-lost': ([colour, meeple], say, who) => ({
    piece: meeplePiece(meeple),
    text: say('stage.after.passenger', { who: who(colour), free: meeple === INDIGENOUS ? 'no' : 'yes' }),
    loser: colour,
  }),
  'chests-to-coffers': ([, added], say) => ({
    piece: { piece: 'chest' },
    text: say('stage.after.coffers', { chests: added }),
  }),
  'relic-to-coffers': ([, added], say) => ({
    piece: { piece: 'relic' },
    text: say('stage.after.relic-coffers', { chests: added }),
  }),
}

/** What followed from a battle in the same move: from the event that decided it to the next battle, or to the end. */
export function aftermath(
  events: readonly Happening[],
  decided: string,
  ends: ReadonlySet<string>,
  view: Pax,
  say: Say,
): Consequence[] {
  const from = events.findIndex(({ event }) => event.kind === decided)
  const after = events.slice(from + 1)
  const until = after.findIndex(({ event }) => ends.has(event.kind))
  return (until < 0 ? after : after.slice(0, until))
    .map(({ event }) => consequence(event, view, say))
    .filter(each => each !== undefined)
}

function consequence({ kind, args, rule }: Event, view: Pax, say: Say): Consequence | undefined {
  const told = TOLD[kind]?.(args, say, colour => playerName(view, say, colour))
  return told && { ...told, rule }
}

/** What stood on a target when the guns spoke; what gave way since stands there again. */
export function asItStood(view: Pax, target: number, after: readonly Event[]): Pax {
  const { disk, bible, fort, rebel, meeple } = view
  const then = { ...view, disk: [...disk], bible: [...bible], fort: [...fort], rebel: [...rebel], meeple: [...meeple] }
  // The first to leave was there; later ones may have come meanwhile.
  for (const { kind, args } of after.toReversed()) {
    const [first, second] = args
    if (kind === 'disk-returned' && second === target) then.disk[target] = first
    else if (kind === 'bible-returned' && second === target) then.bible[target] = first
    else if (kind === 'fort-lost' && first === target) then.fort[target] = 1
    else if (kind === 'rebel-beaten' && first === target) then.rebel[target] = second
    else if (kind === 'meeple-left' && first === target) then.meeple[target] = second
  }
  return then
}

/** The same at a battle that has been fought: the game goes on behind its stage, and a captive leaves only when it does. */
export function targetThen(
  { view, events }: Pick<TableView<Pax>, 'view' | 'events'>,
  fought: Happening,
  target: number,
): Pax {
  const since = events.slice(events.indexOf(fought)).map(({ event }) => event)
  return asItStood(view, target, since)
}
