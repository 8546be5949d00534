import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from './server.ts'

const script = 'console.log("ahoy")'
let folder: string
let server: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spanish-main-server-'))
  mkdirSync(join(folder, 'assets'))
  const head = '<link rel="icon" href="/assets/sun.svg"><meta property="csp-nonce" nonce="__NONCE__"></head>'
  writeFileSync(join(folder, 'index.html'), `${head}<script nonce="__NONCE__">`)
  writeFileSync(join(folder, 'secret.txt'), 'not for you')
  writeFileSync(join(folder, 'assets', 'index-1a2b.js'), script)
  writeFileSync(join(folder, 'assets', 'index-1a2b.js.br'), brotliCompressSync(script))
  server = await createServer(folder)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers = {}) => server.inject({ url, headers })

describe('the page', () => {
  test('carries the nonce that its policy names, and no other', async () => {
    const { statusCode, headers, body } = await get('/')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    const links = ['<link rel="icon" href="/assets/sun.svg">', '<link rel="manifest" href="/app.webmanifest" />']
    expect(body).toBe(
      `${links[0]}<meta property="csp-nonce" nonce="${nonce}">${links[1]}</head><script nonce="${nonce}">`,
    )
  })

  test('has a new nonce for every request, so it is never kept', async () => {
    const [first, second] = [await get('/'), await get('/')]
    expect(first.body).not.toBe(second.body)
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('allows nothing inline and nothing from elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })

  test('works over plain http on a local network', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('answers at any address of the application', async () => {
    expect((await get('/table/7?seat=2')).statusCode).toBe(200)
    expect((await server.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  })
})

describe('assets', () => {
  test('may be kept for good', async () => {
    const { statusCode, headers, body } = await get('/assets/index-1a2b.js')
    expect(statusCode).toBe(200)
    expect(body).toBe(script)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
    // A table that goes on here is handed over by its worker.
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    )
  })

  test('travel compressed when the browser can read it', async () => {
    const { headers, rawPayload } = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toContain('javascript')
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
  })
})

describe('what is not there', () => {
  test.each(['/api', '/api/tables', '/assets/none.js', '/assets'])('%s is a 404', async url => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { error: 'not-found', message: expect.any(String) }])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('nothing can be posted', async () => {
    expect((await server.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })

  test.each([
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/secret.txt',
  ])('%s does not lead out of the assets', async url => {
    expect((await get(url)).body).not.toContain('not for you')
    expect((await get(url)).body).not.toContain('root:')
  })
})

test('the service says that it is well', async () => {
  const { statusCode, headers, body } = await get('/healthz')
  expect([statusCode, body]).toEqual([200, '{"status":"ok"}'])
  expect(headers['cache-control']).toBe('no-store')
})

test.each([
  'GET / HTTP/1.1\r\nHost: x\r\nX-Half: ',
  'POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf',
])('a request that never ends is ended: %j', async half => {
  const impatient = await createServer(folder, { patience: 200 })
  try {
    await impatient.listen({ port: 0 })
    const { port } = impatient.server.address() as AddressInfo
    const socket = connect(port, 'localhost')
    socket.write(half)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /)
    if (!socket.closed) await once(socket, 'close')
  } finally {
    await impatient.close()
  }
})

test('a phone can put the application on its home screen', async () => {
  const { headers, body } = await get('/app.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(JSON.parse(body)).toMatchObject({ start_url: '/', display: 'standalone', icons: [{ src: '/assets/sun.svg' }] })
  expect((await get('/')).body).toContain('<link rel="manifest" href="/app.webmanifest" />')
})
