import { withLists } from './generated.ts'
import { htmlOf, textOf } from './prose/prose.ts'

const pages = import.meta.glob<string>('./guides/**/*.md', { eager: true, query: '?raw', import: 'default' })

/** A guide: prose about what multiple tags do together. `lead` is its first sentence. */
export type Guide = { name: string; title: string; lead: string; html: string }

/** From the first steps to the last questions; what is not named here comes after them, by name. */
const ORDER = [
  'start',
  'theming',
  'server',
  'catalogue',
  'checkout',
  'cards',
  'orders',
  'wishlists',
  'account',
  'assets',
  'forms',
  'news-and-media',
  'consent',
  'texts',
  'in-page-loading',
  'security',
  'packages',
  'react',
  'two-builds',
  'write-a-tag',
  'browsers',
  'trouble',
  'benchmarks',
  'changes',
]

const placeOf = ({ name }: Guide) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** The first sentence of a guide. */
const leadOf = (html: string) => /^.*?\.(?= |$)/.exec(textOf(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? ''))?.[0] ?? ''

/** Every guide, in the order in which they are read. */
export const guides: Guide[] = Object.entries(pages)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    const html = htmlOf(withLists(text), { name })
    return { name, title: /^# (.*)/.exec(text)?.[1] ?? name, lead: leadOf(html), html }
  })
  .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name))
