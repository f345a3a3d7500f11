import { htmlOf } from './prose.ts'

const pages = import.meta.glob<string>('./guides/*.md', { eager: true, query: '?raw', import: 'default' })

/** A guide: prose about what multiple tags do together. */
export type Guide = { name: string; title: string; html: string }

/** Every guide, by name. */
export const guides: Guide[] = Object.entries(pages)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    return { name, title: /^# (.*)/.exec(text)?.[1] ?? name, html: htmlOf(text) }
  })
  .sort((one, other) => one.name.localeCompare(other.name))
