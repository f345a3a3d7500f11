/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { Cell, DocTable } from './rows.ts'

/** Text between backticks is code. */
export const asProse = (text: string): Child =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))

function contentOf(cell: Cell): Child {
  if (typeof cell === 'string') return asProse(cell)
  if ('french' in cell) return <span lang="fr">{cell.french}</span>
  if ('page' in cell) return <a href={cell.page}>{cell.page}</a>
  return (
    <ul class="docs-detail">
      {cell.list.map((text) => (
        <li>{asProse(text)}</li>
      ))}
    </ul>
  )
}

/** Rows that are displayed as cards need roles: without them browsers no longer report a table. */
const role = (role: string) => ({ role })

/** A table of the contract; on a narrow screen each row is a card that repeats the column names in its cells. */
export function Table({ caption, heads, rows }: DocTable) {
  return (
    <div class="docs-table">
      <table {...role('table')}>
        <caption>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {heads.map((head) => (
              <th scope="col" {...role('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map(([name, ...cells]) => (
            <tr {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                <code>{name}</code>
              </th>
              {cells.map((cell, index) => (
                <td {...role('cell')} data-label={heads[index + 1]}>
                  {contentOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
