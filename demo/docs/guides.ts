import { withLists } from './generated.ts'
import { DECISIONS, pageOf } from './prose/links.ts'
import { htmlOf, textOf } from './prose/prose.ts'

const guidePages = import.meta.glob<string>(['./guides/**/*.md', '/CHANGELOG.md', '/CONTRIBUTING.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const decisionPages = import.meta.glob<string>('./decisions/**/*.md', { eager: true, query: '?raw', import: 'default' })

/** `file` is its path in the project, `lead` the first sentence, as text. */
export type Guide = { name: string; file: string; title: string; lead: string; text: string }

/** The order of the guides, from the first steps to the last questions; all others follow by name. */
const ORDER = [
  'start',
  'theming',
  'server',
  'frameworks',
  'templates',
  'other-shops',
  'wordpress',
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
  'contributing',
  'working',
  'operating',
  'browser-support',
  'trouble',
  'benchmarks',
  'versions',
  'changelog',
]

const placeOf = ({ name }: Guide) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

function leadOf(text: string): string {
  const paragraph = text.split('\n\n').find((block) => !block.startsWith('#')) ?? ''
  return /^.*?\.(?= |$)/.exec(textOf(htmlOf(paragraph, { name: 'lead' })))?.[0] ?? ''
}

const guideOf = ([path, source]: [string, string]): Guide => {
  const text = source.replace(/^<!--.*-->\n+/, '')
  const file = path.replace(/^\.\//, 'demo/docs/').replace(/^\//, '')
  return { name: pageOf(path), file, title: /^# (.*)/.exec(text)?.[1] ?? path, lead: leadOf(text), text }
}

export const guides: Guide[] = Object.entries(guidePages)
  .map(guideOf)
  .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name))

/** The index of the decisions, then each of them by its number. */
export const decisions: Guide[] = Object.entries(decisionPages)
  .map(guideOf)
  .sort(
    (one, other) =>
      Number(other.name === DECISIONS) - Number(one.name === DECISIONS) || one.name.localeCompare(other.name),
  )

/** A guide as HTML. It is made when it is read: all of them would cost every start of the shop a tenth of a second. */
export const guideHtml = ({ name, text }: Guide): string => htmlOf(withLists(text), { name })
