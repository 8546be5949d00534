import { useEffect, useState } from 'react'
import { Lobby } from './lobby.tsx'
import { remember } from './memory.ts'
import { type Language, loadText, type Text, TextContext } from './text.ts'

/** The whole page in one language at a time. */
export function App({ firstText }: { firstText: Text }) {
  const [text, setText] = useState(firstText)

  useEffect(() => {
    document.documentElement.lang = text.language
    document.title = text.say('app.title')
  }, [text])

  const speak = async (language: Language) => {
    remember('language', language)
    setText(await loadText(language))
  }
  return (
    <TextContext value={text}>
      <Lobby speak={speak} />
    </TextContext>
  )
}
