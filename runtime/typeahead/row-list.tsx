import type { MouseEvent, ReactNode } from 'react'
import { rowId } from '../popups/active-row.ts'

export type Row = {
  /** The row with this key stays active when other rows are shown. */
  key: string
  part: string
  content: ReactNode
  /** An http address. The row is then a link, which a modified or middle click opens in another tab. */
  href?: string | undefined
  choose(): void
  /** Removes the row from the list, by Delete or by a press on its `data-part="remove"`. */
  remove?(): void
  /** The list stays open when the row is chosen. */
  stays?: boolean
}

type RowListProps = {
  id: string
  label: string | undefined
  rows: readonly Row[]
  active: number
  choose(row: Row): void
  remove(row: Row): void
}

/** The listbox of a typeahead: rows of any kind, one of them active while the focus is in the field. */
export function RowList({ id, label, rows, active, choose, remove }: RowListProps) {
  return (
    <div id={id} data-part="list" data-vt-rows="" role="listbox" aria-label={label} hidden={rows.length === 0}>
      {rows.map((row, index) => {
        const Tag = row.href === undefined ? 'div' : 'a'
        const isActive = index === active
        return (
          <Tag
            key={row.key}
            id={rowId(id, index)}
            data-part={row.part}
            data-active={isActive ? '' : undefined}
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            {...(row.href !== undefined && { href: row.href, draggable: false })}
            onClick={(event: MouseEvent) => press(event, row, choose, remove)}
          >
            {row.content}
          </Tag>
        )
      })}
    </div>
  )
}

function press(event: MouseEvent, row: Row, choose: (row: Row) => void, remove: (row: Row) => void): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  // The browser opens another tab or window.
  if (button !== 0 || (row.href !== undefined && (ctrlKey || metaKey || shiftKey || altKey))) return
  event.preventDefault()
  if ((target as Element).closest('[data-part=remove]')) remove(row)
  else choose(row)
}
