import type { State } from '@spanish-main/kernel'
import { glide, type Motion, type SoundName, stopGliding, type TableView } from '@spanish-main/ui'
import { useEffect, useRef } from 'react'
import type { Kit } from '../kit.ts'
import { useSettings } from '../settings.ts'
import { sounds } from '../sound.ts'

/** More at once is no longer followed by anybody: a year that went by, a table that was opened. */
const MOST = 8

/** The motions of what happened between two counts of events, if that was little enough to be shown. */
export function motionsOf({ board }: Pick<Kit, 'board'>, table: TableView<State>, seen: number): Motion[] {
  const { motion } = board?.words ?? {}
  if (motion === undefined || seen < 0) return []
  const found = table.events.slice(seen).flatMap(({ event }) => motion(table.view, event) ?? [])
  return found.length > MOST ? [] : found
}

/** Coins and cards go where the events send them, and are heard if sounds are on. A key or a click puts an end to it. */
export function useMotion(kit: Kit, table: TableView<State>, calm: boolean): void {
  const { sound } = useSettings()
  const seen = useRef({ seat: table.seat, count: -1 })
  useEffect(() => {
    const before = seen.current
    seen.current = { seat: table.seat, count: table.events.length }
    if (before.seat !== table.seat) return
    const found = motionsOf(kit, table, before.count)
    if (!calm) for (const { glides = [] } of found) for (const each of glides) glide(each)
    if (sound === 'on') for (const name of soundsOf(found)) sounds[name]()
  }, [kit, table, calm, sound])
  useEffect(() => {
    window.addEventListener('pointerdown', stopGliding)
    window.addEventListener('keydown', stopGliding)
    return () => {
      window.removeEventListener('pointerdown', stopGliding)
      window.removeEventListener('keydown', stopGliding)
      stopGliding()
    }
  }, [])
}

/** Each kind once, however often it comes. */
const soundsOf = (found: readonly Motion[]): SoundName[] => [
  ...new Set(found.flatMap(({ sound }) => (sound === undefined ? [] : [sound]))),
]
