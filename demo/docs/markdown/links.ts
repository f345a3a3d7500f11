import { dirname, relative } from 'node:path/posix'
import { documentedElements } from '../elements.ts'
import { decisions, guides } from '../guides.ts'
import { pageOf } from '../prose/links.ts'

const GUIDES = 'demo/docs/guides/'

/** The index of the pages in `docs/`. */
export const INDEX = 'docs/README.md'

/** The file that a guide is in `docs/`; documents that the project has outside of the guides stay where they are. */
export const fileOfGuide = (file: string): string => file.replace(GUIDES, 'docs/')

export const fileOfTag = (tag: string): string => `docs/tags/${tag}.md`

export const CONTRACTS = 'docs/events-and-settings.md'

/** The files by the names of their pages in the demo shop. */
const files = new Map<string, string>([
  ['', INDEX],
  ['events-and-settings', CONTRACTS],
  ...[...guides, ...decisions].map(({ name, file }): [string, string] => [name, fileOfGuide(file)]),
  ...documentedElements.map(({ tag }): [string, string] => [tag, fileOfTag(tag)]),
])

/** The page that a link of the documentation leads to: `packages`, `../texts.md` or `/docs/file-upload`. */
const nameOf = (path: string): string => (path.endsWith('.md') ? pageOf(path) : (path.split('/').at(-1) ?? ''))

/** Links of a page of the documentation as links between files. Throws if there is no such page. */
export function linked(markdown: string, from: string): string {
  // Blocks of code, then the text between them.
  return markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((text, index) =>
      index % 2 === 1
        ? text
        : text.replaceAll(/\]\((?![a-z]+:|#)([^)#\s]*)(#[^)\s]*)?\)/g, (_, path: string, heading = '') => {
            const file = files.get(nameOf(path))
            if (!file) throw new Error(`${from}: the documentation has no page "${path}".`)
            return `](${relative(dirname(from), file)}${heading})`
          }),
    )
    .join('')
}
