import type { Cell, DocTable } from '../contract/rows.ts'

/** A text of a definition as Markdown: what is between backticks stays code, and nothing else is a tag or emphasis. */
export const asMarkdown = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[<*]/g, '\\$&')))
    .join('')

function contentOf(cell: Cell): string {
  if (typeof cell === 'string') return asMarkdown(cell)
  if ('french' in cell) return asMarkdown(cell.french)
  if ('page' in cell) return `[${cell.page}](${cell.page})`
  return cell.list.map(asMarkdown).join('<br>')
}

const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table of the documentation as Markdown, without its caption. Links to tags have the name of the page alone. */
export const markdownTable = ({ heads, rows }: DocTable): string =>
  [
    row(heads),
    row(heads.map(() => '---')),
    ...rows.map(([name, ...cells]) => row([`\`${name}\``, ...cells.map(contentOf)])),
  ].join('\n')
