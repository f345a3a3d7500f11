import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseFragment } from 'parse5'

/** The first example of each tag's documentation. */
export function examples(): { tag: string; html: string }[] {
  return readdirSync('elements', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && basename(file, '.md') === basename(dirname(file)))
    .map((file) => {
      const page = readFileSync(join('elements', file), 'utf8')
      const block = /```html\n([\s\S]*?)```/.exec(page)?.[1] ?? /\n\n((?: {4}.*\n?)+)/.exec(page)?.[1] ?? ''
      return { tag: basename(file, '.md'), html: block.replace(/^ {4}/gm, '').trim() }
    })
    .sort((one, other) => one.tag.localeCompare(other.tag))
}

export type Node = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
  content?: Node
}

/** What a browser reads: elements with their attributes in any order, and texts without their white space. */
function meaning(node: Node): unknown {
  if (node.nodeName === '#text') return node.value?.replace(/\s+/g, ' ').trim() || undefined
  if (node.nodeName === '#comment') return undefined
  // WordPress adds these to pictures outside of the shortcode and the block.
  const own = (node.attrs ?? []).filter(({ name }) => !['decoding', 'loading'].includes(name))
  const attributes = own.map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ').trim()}`).sort()
  const children = [...(node.content?.childNodes ?? []), ...(node.childNodes ?? [])].map(meaning)
  return [node.nodeName, ...attributes, children.filter((child) => child !== undefined)]
}

/** The outermost tags of the library. */
const tagsIn = (node: Node): Node[] =>
  /^[a-z]+-/.test(node.nodeName) ? [node] : [...(node.childNodes ?? [])].flatMap((child) => tagsIn(child))

/** What a browser reads in HTML. */
export const read = (html: string) => meaning(parseFragment(html) as Node)
/** What it reads in the outermost tags of the library. */
export const readTags = (html: string) => tagsIn(parseFragment(html) as Node).map(meaning)
