import type { Game } from '../game.ts'
import type { Entry, Lasting } from '../record.ts'
import type { State } from '../state.ts'
import { isParty, type Terms } from './deal.ts'
import { readTerms, sameTerms } from './terms.ts'

/** An offer as it lies on the table. */
export interface Paper extends Terms {
  /** The paper that it answers, if it is a counter-offer; empty otherwise. */
  readonly re: string
  readonly lasts: Lasting
  /** The game's moment when it was made, and how many moves its author had made by then. */
  readonly moment: number
  readonly made: number
  /** When it was written, by the time on the wall; not on the record, so it is not known of every paper. */
  readonly at?: number
  /** What became of it. An open one may have run out all the same: `isOpen` says. */
  readonly fate: 'open' | 'withdrawn' | 'lapsed' | 'declined' | 'closed' | 'settled'
}

/** The offers of a table. All of it follows from the entries of its record. */
export interface Papers {
  readonly all: Paper[]
  /** Moves made by each seat. */
  readonly made: number[]
}

export const noPapers = (): Papers => ({ all: [], made: [] })

/** Whether an entry closes a deal. */
export const closesDeal = (entry: Entry): entry is Entry & { kind: 'move' } =>
  entry.kind === 'move' && entry.text.startsWith('deal ')

/** Notes what an entry says about offers. `g` is the position before it, if it is known. */
export function notePaper<S extends State>(game: Game<S>, papers: Papers, entry: Entry, g: S | undefined): void {
  if (entry.kind === 'move') {
    if (game.deals === undefined) return
    papers.made[entry.seat] = (papers.made[entry.seat] ?? 0) + 1
    if (g !== undefined && closesDeal(entry)) noteClosing(papers, termsIn(game, g, entry.text.slice(5)))
  } else if (entry.kind === 'offer') {
    const terms = g === undefined ? undefined : termsIn(game, g, entry.terms)
    if (terms === undefined || game.deals === undefined) return
    const { re, lasts, seat } = entry
    const made = papers.made[seat] ?? 0
    papers.all.push({ ...terms, re, lasts, moment: game.deals.moment(g!, terms.by, terms.to), made, fate: 'open' })
  } else if (entry.kind === 'withdraw') settle(papers, entry.id, 'withdrawn')
  else if (entry.kind === 'lapse') settle(papers, entry.id, 'lapsed')
  else if (entry.kind === 'decline') settle(papers, entry.id, 'declined')
  else if (entry.kind === 'pick') {
    const terms = g === undefined ? undefined : termsIn(game, g, entry.terms)
    if (terms !== undefined) replace(papers, terms.id, paper => ({ ...paper, parts: terms.parts }))
  }
}

const termsIn = <S extends State>(game: Game<S>, g: S, text: string): Terms | undefined =>
  game.deals === undefined ? undefined : readTerms(game, game.seatNames(g), text)

function replace(papers: Papers, id: string, change: (paper: Paper) => Paper): void {
  const at = papers.all.findIndex(paper => paper.id === id)
  if (at >= 0) papers.all[at] = change(papers.all[at])
}

function settle(papers: Papers, id: string, fate: Paper['fate']): void {
  replace(papers, id, paper => (paper.fate === 'open' ? { ...paper, fate } : paper))
}

/** A deal closes its paper and ends every other version of it. */
function noteClosing(papers: Papers, terms: Terms | undefined): void {
  if (terms === undefined) return
  const thread = threadOf(papers, terms.id)
  for (const { id } of papers.all.filter(paper => threadOf(papers, paper.id) === thread)) {
    settle(papers, id, id === terms.id ? 'closed' : 'settled')
  }
}

/** The first paper of an offer and its counter-offers. */
export function threadOf(papers: Papers, id: string): string {
  const paper = papers.all.find(each => each.id === id)
  return paper === undefined || paper.re === '' ? id : threadOf(papers, paper.re)
}

/** Whether an offer still stands: nobody has ended it, and its moment is not over. */
export function isOpen<S extends State>(game: Game<S>, papers: Papers, paper: Paper, g: S): boolean {
  if (paper.fate !== 'open' || g.ended !== 0 || game.deals?.moment(g, paper.by, paper.to) !== paper.moment) return false
  return paper.lasts !== 'move' || (papers.made[paper.by] ?? 0) === paper.made
}

/** The offers that stand. */
export function openPapers<S extends State>(game: Game<S>, papers: Papers, g: S): Paper[] {
  return papers.all.filter(paper => isOpen(game, papers, paper, g))
}

/** Whether the other party has agreed to what an entry closes: its offer must stand, in these terms. */
export function isAgreed<S extends State>(
  game: Game<S>,
  papers: Papers,
  entry: Entry & { kind: 'move' },
  g: S,
): boolean {
  const terms = termsIn(game, g, entry.text.slice(5))
  const paper = papers.all.find(each => each.id === terms?.id)
  if (terms === undefined || paper === undefined) return false
  return isOpen(game, papers, paper, g) && paper.to === entry.seat && sameTerms(paper, terms)
}

/** The name of the next paper: through numbers for all to read, by the two seats where nobody else must know. */
export function nextId(papers: Papers, { by, to, secret }: Pick<Terms, 'by' | 'to' | 'secret'>): string {
  if (!secret) return String(1 + papers.all.filter(paper => !paper.secret).length)
  const pair = papers.all.filter(paper => paper.secret && isParty(paper, by) && isParty(paper, to))
  return `${Math.min(by, to)}-${Math.max(by, to)}-${1 + pair.length}`
}

/** The offers as a seat may imagine them: without the secret ones of others, and without what others have picked. */
export function papersSeenBy(papers: readonly Paper[], seat: number): Paper[] {
  return papers
    .filter(paper => !paper.secret || isParty(paper, seat))
    .map(paper => ({
      ...paper,
      parts: paper.parts.map(part => {
        if (part.from === seat || part.pick === undefined) return part
        const { pick: _pick, ...rest } = part
        return rest
      }),
    }))
}
