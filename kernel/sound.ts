import type { GameDefinition } from './game.ts'
import type { Decision } from './procedure.ts'
import type { State } from './state.ts'
import type { Visibility } from './visibility.ts'

/** What is wrong with a definition before anything is played, each a sentence. */
export function unsound<S extends State>(definition: GameDefinition<S>): string[] {
  const { procedures, schema, imagine } = definition
  const fields = schema.fields as Readonly<Record<string, Visibility>>
  const hidden = [...hiddenFields(fields), ...ownInFrames(definition)]
  return [
    ...procedures.flatMap(each => (each.kind === 'decision' && each.chain ? unsoundChain(each) : [])),
    ...Object.entries(fields).flatMap(([name, kind]) =>
      typeof kind === 'object' && 'field' in kind && !isOpenTo(fields, kind.field, kind.kind)
        ? [`${name} goes by ${kind.field}, which is not public`]
        : [],
    ),
    ...(hidden.length > 0 && imagine === undefined ? [`nobody imagines what is hidden in ${hidden.join(', ')}`] : []),
  ]
}

/** Whether a field may say who sees another: it is public, or parties who see one see both. */
function isOpenTo(fields: Readonly<Record<string, Visibility>>, field: string, by: string): boolean {
  const own = fields[field]
  return own === 'public' || (by === 'parties' && typeof own === 'object' && own.kind === by && own.field === field)
}

/** The fields that hide something other than components: what a game has to imagine. */
export function hiddenFields(fields: Readonly<Record<string, Visibility>>): string[] {
  return Object.keys(fields).filter(name => {
    const kind = fields[name]
    return kind === 'own' || kind === 'nobody' || typeof kind === 'object'
  })
}

/** The procedures whose frames carry a number for their seat only. */
export function ownInFrames<S extends State>({ procedures }: Pick<GameDefinition<S>, 'procedures'>): string[] {
  return procedures.filter(({ shows }) => Object.values(shows).includes('own')).map(({ name }) => name)
}

function unsoundChain<S extends State>({ name, moves, reveal }: Decision<S>): string[] {
  const all = Object.entries(moves)
  const idle = all.filter(([, move]) => move.open !== undefined || (move.play === undefined && move.closes !== true))
  return [
    ...(reveal === undefined ? [] : [`${name} is a chain and has nothing to reveal`]),
    ...(all.some(([, move]) => move.closes === true) ? [] : [`nothing closes the chain ${name}`]),
    ...idle.map(([move]) => `${name} ${move}: a step of a chain has a play and no free text`),
  ]
}
