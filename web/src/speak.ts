import { createContext, use } from 'react'
import type { Language } from './text.ts'

/** Switches the language of the page. */
export const SpeakContext = createContext<(language: Language) => void>(() => undefined)

export const useSpeak = () => use(SpeakContext)
