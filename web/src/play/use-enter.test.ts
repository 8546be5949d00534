import { afterEach, expect, test, vi } from 'vitest'
import { confirming } from './use-enter.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with these layers; the named ones have a confirming button. */
function page(layers: Readonly<Record<string, string | undefined>>): void {
  const button = (name: string) => ({ name, checkVisibility: () => true })
  const found = (selector: string) => Object.keys(layers).filter(layer => selector.startsWith(layer))
  vi.stubGlobal('document', {
    querySelector: (selector: string) => found(selector)[0] ?? null,
    querySelectorAll: (selector: string) =>
      found(selector).flatMap(layer => (layers[layer] === undefined ? [] : [button(layers[layer])])),
  })
}

test('Enter presses the confirming button of the topmost layer that has one', () => {
  page({ '.stage': undefined, '.dock-bar': 'seal' })
  expect(confirming()).toMatchObject({ name: 'seal' })
  page({ 'dialog[open]': 'send', '.dock-bar': 'seal' })
  expect(confirming()).toMatchObject({ name: 'send' })
})

test('beneath a window nothing is pressed, even if the window has no such button', () => {
  page({ 'dialog[open]': undefined, '.stage': 'bid', '.dock-bar': 'seal' })
  expect(confirming()).toBeUndefined()
})
