import { withLists } from './generated.ts'
import { htmlOf, textOf } from './prose/prose.ts'

const pages = import.meta.glob<string>('./guides/**/*.md', { eager: true, query: '?raw', import: 'default' })

/** A guide in Markdown about the use of multiple tags. `lead` is its first sentence, as text. */
export type Guide = { name: string; title: string; lead: string; text: string }

/** The order of the guides, from the first steps to the last questions; all others follow by name. */
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
  'safety',
  'packages',
  'react',
  'two-builds',
  'write-a-tag',
  'working',
  'operating',
  'browser-support',
  'trouble',
  'benchmarks',
  'changes',
]

const placeOf = ({ name }: Guide) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** The first sentence of a guide: that of the paragraph below its title. */
function leadOf(text: string): string {
  const paragraph = text.split('\n\n').find((block) => !block.startsWith('#')) ?? ''
  return /^.*?\.(?= |$)/.exec(textOf(htmlOf(paragraph, { name: 'lead' })))?.[0] ?? ''
}

/** Every guide, in the order of the navigation. */
export const guides: Guide[] = Object.entries(pages)
  .map(([path, text]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length)
    return { name, title: /^# (.*)/.exec(text)?.[1] ?? name, lead: leadOf(text), text }
  })
  .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name))

/**
 * A guide as HTML. It is rendered at each request: rendering all of them would delay the shop's start by a tenth of a
 * second.
 */
export const guideHtml = ({ name, text }: Guide): string => htmlOf(withLists(text), { name })
