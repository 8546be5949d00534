import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { Guard } from './guard.tsx'
import { Lobby } from './lobby/lobby.tsx'
import { remember } from './memory.ts'
import { Loading, Message } from './message.tsx'
import { type Route, useRoute } from './router.tsx'
import { SpeakContext } from './speak.ts'
import { type Language, loadText, type Text, TextContext } from './text.ts'
import { useLook } from './theme.ts'

const more = () => import('./pages/more.ts')
const TablePage = lazy(async () => ({ default: (await import('./play/page.tsx')).TablePage }))
const RemotePage = lazy(async () => ({ default: (await import('./remote/page.tsx')).RemotePage }))
const JoinPage = lazy(async () => ({ default: (await import('./remote/join-page.tsx')).JoinPage }))
const ReplayPage = lazy(async () => ({ default: (await more()).ReplayPage }))
const NewTablePage = lazy(async () => ({ default: (await more()).NewTablePage }))
const ImportPage = lazy(async () => ({ default: (await more()).ImportPage }))
const StatisticsPage = lazy(async () => ({ default: (await import('./statistics/page.tsx')).StatisticsPage }))
const RulesPage = lazy(async () => ({ default: (await more()).RulesPage }))
const ComponentsPage = lazy(async () => ({ default: (await more()).ComponentsPage }))
const GuidePage = lazy(async () => ({ default: (await more()).GuidePage }))
const SettingsPage = lazy(async () => ({ default: (await more()).SettingsPage }))

/** The whole application in one language at a time. */
export function App({ firstText }: { firstText: Text }) {
  const [text, setText] = useState(firstText)
  const route = useRoute()
  useLook()

  useEffect(() => {
    document.documentElement.lang = text.language
  }, [text])

  const speak = useCallback(async (language: Language) => {
    remember('language', language)
    setText(await loadText(language))
  }, [])
  return (
    <TextContext value={text}>
      <SpeakContext value={speak}>
        {/* Each page has its own: what went wrong on one is forgotten on the next. */}
        <Guard key={pathOf(route)} instead={<Message title="trouble.title" body="trouble.page" />}>
          <Suspense fallback={<Loading />}>
            <Page route={route} />
          </Suspense>
        </Guard>
      </SpeakContext>
    </TextContext>
  )
}

const pathOf = (route: Route): string => Object.values(route).join('/')

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'lobby':
      return <Lobby />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'together':
      return <RemotePage key={route.id} id={route.id} />
    case 'join':
      return <JoinPage />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />
    case 'import':
      return <ImportPage />
    case 'statistics':
      return <StatisticsPage />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'components':
      return <ComponentsPage game={route.game} />
    case 'guide':
      return <GuidePage game={route.game} />
    case 'settings':
      return <SettingsPage />
    case 'nowhere':
      return <Message title="nowhere.title" body="nowhere.body" />
  }
}
