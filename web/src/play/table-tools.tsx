import { Icon, type IconName } from '@spanish-main/ui'
import { lazy, Suspense, useState } from 'react'
import { OverPage } from '../over-page.tsx'
import { TogetherTools } from '../remote/tools.tsx'
import { useRemote } from '../remote/use-remote.ts'
import { Link } from '../router.tsx'
import { setSetting, useSettings } from '../settings.ts'
import { useTheme } from '../theme.ts'
import { ComponentsStage } from './components-stage.tsx'
import { useTableContext } from './context.ts'

const DiceDialog = lazy(async () => ({ default: (await import('../replay/dice.tsx')).DiceDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./report.tsx')).ReportDialog }))

/** What is there besides playing: as icons in the header, or `labelled` in the menu of a phone. */
export function TableTools({ id, labelled = false }: { id: string; labelled?: boolean }) {
  const { kit, props } = useTableContext()
  const { say } = props
  const [theme, toggleTheme] = useTheme()
  const remote = useRemote()
  const [browsing, setBrowsing] = useState(false)
  const [open, setOpen] = useState<'dice' | 'report'>()
  const close = () => setOpen(undefined)
  const inWords = useSettings().table === 'words'
  const look = (icon: IconName, label: string) => (
    <>
      <Icon name={icon} />
      {labelled ? label : undefined}
    </>
  )
  const named = (label: string) => ({ className: 'tool', title: label, 'aria-label': label })
  return (
    <>
      {labelled && remote !== undefined ? <TogetherTools remote={remote} listed /> : undefined}
      {kit.board?.Table === undefined ? undefined : (
        <button
          type="button"
          {...named(say('tool.words'))}
          aria-pressed={inWords}
          onClick={() => setSetting('table', inWords ? 'drawn' : 'words')}
        >
          {look('scroll-unfurled', say('tool.words'))}
        </button>
      )}
      {kit.board?.Components === undefined ? (
        <Link {...named(say('tool.components'))} href={`/components/${kit.entry.id}`}>
          {look('open-book', say('tool.components'))}
        </Link>
      ) : (
        <button type="button" {...named(say('tool.components'))} onClick={() => setBrowsing(true)}>
          {look('open-book', say('tool.components'))}
        </button>
      )}
      {browsing ? (
        <OverPage>
          <ComponentsStage onClose={() => setBrowsing(false)} />
        </OverPage>
      ) : undefined}
      <Link {...named(say('tool.replay'))} href={`/replay/${id}`}>
        {look('hourglass', say('tool.replay'))}
      </Link>
      <button type="button" {...named(say('tool.dice'))} onClick={() => setOpen('dice')}>
        {look('wax-seal', say('tool.dice'))}
      </button>
      <button type="button" {...named(say('tool.report'))} onClick={() => setOpen('report')}>
        {look('quill-ink', say('tool.report'))}
      </button>
      {open === undefined ? undefined : (
        <OverPage>
          <Suspense>
            {open === 'dice' ? <DiceDialog id={id} onClose={close} /> : <ReportDialog id={id} onClose={close} />}
          </Suspense>
        </OverPage>
      )}
      <button type="button" {...named(say('theme.dark'))} aria-pressed={theme === 'dark'} onClick={toggleTheme}>
        {look(theme === 'dark' ? 'moon' : 'sunbeams', say('theme.dark'))}
      </button>
      <Link {...named(say('nav.settings'))} href="/settings">
        {look('ship-wheel', say('nav.settings'))}
      </Link>
    </>
  )
}
