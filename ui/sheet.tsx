import { type ReactNode, useState } from 'react'
import './sheet.css'

/** The bottom of a phone's screen: what to do now. It can be folded away to see the board. */
export function Sheet({
  low = false,
  foldLabel,
  children,
}: {
  /** Whether it begins folded. */
  low?: boolean
  foldLabel: (folded: boolean) => string
  children: ReactNode
}) {
  const [folded, setFolded] = useState(low)
  const label = foldLabel(folded)
  return (
    <section className={folded ? 'sheet sheet-folded' : 'sheet'}>
      <button
        type="button"
        className="sheet-grip"
        aria-expanded={!folded}
        aria-label={label}
        onClick={() => setFolded(!folded)}
      />
      <div className="sheet-body">{children}</div>
    </section>
  )
}
