import { htmlOf } from './prose.ts'

const pages = import.meta.glob<string>('./guides/*.md', { eager: true, query: '?raw', import: 'default' })

/** A guide: prose about what multiple tags do together. */
export type Guide = { name: string; title: string; html: string }

/** It is read for its figures, after the guides that explain how. */
const LAST = 'benchmarks'

/** Every guide, by name. */
export const guides: Guide[] = Object.entries(pages)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    return { name, title: /^# (.*)/.exec(text)?.[1] ?? name, html: htmlOf(text) }
  })
  .sort((one, other) => Number(one.name === LAST) - Number(other.name === LAST) || one.name.localeCompare(other.name))
