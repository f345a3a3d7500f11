import type { Definition } from '../../runtime/element/define.ts'

const definitions = import.meta.glob<Record<string, Definition>>('../../elements/*/*/definition.ts', { eager: true })
const pages = import.meta.glob<string>('../../elements/*/*/*.md', { eager: true, query: '?raw', import: 'default' })

export type Sample = { tag: string; folder: string; definition: Definition; markup: string; further: string[] }

/** In place of the photos of the demo shop, which is not running here. */
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#cfdcea"/></svg>')}`

/** The first block of HTML in the tag's own documentation, which theme authors copy: it is the tested markup. */
function markupOf(page: string, tag: string): string {
  const block = /```html\n([\s\S]*?)```/.exec(page)?.[1] ?? /\n\n((?: {4}.*\n?)+)/.exec(page)?.[1]
  if (!block?.includes(`<${tag}`)) throw new Error(`${tag}.md does not begin with an example of <${tag}>.`)
  return withPhotos(block.replace(/^ {4}/gm, ''))
}

const withPhotos = (html: string) => html.replace(/(?<=(src|href)=")\/photos\/[^"]+/g, PHOTO)

/** The further examples, which the page of the tag shows live. */
const furtherOf = (page: string) =>
  [...page.matchAll(/```html live\n([\s\S]*?)```/g)].map((match) => withPhotos(match[1] ?? ''))

/** A number for a text, by FNV-1a: the choice of tags by a commit must be random. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261)

/** The tags that the page names, or the tenth that its commit chooses; else all. */
function chosen(all: readonly Sample[]): readonly Sample[] {
  const { tenthOf: commit, tags } = globalThis.document?.documentElement.dataset ?? {}
  if (tags) return all.filter(({ tag }) => tags.split(' ').includes(tag))
  if (!commit) return all
  const byChance = all.toSorted((one, other) => hash(commit + one.tag) - hash(commit + other.tag))
  const tenth = byChance.slice(0, Math.ceil(all.length / 10))
  return all.filter((sample) => tenth.includes(sample))
}

export const everyTag: readonly Sample[] = Object.entries(definitions).map(([path, module]) => {
  const folder = path.replace('/definition.ts', '')
  const tag = folder.split('/').at(-1) as string
  const definition = Object.values(module).find((value) => value.tag === tag)
  if (!definition) throw new Error(`${path} does not define <${tag}>.`)
  const page = pages[`${folder}/${tag}.md`] ?? ''
  return { tag, folder, definition, markup: markupOf(page, tag), further: furtherOf(page) }
})

export const samples: readonly Sample[] = chosen(everyTag)
