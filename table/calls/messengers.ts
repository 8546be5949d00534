import { lookup } from 'node:dns'
import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Messengers } from './caller.ts'

const PATIENCE_MS = 10_000

/** Addresses of this machine and its own network: nobody outside may make the service call them. */
const near = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  near.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  near.addSubnet(net, bits, 'ipv6')

/** Whether an address belongs to this machine or its own network. */
export function isNear(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plainAddress = mapped ?? address
  return near.check(plainAddress, isIP(plainAddress) === 6 ? 'ipv6' : 'ipv4')
}

const farOnly: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const list = found as { address: string; family: number }[]
    if (list.some(({ address }) => isNear(address)))
      return done(new Error('The address is not on the open network.'), [])
    if (options.all === true) done(null, list)
    else done(null, list[0].address, list[0].family)
  })
}

/** Hooks by HTTP, mail by SMTP if there is a server for it. */
export function createMessengers(about: { smtp?: string | undefined; sender: string; nearHooks: boolean }): Messengers {
  const transport = about.smtp === undefined ? undefined : createTransport(impatient(about.smtp))
  return {
    hook: (url, call) => post(new URL(url), JSON.stringify(call), about.nearHooks),
    ...(transport === undefined
      ? {}
      : {
          async mail(to: string, subject: string, text: string): Promise<void> {
            await transport.sendMail({ from: about.sender, to, subject, text })
          },
        }),
  }
}

/** Whoever asked for a letter waits for it: a mail server that says nothing is given up before long. */
function impatient(smtp: string): string {
  const url = new URL(smtp)
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(wait)) url.searchParams.set(wait, String(PATIENCE_MS))
  return url.href
}

function post(url: URL, body: string, nearToo: boolean): Promise<void> {
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!nearToo && isIP(literal) !== 0 && isNear(literal)) {
    return Promise.reject(new Error('The address is not on the open network.'))
  }
  return new Promise((done, failed) => {
    const request = (url.protocol === 'https:' ? secure : plain)(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(nearToo ? {} : { lookup: farOnly }),
      },
      response => {
        response.resume()
        const { statusCode = 0 } = response
        // No redirects are followed: they could lead anywhere.
        if (statusCode >= 200 && statusCode < 300) done()
        else failed(new Error(`The hook answered ${statusCode}.`))
      },
    )
    request.on('error', failed)
    request.end(body)
  })
}
