import {
  argA,
  argB,
  argC,
  askedSeats,
  desk,
  entryIndex,
  explain,
  type Game,
  legalAlways,
  listed,
  openDecision,
  printMove,
  rangeOf,
  refused,
  resultOf,
  type State,
} from '@spanish-main/kernel'
import type { Told } from '@spanish-main/session'
import type { Choice, RefusedChoice, Sitter, TableView, Verb } from '@spanish-main/ui'

/** What the page has been told, and who sits there by the names that people have for them. */
export type Seen = Pick<
  Told<State>,
  'seat' | 'view' | 'waiting' | 'events' | 'moves' | 'movers' | 'undo' | 'orders' | 'ordered'
> &
  Partial<Pick<Told<State>, 'changes' | 'decision'>> & { readonly sitters: readonly Sitter[] }

/**
 * What a board draws, worked out from what a seat was told: the kernel says on the view alone what is legal and why the
 * rest is not. Asleep, nobody is asked: a game that is looked back at.
 */
export function tableView(game: Game<State>, seen: Seen, asleep = false): TableView<State> {
  const { seat } = seen
  const view = desk(game, seen.view, seat)
  const open = openDecision(game, view)
  const mine =
    !asleep && open !== undefined && view.ended === 0 && seat >= 0 && (askedSeats(game, view) & (1 << seat)) !== 0
  return {
    ...seen,
    view,
    question: `${seat} ${seen.decision ?? seen.moves}`,
    // After the end nothing is taken back.
    undo: view.ended === 0 ? seen.undo : undefined,
    decision: open && { name: open.name, rule: open.rule, sealed: open.reveal !== undefined, chain: open.chain },
    verbs: mine ? verbsOf(game, open.name) : [],
    choices: mine ? choicesOf(game, view, seat) : [],
    refused: mine ? refusedOf(game, view, seat) : [],
    anytime: asleep || seat < 0 ? [] : legalAlways(game, view, seat).map(code => choiceOf(game, code)),
    sealed: mine && view.sealed[seat] >= 0 ? choiceOf(game, view.sealed[seat]) : undefined,
    over:
      view.ended === 0
        ? undefined
        : { ending: game.endings[view.ended - 1], winner: view.winner, result: resultOf(view) },
  }
}

function choiceOf(game: Game<State>, code: number): Choice {
  const entry = game.moves[entryIndex(code)]
  const domains = entry.move.args ?? []
  return {
    text: printMove(game, code),
    decision: entry.decision.name,
    move: entry.name,
    rule: entry.move.rule,
    args: [argA(entry, code), argB(entry, code), argC(entry, code)].slice(0, domains.length),
    domains,
  }
}

function choicesOf(game: Game<State>, view: State, seat: number): Choice[] {
  return listed(game, view, seat).map(code => {
    const range = rangeOf(game, view, seat, code)
    const choice = choiceOf(game, code)
    return range === undefined || range.least === range.greatest ? choice : { ...choice, range }
  })
}

function refusedOf(game: Game<State>, view: State, seat: number): RefusedChoice[] {
  return refused(game, view, seat).map(({ code, refusal }) => ({
    ...choiceOf(game, code),
    // Worked out only when somebody asks.
    get problem() {
      return explain(game, view, seat, code, refusal)
    },
  }))
}

function verbsOf(game: Game<State>, decision: string): Verb[] {
  return game.moves
    .filter(entry => entry.decision.name === decision)
    .map(({ name, move }) => ({ move: name, rule: move.rule, domains: move.args ?? [], open: move.open !== undefined }))
}
