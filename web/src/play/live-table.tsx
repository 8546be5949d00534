import type { DealStep, Reply } from '@spanish-main/session'
import { CrestSheet, type GuidePlace, type Target } from '@spanish-main/ui'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { dealDesk } from '../deals/deal-desk.tsx'
import { useDesk } from '../deals/desk.ts'
import { Guard } from '../guard.tsx'
import type { Kit } from '../kit.ts'
import { describeTable } from '../local/store.ts'
import { useLow, usePhone } from '../media.ts'
import { useRemote } from '../remote/use-remote.ts'
import { PACE, useSettings } from '../settings.ts'
import { useSteady } from '../steady.ts'
import type { Language } from '../text.ts'
import { useCalm } from '../theme.ts'
import { Announcer } from './announcer.tsx'
import { Anytime } from './anytime.tsx'
import { Banner } from './banner.tsx'
import { changedSince } from './changed.ts'
import { Changes } from './changes.tsx'
import { namedSitters, TableContext, tableContext } from './context.ts'
import { Dock } from './dock.tsx'
import { Drawer } from './drawer.tsx'
import { EndTools } from './end-tools.tsx'
import { Frame } from './frame.tsx'
import { Handover } from './handover.tsx'
import { HintPanel, numbersOf, useHint } from './hint.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { promptOf } from './prompt.ts'
import { Impossible, Targets } from './prompt-side.tsx'
import { RefusalCard } from './refusal-card.tsx'
import { useShortcuts } from './shortcuts.ts'
import { hasTargets, needsList } from './shown.ts'
import { TellingPanel, tellingKeys, useFold, useTelling } from './telling.tsx'
import { useTidings } from './tidings.ts'
import { useByKey } from './use-by-key.ts'
import { useDrawer } from './use-drawer.ts'
import { useEnter } from './use-enter.ts'
import { useHandover } from './use-handover.ts'
import type { LocalTableState } from './use-local-table.ts'
import { useMotion } from './use-motion.ts'
import { usePicking } from './use-picking.ts'
import { usePrimer } from './use-primer.ts'
import { type Reading, useShellState } from './use-shell.ts'
import { useTurnSign } from './use-turn-sign.ts'
import { useUnread } from './use-unread.ts'
import { tableView } from './view.ts'
import { LossSumPanel } from './warning.tsx'
import { wayTo, wayToTargets } from './way-to.ts'

const DealWindows = lazy(async () => ({ default: (await import('../deals/windows.tsx')).DealWindows }))
const EndScreen = lazy(async () => ({ default: (await import('./end.tsx')).EndScreen }))
const TogetherStrip = lazy(async () => ({ default: (await import('../remote/strip.tsx')).TogetherStrip }))
const Guide = lazy(async () => ({ default: (await import('./guide.tsx')).Guide }))
const PrimerPage = lazy(async () => ({ default: (await import('./primer.tsx')).PrimerPage }))

/** A local table being played. */
export function LiveTable({
  id,
  kit,
  local,
  language,
}: {
  id: string
  kit: Kit
  local: LocalTableState
  language: Language
}) {
  const { words, game, board } = kit
  const { say, name } = words
  const { told, table: worker, look, fail } = local
  if (told === undefined || worker === undefined || local.row === undefined) throw new Error('The table is not open.')
  const row = local.row
  const remote = useRemote()
  const settings = useSettings()
  const phone = usePhone()
  // Whoever comes back to a table by correspondence first reads what happened.
  const drawer = useDrawer(remote?.seen.table.pace.kind === 'days' && told.seat >= 0 && !phone ? 'since' : 'chronicle')
  const [endShut, setEndShut] = useState(false)
  const [guest, setGuest] = useState<number>()
  const [guided, setGuided] = useState(row.guided === true)
  // The host has ended the table: nobody is asked any more.
  const stopped = remote?.seen.table.stage === 'abandoned'
  const table = useMemo(() => {
    const sitters = namedSitters(say, told.holders)
    const whole = tableView(game, { ...told, waiting: stopped ? 0 : told.waiting, sitters }, stopped)
    const absent = board?.words?.absent?.(whole.view) ?? []
    return absent.length === 0 ? whole : { ...whole, verbs: whole.verbs.filter(({ move }) => !absent.includes(move)) }
  }, [game, board, told, say, stopped])
  const desk = useDesk(
    told.seat,
    told.holders.findIndex((_, seat) => seat !== told.seat),
  )
  const unread = useUnread(remote?.talk, drawer.tab === 'talk' && (!phone || drawer.shown), told.seat)
  const moment = `${told.seat} ${told.decision} ${told.moves}`

  const undo = useCallback(
    (how: 'step' | 'turn', seat = told.seat) => worker.ask('undo', seat, how).then(() => undefined, fail),
    [worker, fail, told.seat],
  )
  /** The problem that a reply names; a fault is for the banner. */
  const settle = (replying: Promise<Reply>) =>
    replying.then(
      reply => (reply.kind === 'refused' ? reply.problem : undefined),
      error => {
        fail(error)
        return undefined
      },
    )
  const speak = (step: DealStep) => settle(worker.ask('deal', told.seat, step))
  const chooser = usePicking(game, table, settings, board?.words, words, {
    play: (text, more) => settle(worker.ask('answer', told.seat, { decision: told.decision, text, more })),
    order: text => settle(worker.ask('order', told.seat, text)),
    informs: text => worker.ask('informs', told.seat, text).catch(() => false),
    undo: how => void undo(how),
    openRule: drawer.openRule,
  })
  const mine = table.verbs.length > 0
  // An amount that was begun in the dock is asked on the stage again, not in both.
  const onStage = () => {
    if (chooser.question.kind === 'values' && !hasTargets(kit, chooser.question)) chooser.act.back()
  }
  const shell = useShellState(words, say, drawer.openRule, {
    alone: table.seat >= 0 && table.waiting === 1 << table.seat,
    onStage,
  })
  // The end of a game waits for the battle that ended it.
  const ending = table.over !== undefined && !endShut && (shell.matters.length === 0 || shell.aside !== undefined)
  // Nobody is interrupted in the middle of a turn, nor in what is told step by step.
  const changed = useMemo(() => changedSince(table, board?.words, words), [table, board, words])
  const came = mine && table.movers.at(-1) !== table.seat && changed.some(({ kind }) => kind !== 'around')
  const byKey = useByKey()
  const WorkPanel = mine && table.sealed === undefined ? board?.panels?.[table.decision?.name ?? ''] : undefined
  // Whoever plays by key goes on by key: after a verb, and where a decision has one verb and asks for its target at once.
  // What is told step by step comes first.
  const tale = useTelling(kit, { table, act: chooser.act, say, name })
  // In a low window a telling takes the place of the side board, unless that is where the next choice lies.
  const low = useLow()
  const [soughtBeside, setSoughtBeside] = useState('')
  if (
    soughtBeside !== moment &&
    chooser.picking.targets.some(target => board?.words?.shownIn?.(table, target) === 'side')
  )
    setSoughtBeside(moment)
  const [taleFolded, foldTale] = useFold(phone || drawer.tab !== 'chronicle' || (low && soughtBeside === moment))
  const atOnce = table.verbs.length === 1 && WorkPanel === undefined && shell.staged === undefined && tale === undefined
  const listed =
    (byKey && (chooser.started || atOnce)) || settings.targets === 'listed' || needsList(kit, table, chooser.question)
  const first: Reading | undefined =
    hasTargets(kit, chooser.question) && listed
      ? 'targets'
      : came && !guided && chooser.question.kind === 'verbs'
        ? 'changes'
        : undefined
  const { reading, read } = useReading(`${moment} ${chooser.question.kind}`, first)
  const [since] = useState(told.moves)
  const matter = WorkPanel === undefined ? undefined : shell.matters.find(({ key }) => key.startsWith('panel'))
  // A phone shows one thing after the other: the stage comes before what is worked at.
  const waits = phone && matter !== undefined && shell.staged !== undefined
  // What is taken from the map is asked in the dock, too, where it can be had as a list.
  const onMap = matter?.onMap === true
  const working =
    WorkPanel !== undefined && !waits && !(phone && onMap) && (matter === undefined || shell.aside !== matter)
  const leaveStage = () => shell.staged && shell.shell.putAside(shell.staged.key)
  // A name that is pressed in the drawer lights up on the map: a stage over it makes room.
  const pointing = useSteady({
    ...chooser.act,
    show(target: Target | undefined) {
      if (target !== undefined && words.seatOf(table.view, target) < 0) leaveStage()
      chooser.act.show(target)
    },
  })
  const handover = useHandover(local, guest)
  const hint = useHint(kit, local)
  const numbered = numbersOf(hint.advice, table)
  const tidings = useTidings(kit, table)
  const picking = { ...chooser.picking, numbered }
  const dealing =
    told.view.trades === 0 || stopped
      ? undefined
      : {
          ...{ offers: told.offers, say: speak, handTo: setGuest, visiting: guest === told.seat, desk },
          isHere: (seat: number) => ((local.mine ?? -1) & (1 << seat)) !== 0,
        }
  const deals =
    dealing &&
    dealDesk(dealing, told.seat, {
      // With a clock at the table nobody is kept waiting for an answer for long.
      minutes: remote?.seen.table.pace.kind === 'live' ? 1 : undefined,
      isPerson: seat => told.holders[seat].kind === 'person',
      open: () => drawer.reveal('deals'),
    })
  const props = { table, picking, act: chooser.act, say, name, tidings, calm: useCalm(), deals }
  const context = tableContext(kit, props, dealing)
  const { prompt, rule } = promptOf(kit, props, chooser)
  const skip = () => void worker.ask('skip')
  // What is worked at beside the table makes room for what is said or shown in the drawer.
  const clearSide = () => {
    if (matter !== undefined && shell.aside === undefined) shell.shell.putAside(matter.key)
  }

  useEffect(() => void worker.ask('setPace', PACE[settings.pace]), [worker, settings.pace])
  const signed = useTurnSign(say, row, table, kit)
  useEnter()
  useMotion(kit, table, props.calm)

  // The lobby says where the game stands, in words that only the game has.
  const summary = board?.words?.summary?.(table.view, say)
  useEffect(() => {
    if (summary !== undefined) describeTable(id, { summary: { language, text: summary } }).catch(() => undefined)
  }, [id, language, summary])

  useShortcuts(
    {
      u: () => table.undo && void undo('step'),
      '⇧u': () => table.undo && void undo('turn'),
      '?': () => {
        const wanted = chooser.picking.refusal?.problem.rule ?? rule
        if (wanted !== undefined) drawer.openRule(wanted)
      },
      l: () =>
        chooser.question.kind === 'values'
          ? read(reading === 'targets' ? undefined : 'targets')
          : drawer.toggle('chronicle'),
      a: () => table.anytime.length > 0 && read(reading === 'anytime' ? undefined : 'anytime'),
      n: () => read(reading === 'impossible' ? undefined : 'impossible'),
      b: shell.turn,
      d: () => dealing !== undefined && table.over === undefined && table.seat >= 0 && desk.write(),
      o: () => dealing !== undefined && desk.read(),
      c: () => {
        if (remote === undefined) return
        clearSide()
        drawer.reveal('talk')
      },
      e: () => document.querySelector<HTMLElement>('.action-tools [aria-keyshortcuts=E]')?.click(),
      h: () => remote === undefined && hint.ask(),
      Escape: () => {
        if (hint.advice !== undefined) hint.close()
        // What opened by itself belongs to the question: one step back leaves both.
        else if (reading !== undefined && !(reading === 'targets' && first === 'targets')) read(undefined)
        else chooser.act.back()
      },
      ...tellingKeys(guided ? undefined : tale, { folded: taleFolded, unfold: () => foldTale(false) }),
    },
    true,
  )

  // On a phone what is pointed at must not be behind the drawer that points at it.
  const { shown } = chooser.picking
  const { show: showDrawer } = drawer
  useEffect(() => {
    if (shown !== undefined) showDrawer(false)
  }, [shown, showDrawer])

  // Nor may what is asked for be on another part of its table; whoever reads in the drawer is not disturbed.
  const asked = phone && WorkPanel === undefined ? wayToTargets(kit, table, chooser.question) : undefined
  const { layUnder } = drawer
  const step = `${moment} ${chooser.picking.move} ${chooser.picking.picked.length}`
  useEffect(() => {
    if (step !== '' && asked !== undefined) layUnder(asked)
  }, [step, asked, layUnder])

  // A stage that begins has the floor.
  const floor = phone ? shell.staged?.key : undefined
  useEffect(() => {
    if (floor !== undefined) layUnder('table')
  }, [floor, layUnder])

  const { primer, prime } = usePrimer(kit, table, !guided && !table.movers.includes(table.seat))
  const again = () => location.reload()
  const showPlace = (place: GuidePlace, onPhone: GuidePlace, waits: boolean) => {
    const way = wayTo(phone ? onPhone : place, { waits, working })
    if (way === 'victory' || way === 'orders') {
      if (!phone) clearSide()
      drawer.reveal(way)
    } else if (!phone || way === undefined) return
    else if (way === 'dock') drawer.show(false)
    else drawer.turnTo(way)
  }
  const endGuide = () => {
    setGuided(false)
    if (phone) drawer.show(false)
    describeTable(id, { guided: false }).catch(() => undefined)
  }
  const dock = (
    <Dock
      chooser={chooser}
      helpers={{
        hint: remote === undefined ? hint.ask : undefined,
        skip,
        stopped: stopped ? say('together.abandoned') : undefined,
        onOrders: () => drawer.reveal('orders'),
        open: reading === 'changes' ? undefined : reading,
        onOpen: read,
        panel:
          matter === undefined || onMap
            ? undefined
            : waits
              ? { away: true, title: matter.title, turn: leaveStage }
              : { away: shell.aside === matter, turn: shell.turn },
      }}
      over={<EndTools row={row} {...(stopped ? {} : { onShow: () => setEndShut(false) })} />}
    />
  )
  const close = () => read(undefined)
  const doubted = chooser.doubt?.kind === 'loss' && chooser.picking.ready !== undefined ? chooser.doubt.loss : undefined
  const beside =
    hint.advice !== undefined ? (
      <HintPanel hint={hint} />
    ) : doubted?.sum !== undefined && !phone ? (
      <LossSumPanel sum={doubted.sum} act={chooser.act} />
    ) : reading === 'impossible' && chooser.question.kind === 'verbs' ? (
      <Impossible verbs={chooser.question.verbs.filter(verb => verb.count === 0)} onClose={close} />
    ) : reading === 'targets' ? (
      <Targets chooser={chooser} onClose={close} />
    ) : reading === 'anytime' && table.anytime.length > 0 ? (
      <Anytime onClose={close} />
    ) : reading === 'changes' && tale === undefined && WorkPanel === undefined ? (
      <Changes
        changed={changed}
        onClose={close}
        onVictory={
          board?.Victory === undefined
            ? undefined
            : () => {
                close()
                drawer.reveal('victory')
              }
        }
      />
    ) : undefined
  return (
    <TableContext value={context}>
      <CrestSheet looks={table.sitters.map((_, seat) => context.look(seat))} />
      <Frame
        id={id}
        title={row.name === '' ? kit.entry.title[language] : row.name}
        banner={
          <>
            {remote === undefined ? undefined : (
              <TogetherStrip remote={remote} onOpen={tab => (tab === 'deals' ? desk.read() : drawer.reveal(tab))} />
            )}
            <Banner trouble={local.trouble} condition={local.condition} onClose={local.forgive} onAgain={again} />
          </>
        }
        guide={
          guided ? (
            <Guard instead={undefined}>
              <Suspense>
                <Guide
                  held={shell.staged?.past === true}
                  away={shell.aside?.key.startsWith('stage') === true}
                  onArrive={showPlace}
                  onEnd={endGuide}
                />
              </Suspense>
            </Guard>
          ) : undefined
        }
        dock={phone ? <PhoneSheet staged={waits ? undefined : shell.staged?.key}>{dock}</PhoneSheet> : dock}
        drawer={
          <TableContext value={{ ...context, props: { ...props, act: pointing } }}>
            <Drawer id={id} open={drawer.tab} rule={drawer.rule} live unread={unread} onOpen={drawer.open} />
          </TableContext>
        }
        screen={drawer.screen}
        onScreen={drawer.turnTo}
        {...(remote === undefined
          ? {}
          : { talk: { unread, open: drawer.tab === 'talk', onOpen: () => drawer.reveal('talk') } })}
        telling={
          // Whoever looks for a target needs the side board.
          tale === undefined || guided || (chooser.question.kind === 'values' && chooser.started) ? undefined : (
            <TellingPanel tale={tale} folded={taleFolded} onFold={foldTale} />
          )
        }
        sideFolded={low && !taleFolded}
        panel={
          <>
            {WorkPanel === undefined ? undefined : (
              <div className="side-hold" hidden={beside !== undefined || !working}>
                {/* What somebody has typed stays while others answer the same question; plans change at every step. */}
                <WorkPanel key={told.view.drafts.length > 0 ? moment : table.question} {...props} />
              </div>
            )}
            {beside}
          </>
        }
        panelOpen={beside !== undefined || working}
        work={beside === undefined && working ? matter : undefined}
        shell={shell}
        offline={remote?.link === 'lost'}
        since={since}
        handFolded={mine && board?.words?.inUse?.(table, say, name) !== undefined}
        over={<RefusalCard onClose={chooser.dismiss} />}
      />
      {signed ? (
        <p className="your-move" role="alert">
          {say('row.your-move')}
        </p>
      ) : undefined}
      <Announcer prompt={stopped ? say('together.abandoned') : prompt} />
      {primer === undefined ? undefined : (
        <Guard instead={undefined}>
          <Suspense>
            <PrimerPage kit={kit} primer={primer} starts onClose={prime} />
          </Suspense>
        </Guard>
      )}
      {handover === undefined ? undefined : (
        <Handover
          {...handover}
          onTake={seat => void look(seat)}
          onBack={() => {
            const { previous } = handover
            if (previous !== undefined) void undo('step', previous).then(() => look(previous))
          }}
        />
      )}
      {desk.window === undefined || dealing === undefined ? undefined : (
        <Suspense>
          <DealWindows />
        </Suspense>
      )}
      {!ending ? undefined : (
        <Suspense>
          <EndScreen row={row} onClose={() => setEndShut(true)} />
        </Suspense>
      )}
    </TableContext>
  )
}

/** What is read in the side column now. `key` is the question it belongs to, `first` what opens by itself. */
function useReading(
  key: string,
  first: Reading | undefined,
): { reading: Reading | undefined; read(what: Reading | undefined): void } {
  const [held, setHeld] = useState<{ key: string; reading: Reading | undefined }>()
  return {
    reading: held?.key === key ? held.reading : first,
    read: reading => setHeld({ key, reading }),
  }
}
