import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hashText } from './hash.ts'
import { type Entry, type GameRecord, type Header, printEntry, printHeader } from './record.ts'

/** The hash chain over a record: its head covers everything before it. */
export interface Chain {
  add(entry: Entry): void
  head(): string
  /** All that is needed to go on with it elsewhere. */
  end(): ChainEnd
}

/** The last link of a chain, and the lines that the next one will cover. */
export interface ChainEnd {
  readonly link: string
  readonly since: string
}

/** The chain of a record, from its first entry on, or from where another had got to. */
export function chainOf(header: Header, from?: ChainEnd): Chain {
  return header.format === 1 ? linkForEach(header, from) : linkForCheck(header, from)
}

/** A link covers the link before it and all entries up to the next check, so that few hashes cover many entries. */
function linkForCheck(header: Header, from?: ChainEnd): Chain {
  let { link, since } = from ?? { link: hashText(printHeader(header).join('\n')), since: '' }
  const head = () => (since === '' ? link : hashText(link + since))
  return {
    head,
    end: () => ({ link, since }),
    add(entry) {
      if (entry.kind === 'check') {
        link = head()
        since = ''
      }
      since += `\n${printEntry(entry, header.names)}`
    },
  }
}

/** As in records of the first format: every entry is a link. */
function linkForEach(header: Header, from?: ChainEnd): Chain {
  let link = from === undefined ? sha256(utf8ToBytes(printHeader(header).join('\n'))) : hexToBytes(from.link)
  return {
    head: () => bytesToHex(link),
    end: () => ({ link: bytesToHex(link), since: '' }),
    add(entry) {
      link = sha256(concatBytes(link, utf8ToBytes(printEntry(entry, header.names))))
    },
  }
}

/** The head of a record's chain after each of its entries. */
export function headsOf({ header, entries }: GameRecord): string[] {
  const chain = chainOf(header)
  return entries.map(entry => {
    chain.add(entry)
    return chain.head()
  })
}
