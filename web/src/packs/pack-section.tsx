import { Button } from '@spanish-main/ui'
import { useEffect, useState } from 'react'
import type { Kit } from '../kit.ts'
import { listTables } from '../local/store.ts'
import { download } from '../local/transfer.ts'
import { useText } from '../text.ts'
import { type Difference, differences, thingAt } from './differences.ts'
import { packOf, UnfitPack } from './playable.ts'
import { type KeptPack, keepPack, listPacks, removePack } from './store.ts'
import './pack-section.css'

/** As many lines as anybody reads at once. */
const LINES = 200

/** Whoever owns the game corrects its components: a data pack goes out as a file, is changed, and comes back. */
export function PackSection({ kit }: { kit: Kit }) {
  const { say } = useText()
  const { game } = kit
  const [packs, setPacks] = useState<readonly KeptPack[]>([])
  const [errors, setErrors] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const load = () => listPacks(game.id).then(setPacks, error => setErrors([String(error)]))
  useEffect(() => void load(), [game.id])

  const take = async (text: string) => {
    setSaid('')
    setErrors([])
    try {
      const kept = packOf(game, text)
      await keepPack(kept)
      setSaid(say('packs.kept', { title: kept.title }))
      await load()
    } catch (error) {
      setErrors(error instanceof UnfitPack ? error.errors : [String(error)])
    }
  }
  const drop = async ({ hash, title }: KeptPack) => {
    setErrors([])
    const used = (await listTables()).some(row => !('damaged' in row) && row.pack?.hash === hash)
    if (used) {
      setSaid(say('packs.in-use', { title }))
      return
    }
    await removePack(hash)
    setSaid(say('packs.removed', { title }))
    await load()
  }
  if (game.ownPack === undefined) return undefined
  return (
    <details className="packs">
      <summary>{say('packs.title')}</summary>
      <p>{say('packs.help')}</p>
      <div className="packs-tools">
        <Button onClick={() => download(`${game.id}-components.json`, JSON.stringify(game.ownPack, undefined, 2))}>
          {say('packs.export')}
        </Button>
        <label>
          <span className="btn btn-plain">{say('packs.import')}</span>
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={async event => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file !== undefined) await take(await file.text())
            }}
          />
        </label>
      </div>
      <p role="status">{said}</p>
      {errors.length === 0 ? undefined : (
        <div className="packs-errors" role="alert">
          <b>{say('packs.unfit', { count: errors.length })}</b>
          <ul lang="en">
            {errors.map(error => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </div>
      )}
      {packs.map(pack => (
        <Pack key={pack.hash} kit={kit} pack={pack} onRemove={() => drop(pack)} />
      ))}
    </details>
  )
}

function Pack({ kit, pack, onRemove }: { kit: Kit; pack: KeptPack; onRemove: () => Promise<void> }) {
  const { say } = useText()
  const { words, board } = kit
  const named = (kind: string, id: string) => board?.words?.name?.(kind, id, words.say)
  const found = differences(kit.game.ownPack, pack.pack).filter(({ path }) => path !== 'title')
  return (
    <section className="pack">
      <h3>{pack.title}</h3>
      <p>
        {say('packs.differs', { count: found.length })} <code>{pack.hash.slice(0, 12)}</code>
      </p>
      {found.length === 0 ? undefined : <Differences found={found} thing={path => thingAt(path, words.say, named)} />}
      <div className="packs-tools">
        <Button
          onClick={() =>
            download(`${pack.game}-${pack.hash.slice(0, 8)}.json`, JSON.stringify(pack.pack, undefined, 2))
          }
        >
          {say('packs.export-this')}
        </Button>
        <Button kind="quiet" onClick={() => void onRemove()}>
          {say('packs.remove')}
        </Button>
      </div>
    </section>
  )
}

interface DifferencesProps {
  readonly found: readonly Difference[]
  /** The name of what a place belongs to. */
  readonly thing: (path: string) => string | undefined
}

function Differences({ found, thing }: DifferencesProps) {
  const { say } = useText()
  return (
    <div className="packs-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('packs.place')}</th>
            <th scope="col">{say('packs.ours')}</th>
            <th scope="col">{say('packs.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, LINES).map(({ path, ours, theirs }) => (
            <tr key={path}>
              <th scope="row">
                {thing(path)} <code>{path}</code>
              </th>
              <td>{ours ?? say('packs.nothing')}</td>
              <td>{theirs ?? say('packs.nothing')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
