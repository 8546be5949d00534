import type { ReactNode } from 'react'

/** A table of results by column and die, with the column and the row lit that count. */
export function ResultTable({
  columns,
  rows,
  column,
  row,
  label,
}: {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  column: number
  /** The face of the die, once it lies. */
  row?: number | undefined
  label: string
}) {
  return (
    <table className="cq-results">
      <caption className="cq-heard">{label}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((name, i) => (
            <th key={name} scope="col" className={i === column ? 'cq-lit' : ''}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, i) => (
          <tr key={`die ${i + 1}`} className={i + 1 === row ? 'cq-lit-row' : ''}>
            <th scope="row">{i + 1}</th>
            {cells.map((cell, j) => (
              <td key={columns[j]} className={j === column ? (i + 1 === row ? 'cq-hit-cell' : 'cq-lit') : ''}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A line of a reckoning: what counts, and how much. */
export function Line({
  picture,
  name,
  note,
  value,
}: {
  picture?: ReactNode
  name: string
  note?: string
  value: string | number
}) {
  return (
    <li className="cq-line">
      {picture ?? <span />}
      <span>
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <output>{value}</output>
    </li>
  )
}
