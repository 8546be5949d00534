import type { Problem, State } from '@spanish-main/kernel'
import type { Answered, DealStep, Reply, TableShown, Told } from '@spanish-main/session'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { LocalTable } from '../local/client.ts'
import type { TableMethods } from '../local/protocol.ts'
import type { TableRow } from '../local/rows.ts'
import type { LocalTableState, Trouble } from '../play/use-local-table.ts'
import type { Remote } from './use-remote.ts'

/** The same as a table of this browser: the page needs not know which it shows. */
export function useAsLocal(remote: Remote, told: Told<State>): LocalTableState {
  const [trouble, setTrouble] = useState<Trouble>()
  const { ask, lookAs } = remote
  const link = useRef(remote.link)
  link.current = remote.link
  const table = useMemo(() => portOf(ask, () => link.current === 'open'), [ask])
  const fail = useCallback((error: unknown) => setTrouble({ kind: 'table', message: String(error) }), [])
  const forgive = useCallback(() => setTrouble(undefined), [])
  const look = useCallback(async (seat: number) => lookAs(seat), [lookAs])
  return {
    row: rowOf(remote.id, remote.seen.table, told),
    condition: remote.seen.table.condition,
    told,
    trouble,
    table,
    look,
    fail,
    forgive,
    mine: remote.mine.reduce((bits, seat) => bits | (1 << seat), 0),
  }
}

/** A table of the service, as if this browser kept it. */
export function rowOf(
  id: string,
  table: TableShown,
  { holders, moves, waiting, view }: Pick<Told<State>, 'holders' | 'moves' | 'waiting' | 'view'>,
): TableRow {
  return {
    ...{ id, game: table.game, name: table.title, options: table.options, holders, names: [], nonces: [] },
    ...{
      created: 0,
      changed: 0,
      revision: 0,
      moves,
      waiting,
      ending: view.ended === 0 ? '' : 'over',
      winner: view.winner,
    },
  }
}

/** What a page asks its table, as deeds. */
function portOf(ask: Remote['ask'], isOpen: () => boolean): LocalTable {
  const methods: { [K in keyof TableMethods]?: (...args: Parameters<TableMethods[K]>) => Promise<unknown> } = {
    // What is chosen while the connection is away is not sent behind one's back.
    answer: async (_seat, { decision, text, more }) =>
      isOpen()
        ? replyOf(await ask('move', { decision, text, ...(more === undefined || more.length === 0 ? {} : { more }) }))
        : { kind: 'refused', problem: { key: 'offline', params: {} } },
    undo: async (_seat, how) => replyOf(await ask('undo', { how })),
    order: async (_seat, text) => replyOf(await ask('order', { text })),
    deal: async (_seat, step) => replyOf(await ask(step.do, dealBody(step))),
    // Whether a move would tell something is for the table to know: it is asked about as if it would not.
    informs: async () => false,
    setPace: async () => undefined,
    skip: async () => undefined,
  }
  return {
    ask: ((method: keyof TableMethods, ...args: never[]) => {
      const found = methods[method] as ((...given: never[]) => Promise<unknown>) | undefined
      return found === undefined ? Promise.reject(new Error(`${method} is not done over the network.`)) : found(...args)
    }) as LocalTable['ask'],
    bots() {
      throw new Error('Bots of a network table think elsewhere.')
    },
    close() {},
  }
}

/** Every step of a deal is a deed of the same name. */
function dealBody(step: DealStep): object {
  if (step.do === 'offer') return step.offer
  return { offer: step.id, ...('picks' in step && step.picks !== undefined ? { picks: step.picks } : {}) }
}

function replyOf(answer: Answered & { status: number }): Reply {
  if ('error' in answer) {
    const { error: key, params = {}, rule } = answer
    const problem: Problem = { key, params, ...(rule === undefined ? {} : { rule }) }
    return { kind: 'refused', problem }
  }
  if (answer.before) return { kind: 'done-before' }
  const { played, stopped, paper } = answer
  return {
    kind: 'done',
    ...(paper === undefined ? {} : { paper }),
    ...(played === undefined ? {} : { played }),
    ...(stopped === undefined ? {} : { stopped }),
  }
}
