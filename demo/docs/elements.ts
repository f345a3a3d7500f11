import type { Definition } from '../../runtime/element/define.ts'
import { htmlOf } from './prose.ts'

const definitions = import.meta.glob<Record<string, Definition>>('../../elements/*/*/definition.ts', { eager: true })
const pages = import.meta.glob<string>('../../elements/*/*/*.md', { eager: true, query: '?raw', import: 'default' })

/** A tag as the documentation shows it. */
export type DocumentedElement = { area: string; tag: string; definition: Definition; prose: string; example: string }

/** The first block of HTML of a tag's page: the same that the conformance suite runs. */
const firstBlock = (page: string): string =>
  (
    /```html\n([\s\S]*?)```/.exec(page)?.[1] ??
    /\n\n((?: {4}.*\n?)+)/.exec(page)?.[1]?.replace(/^ {4}/gm, '') ??
    ''
  ).trim()

/** Every tag, by area and name. */
export const documentedElements: DocumentedElement[] = Object.entries(definitions)
  .map(([path, module]) => {
    const [area = '', tag = ''] = path.split('/').slice(-3)
    const definition = Object.values(module).find((value) => value.tag === tag)
    if (!definition) throw new Error(`${path} does not define <${tag}>.`)
    const page = pages[path.replace('definition.ts', `${tag}.md`)] ?? ''
    return { area, tag, definition, prose: page.replace(/^# .*\n/, ''), example: firstBlock(page) }
  })
  .sort((one, other) => one.area.localeCompare(other.area) || one.tag.localeCompare(other.tag))

/** The prose of a tag's page as HTML. */
export const proseOf = ({ prose }: DocumentedElement): string => htmlOf(prose)

/** The tag that makes one visible that shows nothing by itself. */
const COMPANIONS: Record<string, string> = { 'cart-confirm': 'add-to-cart' }

/** An example with its addresses under the application path, so that it works where the documentation is served. */
export function liveExample({ tag, example }: DocumentedElement, app: string): string {
  if (tag === 'page-loader') return '<p>This page stands in one: click on another tag, and it comes into the page.</p>'
  const companion = documentedElements.find((element) => element.tag === COMPANIONS[tag])
  const html = companion ? `${example}\n${companion.example}` : example
  return html.replace(/\b(href|action|src|srcset)="\/(?!\/)/g, `$1="${app}/`)
}
