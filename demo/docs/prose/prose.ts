import { Marked, type Tokens } from 'marked'
import { codeBlock, escaped } from './code.ts'
import { addressOf } from './links.ts'

/** Marks a block as an example that runs: ```` ```html live ````. */
const LIVE = 'live'

/** `name` is unique in the page, and is the prefix of the block ids; `live` renders an example that runs. */
export type ProseOptions = { name: string; live?: (html: string) => string }

/** The id of a heading, as in `#what-the-server-sends`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/&[a-z]+;|[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')

/** The text is part of the project, so that it is trusted. Headings have ids, blocks of code a copy button. */
export function htmlOf(markdown: string, { name, live }: ProseOptions): string {
  let blocks = 0
  const prose = new Marked({
    renderer: {
      code({ text, lang = '' }) {
        const [language = '', kind] = lang.split(' ')
        blocks += 1
        const code = codeBlock(text, language, `${name}-code-${blocks}`)
        return kind === LIVE && live ? `<div class="docs-live">${live(text)}</div>${code}` : code
      },
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens)
        return `<h${depth} id="${slugOf(text.replaceAll(/<[^>]+>/g, ''))}">${text}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return `<a href="${escaped(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      table(table) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens)
        return tableHtml(
          table.header.map(inline),
          table.rows.map((row) => row.map(inline)),
        )
      },
    },
  })
  return prose.parse(markdown, { async: false })
}

/**
 * Cells are HTML. On a narrow screen each row is a card that repeats the column names in its cells; the roles keep it a
 * table.
 */
export function tableHtml(heads: string[], rows: string[][], caption = ''): string {
  const label = (column: number) => escaped(heads[column]?.replaceAll(/<[^>]+>/g, '') ?? '')
  const head = heads.map((text) => `<th scope="col" role="columnheader">${text}</th>`).join('')
  const body = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell, index) => `<td role="cell" data-label="${label(index + 1)}">${cell}</td>`)
    // A row without a name continues the row above.
    const name = first === '' ? '<td role="cell"></td>' : `<th scope="row" role="rowheader">${first}</th>`
    return `<tr role="row">${name}${rest.join('')}</tr>`
  })
  return `<div class="docs-table"><table role="table">${caption && `<caption>${escaped(caption)}</caption>`}
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${body.join('\n')}</tbody></table></div>`
}

export type Heading = { id: string; text: string }

/** The headings of the second level in HTML of `htmlOf` or of a page; `text` is HTML without tags. */
export const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    text: text.replaceAll(/<[^>]+>/g, ''),
  }))

/** The text of HTML without tags and entities, for the search. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<button[\s\S]*?<\/button>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
