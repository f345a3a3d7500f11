import { appPathOf } from '../../../runtime/page/settings.ts'
import type { Operation } from './contract.ts'
import { attribute } from './html.ts'
import { type Page, settingsOf } from './pages.ts'

/** How the calls of a shop are addressed: origin, paths, and the values of parameters. */
export type Shop = { origin: string; app: string; site: string; values: Record<string, string> }

/** Values of parameters in paths; others are 1. */
const VALUES = { text: '75', month: '5', year: '2024', date: '2024-05-07', displayChildren: 'true', postPerPage: '3' }

/** Ids of the contract, and the attributes and fields of pages that have them. */
const IDS: Record<string, string> = { 'product-id': 'productId', 'product-variant-id': 'productVariantId' }
const FIELDS: Record<string, string> = { ProductId: 'productId', ProductVariantId: 'productVariantId' }

/** Ids are numbers: a theme that is not rendered has a placeholder there. */
const idIn = (value: string | undefined) => (value && /^\d+$/.test(value) ? value : '')

function idsOf(pages: readonly Page[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const element of pages.flatMap(({ elements }) => elements)) {
    for (const [name, id] of Object.entries(IDS)) found[id] ||= idIn(attribute(element, name))
    const field = FIELDS[attribute(element, 'name') ?? '']
    if (field) found[field] ||= idIn(attribute(element, 'value'))
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
}

const textOf = (value: unknown, usual: string) => (typeof value === 'string' && value !== '' ? value : usual)

/** Reads the settings, the culture and the ids of the pages of a shop. */
export function shopOf(pages: readonly Page[], start: URL): Shop {
  const [settings = {}] = pages.map(settingsOf).filter((each) => each && Object.keys(each).length > 0)
  const app = start.origin + appPathOf(textOf(settings.appPath, ''))
  const named = textOf(settings.site, app)
  const site = URL.canParse(named, app) ? new URL(named, app).href.replace(/\/$/, '') : app
  const language = pages.flatMap(({ elements }) => elements).find(({ tagName }) => tagName === 'html')
  const lang = (language && attribute(language, 'lang'))?.split('-')[0]
  const culture = textOf(settings.culture, textOf(lang, 'en'))
  return { origin: start.origin, app, site, values: { ...VALUES, culture, ...idsOf(pages) } }
}

/** An example of a body with the ids of the pages. */
export const withIds = (example: unknown, { values }: Shop): unknown =>
  Object.fromEntries(
    Object.entries(example ?? {}).map(([name, value]) => {
      const id = values[FIELDS[name] ?? '']
      return [name, id === undefined ? value : typeof value === 'number' ? Number(id) : id]
    }),
  )

/** The address of a call, with the values of the pages and else the examples of the contract. */
export function addressOf(path: string, { parameters = [], servers }: Operation, { app, site, values }: Shop): URL {
  const inPath = (name: string) => encodeURIComponent(values[name] ?? '1')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath(name))
  const isOfSite = servers?.some(({ description }) => description.includes('`site`'))
  const url = new URL((isOfSite ? site : app) + filled)
  for (const { name, in: place, required, example } of parameters)
    if (place === 'query' && (required || name in values))
      url.searchParams.set(name, values[name] ?? String(example ?? ''))
  return url
}
