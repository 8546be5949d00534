import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build writes wherever the nonce of the request belongs (`html.cspNonce` in web/vite.config.ts). */
const placeholder = '__NONCE__'

export type Page = { html: string; policy: string }

/** Where the manifest is, by which a phone puts the application on its home screen. */
export const MANIFEST = '/app.webmanifest'

/** What a phone needs to know of the application; the icon is the one of the page. */
export function manifestOf(folder: string): object {
  const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  return {
    name: 'Spanish Main',
    short_name: 'Spanish Main',
    start_url: '/',
    display: 'standalone',
    background_color: '#FBF6E9',
    theme_color: '#1F4E5F',
    icons: icon === undefined ? [] : [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  }
}

/** The page of the browser application, made anew for every request with a nonce of its own. */
export function pageMaker(folder: string): () => Page {
  const link = `<link rel="manifest" href="${MANIFEST}" />`
  const template = readFileSync(join(folder, 'index.html'), 'utf8').replace('</head>', `${link}</head>`)
  return () => {
    const nonce = randomBytes(16).toString('base64')
    return { html: template.replaceAll(placeholder, nonce), policy: pagePolicy(nonce) }
  }
}

/**
 * Everything comes from here and nothing is inline, except styles that carry the nonce (component libraries insert
 * some). No `upgrade-insecure-requests`: over plain http on a local network it would leave a blank page.
 */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For answers that are no page: they may load nothing at all. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** For scripts, which may be workers: they may load further scripts from here and speak to the service, and nothing else. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"
