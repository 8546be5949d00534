import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadText, preferredLanguage } from './text.ts'
import './fonts.css'
import './theme.css'
import './page.css'

const text = await loadText(preferredLanguage())
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App firstText={text} />
  </StrictMode>,
)
