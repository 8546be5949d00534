import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Kit } from '../kit.ts'
import { type Remote, RemoteContext } from '../remote/use-remote.ts'
import { PrimerPage } from './primer.tsx'

vi.hoisted(() => vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/' }))

const kit = {
  entry: { id: 'cove', title: { en: 'Cove' }, guide: true },
  words: { language: 'en', say: (key: string) => key },
} as unknown as Kit
const primer = { you: '', win: [], round: { title: '', parts: [] }, signs: [] }

/** The page as the person of seat 0 gets it at a network table where the clocks of these seats run. */
function shownWith(running: number): string {
  const value = { seen: { table: { clock: { running } }, you: { seat: 0 } } } as unknown as Remote
  const page = createElement(PrimerPage, { kit, primer, starts: true, onClose: () => undefined })
  return renderToStaticMarkup(createElement(RemoteContext, { value }, page))
}

test('no guided turn is offered while the reader’s own clock runs, but while another’s does', () => {
  expect(shownWith(0b10)).toContain('primer.guide.go')
  const running = shownWith(0b01)
  expect(running).toContain('primer.clock-runs')
  expect(running).not.toContain('primer.guide.go')
})
