import { intlCulture } from '../../runtime/text/culture.ts'
import { type Culture, cultures } from '../data/cultures.ts'
import type { Translate } from './context.ts'
import { pluralRules } from './formatters.ts'

/** Texts nested by their dotted names; a leaf is a text, or has plural forms (`one`, `many`, `other`). */
export type Texts = { [name: string]: string | Texts }

type Files = Record<string, { default: Texts }>

/** One file with the texts of all cultures: `{ "fr": { … }, "nl": { … } }`. */
type WholeFiles = Record<string, { default: Record<string, Texts> }>

const library = import.meta.glob<{ default: Texts }>('../../locales/**/*.json', { eager: true })
const pages = import.meta.glob<{ default: Texts }>('./texts/*.json', { eager: true })
const answers = import.meta.glob<{ default: Texts }>('./messages/*.json', { eager: true })
/** Texts that only pages of the server use: browsers do not load them. */
const quiet = import.meta.glob<{ default: Texts }>('./texts/*/*.json', { eager: true })
/** Texts of one page alone, in a file beside it. */
const beside = import.meta.glob<WholeFiles[string]>('./pages/**/*.texts.json', { eager: true })
/** The texts of tags that have a file of their own, by the name of the tag. */
const tags = import.meta.glob<WholeFiles[string]>('../../elements/*/*/texts.json', { eager: true })

function merge(under: Texts, over: Texts): Texts {
  const all: Texts = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const below = all[name]
    all[name] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value
  }
  return all
}

/** Merges the texts of all files of a culture. */
const inCulture = (files: Files, culture: Culture): Texts =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(`/${culture}.json`))
    .reduce<Texts>((all, [, file]) => merge(all, file.default), {})

/** The files of one culture that such files hold; those of a tag are below its name. */
const splitFiles = (files: WholeFiles): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, { default: all }]) => {
      const tag = /([^/]+)\/texts\.json$/.exec(path)?.[1]
      return cultures.map((culture) => {
        const texts = all[culture] ?? {}
        return [`${path}/${culture}.json`, { default: tag ? { [tag]: texts } : texts }] as const
      })
    }),
  )

const bind = (...layers: Files[]) =>
  Object.fromEntries(
    cultures.map((culture) => [culture, layers.map((files) => inCulture(files, culture)).reduce(merge, {})]),
  ) as Record<Culture, Texts>

/** The texts that browsers get: the library's, the pages' over them, the answers' over both. */
const resources = bind(library, splitFiles(tags), pages, answers)
const dictionaries = bind(library, splitFiles(tags), pages, answers, quiet, splitFiles(beside))

/** The nested dictionary that the call `stringresources` returns (§7). */
export const stringResources = (culture: Culture): Texts => resources[culture]

const walk = (texts: Texts, key: string) =>
  key
    .split('.')
    .reduce<string | Texts | undefined>(
      (found, name) => (typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined),
      texts,
    )

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

function translate(culture: Culture, key: string, values: Record<string, string | number> = {}): string {
  const found = walk(dictionaries[culture], key)
  if (typeof found === 'string') return fill(found, values)
  if (found === undefined) return key
  const form = pluralRules(intlCulture(culture)).select(Number(values.count ?? 0))
  const chosen = found[form] ?? found.other
  return typeof chosen === 'string' ? fill(chosen, values) : key
}

/** Returns a function that finds texts in one culture. An unknown key is shown as itself, as in the library (§8). */
export const translator =
  (culture: Culture): Translate =>
  (key, ...[values]) =>
    translate(culture, key, values)
