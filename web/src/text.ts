import { createIntl, createIntlCache } from '@formatjs/intl'
import { createContext, use } from 'react'
import type catalogue from '../text/en.json'
import { recall } from './memory.ts'

export type Key = keyof typeof catalogue
export type Language = 'en' | 'pl'

/** Each language is named in itself, so that people find theirs. */
export const languages: { id: Language; short: string; name: string }[] = [
  { id: 'en', short: 'EN', name: 'English' },
  { id: 'pl', short: 'PL', name: 'Polski' },
]

const catalogues: Record<Language, () => Promise<{ default: Record<Key, string> }>> = {
  en: () => import('../text/en.json'),
  pl: () => import('../text/pl.json'),
}

const known = (id: string | null): Language | undefined => languages.find(language => language.id === id)?.id

/** The language chosen before, or else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map(tag => known(tag.slice(0, 2).toLowerCase())).find(id => id !== undefined)
  return known(recall('language')) ?? wanted ?? 'en'
}

export type Say = (key: Key, values?: Record<string, string | number>) => string
export type Text = { language: Language; say: Say }

/** Loads a catalogue; until it is there, nothing can be said in that language. */
export async function loadText(language: Language): Promise<Text> {
  const messages = (await catalogues[language]()).default
  const intl = createIntl({ locale: language, messages }, createIntlCache())
  return { language, say: (id, values) => intl.formatMessage({ id }, values) }
}

export const TextContext = createContext<Text | undefined>(undefined)

/** The function that says a message of the catalogue in the language of the page. */
export function useText(): Text {
  const text = use(TextContext)
  if (!text) throw new Error('No catalogue is loaded above this component.')
  return text
}
