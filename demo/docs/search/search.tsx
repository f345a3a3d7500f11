/** @jsxImportSource hono/jsx */

import { contractText } from '../contract/contract-text.ts'
import { pageEvents, settingDocs, tokens } from '../contract/settings.ts'
import { documentedElements, proseOf } from '../elements.ts'
import { decisions, guideHtml, guides } from '../guides.ts'
import { textOf } from '../prose/prose.ts'

type Entry = { path: string; title: string; heading: string; text: string }

/** `excerpt` is the text around the first matching word, `path` is below `/docs/`. */
export type Found = { path: string; title: string; heading: string; excerpt: string }

function partsOf(path: string, title: string, html: string): Entry[] {
  const [lead = '', ...sections] = html.split(/(?=<h[23] id=")/)
  return [
    { path, title, heading: '', text: textOf(lead.replace(/<h1[\s\S]*?<\/h1>/, '')) },
    ...sections.map((section) => {
      const [, id = '', heading = ''] = /^<h[23] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/.exec(section) ?? []
      const text = textOf(section.replace(/^<h[23][\s\S]*?<\/h[23]>/, ''))
      return { path: `${path}#${id}`, title, heading: textOf(heading), text }
    }),
  ]
}

const contracts = [
  ...Object.entries(settingDocs).map(([name, { doc }]) => `${name}: ${doc}`),
  ...pageEvents.map(({ name, doc }) => `${name}: ${doc}`),
  ...tokens.map(({ name, doc }) => `${name}: ${doc}`),
].join(' ')

/** All sections of the documentation. They are read at the first search, so that the shop starts faster. */
const readEntries = (): Entry[] => [
  ...documentedElements.flatMap((element) => [
    ...partsOf(element.tag, `<${element.tag}>`, `<p>${element.definition.summary}</p>${proseOf(element, '')}`),
    {
      path: `${element.tag}#contract`,
      title: `<${element.tag}>`,
      heading: 'Contract',
      text: contractText(element.definition),
    },
  ]),
  ...[...guides, ...decisions].flatMap((guide) => partsOf(guide.name, guide.title, guideHtml(guide))),
  { path: 'events-and-settings', title: 'Events and settings', heading: '', text: contracts },
]

let entries: Entry[] | undefined

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * The relevance of a section: 0 when a word is missing. A page of that name is first; a word in the title counts more
 * than in the heading, and there more than in the text.
 */
function weightOf({ title, heading, text }: Entry, words: string[]): number {
  const places = [fold(title), fold(heading), fold(text)] as const
  let weight = 0
  for (const word of words) {
    const [inTitle, inHeading, inText] = places.map((place) => place.includes(word))
    if (!inTitle && !inHeading && !inText) return 0
    weight += (inTitle ? 8 : 0) + (inHeading ? 4 : 0) + (inText ? 1 : 0)
  }
  const isNamed = places[0].replaceAll(/[<>]/g, '') === words.join(' ')
  const isPage = heading === '' && words.every((word) => places[0].includes(word))
  return weight + (isNamed ? 100 : 0) + (isPage ? 50 : 0) + (heading === '' ? 2 : 0)
}

/** Characters before and after the first match. */
const AROUND = 80

function excerptOf(text: string, word: string): string {
  const place = Math.max(0, fold(text).indexOf(word))
  const start = place <= AROUND ? 0 : text.indexOf(' ', place - AROUND) + 1
  const part = text.slice(start, place + word.length + AROUND)
  return `${start > 0 ? '… ' : ''}${part}${start + part.length < text.length ? ' …' : ''}`
}

/** The sections of the documentation that contain all words, the best first. */
export function searchDocs(query: string): Found[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  entries ??= readEntries()
  return entries
    .map((entry) => ({ entry, weight: weightOf(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry: { text, ...entry } }) => ({ ...entry, excerpt: excerptOf(text, words[0] ?? '') }))
}

const MOST = 60

export function Results({ app, query, found }: { app: string; query: string; found: Found[] }) {
  return (
    <>
      <h1>Search</h1>
      <p class="docs-lead">
        {query === ''
          ? 'Type what you look for: a tag, an event, a setting, a word.'
          : found.length === 0
            ? `Nothing in the documentation has “${query}”.`
            : `${found.length === 1 ? '1 place has' : `${found.length} places have`} “${query}”.`}
      </p>
      <ol class="docs-results">
        {found.slice(0, MOST).map(({ path, title, heading, excerpt }) => (
          <li>
            <a href={`${app}/docs/${path}`}>{heading === '' ? title : `${title}: ${heading}`}</a>
            <p>{excerpt}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
