import { Icon, type IconName } from '@spanish-main/ui'
import { useTableContext } from './context.ts'

export type Screen = 'table' | 'hand' | 'side' | 'drawer'

const ICONS: Readonly<Record<Screen, IconName>> = {
  table: 'treasure-map',
  hand: 'poker-hand',
  side: 'compass',
  drawer: 'scroll-quill',
}

/** What people say at a network table: how much of it is new, and whether it is what the drawer shows. */
export interface Talking {
  readonly unread: number
  readonly open: boolean
  onOpen(): void
}

/** The parts of a table on a phone, within reach of a thumb. */
export function PhoneNav({
  open,
  hand,
  side,
  talk,
  onOpen,
}: {
  open: Screen
  hand: boolean
  side: boolean
  talk?: Talking | undefined
  onOpen: (screen: Screen) => void
}) {
  const { say, deals, table } = useTableContext().props
  // Offers that wait are told on the button that leads to them.
  const count = deals?.papers.filter(({ to }) => to === table.seat).length ?? 0
  const offered = (screen: Screen) => screen === 'drawer' && open !== 'drawer' && count > 0
  const talking = open === 'drawer' && talk?.open === true
  const screens: Screen[] = ['table', ...(hand ? ['hand' as const] : []), ...(side ? ['side' as const] : []), 'drawer']
  return (
    <nav className="phone-nav" aria-label={say('phone.parts')}>
      {screens.map(screen => (
        <button
          key={screen}
          type="button"
          data-screen={screen}
          aria-current={screen === open && !(screen === 'drawer' && talking) ? 'page' : undefined}
          onClick={() => (offered(screen) ? deals?.open() : onOpen(screen))}
        >
          <Icon name={ICONS[screen]} />
          <span>{offered(screen) ? say('tab.deals', { count }) : say(`phone.${screen}`)}</span>
        </button>
      ))}
      {talk === undefined ? undefined : (
        <button
          type="button"
          data-screen="talk"
          data-news={talk.unread > 0 ? '' : undefined}
          aria-current={talking ? 'page' : undefined}
          onClick={talk.onOpen}
        >
          <Icon name="discussion" />
          <span>{say('tab.talk', { count: talk.unread })}</span>
        </button>
      )}
    </nav>
  )
}
