import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react'

/** A page of the application, as its address names it. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'settings' }
  | { readonly page: 'import' }
  | { readonly page: 'statistics' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly page: 'components'; readonly game: string }
  | { readonly page: 'guide'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'together'; readonly id: string }
  | { readonly page: 'join' }
  | { readonly page: 'nowhere' }

export function readRoute(path: string): Route {
  const [page = '', first = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  switch (page) {
    case '':
      return { page: 'lobby' }
    case 'settings':
    case 'import':
    case 'statistics':
    case 'join':
      return { page }
    case 'new':
    case 'components':
    case 'guide':
      return first === '' ? { page: 'nowhere' } : { page, game: first }
    case 'rules':
      // The id of a rule may itself contain a slash.
      return first === '' ? { page: 'nowhere' } : { page, game: first, rule: rest.join('/') || undefined }
    case 'table':
    case 'replay':
    case 'together':
      return first === '' ? { page: 'nowhere' } : { page, id: first }
    default:
      return { page: 'nowhere' }
  }
}

const MOVED = 'moved'

/** Goes to another page without loading anything. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  dispatchEvent(new Event(MOVED))
  if (!location.hash && how === 'push') scrollTo(0, 0)
}

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed)
  addEventListener(MOVED, changed)
  return () => {
    removeEventListener('popstate', changed)
    removeEventListener(MOVED, changed)
  }
}

export function useRoute(): Route {
  return readRoute(useSyncExternalStore(subscribe, () => location.pathname))
}

/** The part of the page that the address points at, such as the list of tables. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash)
}

/** A link within the application. With a key held down it does what links do. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || event.defaultPrevented) return
    event.preventDefault()
    go(href)
  }
  return <a href={href} onClick={follow} {...rest} />
}
