import type { Definition } from '../../runtime/element/define.ts'
import { codeBlock } from './prose/code.ts'
import { htmlOf } from './prose/prose.ts'

const definitions = import.meta.glob<Record<string, Definition>>('../../elements/*/*/definition.ts', { eager: true })
const pages = import.meta.glob<string>('../../elements/*/*/*.md', { eager: true, query: '?raw', import: 'default' })

export type DocumentedElement = { area: string; tag: string; definition: Definition; prose: string; example: string }

const FIRST_BLOCK = /```html\n([\s\S]*?)```\n/
const INDENTED = /\n\n((?: {4}.*\n?)+)/

/** The first HTML block of a tag's page, which the conformance suite runs too. */
const firstBlock = (page: string): string =>
  (FIRST_BLOCK.exec(page)?.[1] ?? INDENTED.exec(page)?.[1]?.replace(/^ {4}/gm, '') ?? '').trim()

/** The title, the first sentence and the first block are rendered separately. */
const proseIn = (page: string): string =>
  page.replace(/^# .*\n/, '').replace(FIRST_BLOCK.test(page) ? FIRST_BLOCK : INDENTED, '\n\n')

export const documentedElements: DocumentedElement[] = Object.entries(definitions)
  .map(([path, module]) => {
    const [area = '', tag = ''] = path.split('/').slice(-3)
    const definition = Object.values(module).find((value) => value.tag === tag)
    if (!definition) throw new Error(`${path} does not define <${tag}>.`)
    const page = pages[path.replace('definition.ts', `${tag}.md`)] ?? ''
    return { area, tag, definition, prose: proseIn(page), example: firstBlock(page) }
  })
  .sort((one, other) => one.area.localeCompare(other.area) || one.tag.localeCompare(other.tag))

export const areas = [...new Set(documentedElements.map(({ area }) => area))]

export const areaName = (area: string): string => area.charAt(0).toUpperCase() + area.slice(1)

/** The further examples are live. */
export const proseOf = ({ tag, prose }: DocumentedElement, app: string): string =>
  htmlOf(prose, { name: tag, live: (html) => underPath(html, app) })

export const exampleCode = ({ tag, example }: DocumentedElement): string => codeBlock(example, 'html', `${tag}-example`)

/** Tags that show nothing by themselves, each with a tag that makes it visible. */
const COMPANIONS: Record<string, string> = { 'cart-confirm': 'add-to-cart' }

/** An example with its addresses below the application path, so that its links work in the documentation. */
export function liveExample({ tag, example }: DocumentedElement, app: string): string {
  if (tag === 'page-loader') return '<p>This page is in one: click on another tag, and it comes into the page.</p>'
  const companion = documentedElements.find((element) => element.tag === COMPANIONS[tag])
  return underPath(companion ? `${example}\n${companion.example}` : example, app)
}

export const underPath = (html: string, app: string): string =>
  html.replace(/\b(href|action|src|srcset|frames)="\/(?!\/)/g, `$1="${app}/`)
