import { createIntl, createIntlCache } from '@formatjs/intl'
import type { Say } from '@spanish-main/ui'
import { createContext, use } from 'react'
import type catalogue from '../text/en.json'
import { recall } from './memory.ts'

export type Key = keyof typeof catalogue
export type Language = 'en' | 'pl'
export type Params = Readonly<Record<string, string | number>>

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

/** A placeholder that is more than letters: a link in a line of the chronicle. */
export interface Mark {
  readonly text: string
}

/** Whatever can be said in one language. */
export interface Speech {
  readonly language: Language
  readonly say: Say
  /** A message in pieces, in which each mark stands where its placeholder stood. */
  pieces<M extends Mark>(key: string, params: Readonly<Record<string, string | number | M>>): readonly (string | M)[]
  /** The same with more messages. */
  with(messages: Readonly<Record<string, string>>): Speech
}

export function speech(language: Language, messages: Readonly<Record<string, string>>): Speech {
  const intl = createIntl({ locale: language, messages: { ...messages } }, createIntlCache())
  const missing = (key: string): string => {
    console.error(`There is no text ${key} in ${language}.`)
    return `⟨${key}⟩`
  }
  const say = ((key, params) =>
    key in messages ? intl.formatMessage({ id: key }, params && { ...params }) : missing(key)) as Say
  say.has = key => key in messages
  return {
    language,
    say,
    pieces(key, params) {
      if (!(key in messages)) return [missing(key)]
      // The formatter leaves objects alone, and then gives pieces instead of a sentence.
      const said: unknown = intl.formatMessage({ id: key }, { ...params } as never)
      return (Array.isArray(said) ? said : [said]) as never
    },
    with: more => speech(language, { ...messages, ...more }),
  }
}

/** The application's own messages, whose keys are checked by the compiler; `speech` is the same without the check. */
export interface Text {
  readonly language: Language
  readonly speech: Speech
  say(key: Key, params?: Params): string
}

/** Loads a catalogue; until it is there, nothing can be said in that language. */
export async function loadText(language: Language): Promise<Text> {
  const said = speech(language, (await catalogues[language]()).default)
  return { language, speech: said, say: said.say }
}

export const TextContext = createContext<Text | undefined>(undefined)

/** The function that says a message of the catalogue in the language of the page. */
export function useText(): Text {
  const text = use(TextContext)
  if (!text) throw new Error('No catalogue is loaded above this component.')
  return text
}
