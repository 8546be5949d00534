import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hashText } from './hash.ts'
import { type Entry, type GameRecord, type Header, printEntry, printHeader } from './record.ts'

/** The hash chain over a record: its head covers everything before it. */
export interface Chain {
  add(entry: Entry): void
  head(): string
}

export function chainOf(header: Header): Chain {
  return header.format === 1 ? linkForEach(header) : linkForCheck(header)
}

/** A link covers the link before it and all entries up to the next check, so that few hashes cover many entries. */
function linkForCheck(header: Header): Chain {
  let link = hashText(printHeader(header).join('\n'))
  let since = ''
  const head = () => (since === '' ? link : hashText(link + since))
  return {
    head,
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
function linkForEach(header: Header): Chain {
  let link = sha256(utf8ToBytes(printHeader(header).join('\n')))
  return {
    head: () => bytesToHex(link),
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
