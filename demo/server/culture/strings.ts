import { type Culture, cultures } from '../../data/cultures.ts'
import type { Translate } from '../context.ts'
import { localeOf, pluralRules } from './formatters.ts'
import { mergeTexts, type Texts } from './merge-texts.ts'

type Files = Record<string, { default: Texts }>

/** One file with the texts of all cultures: `{ "fr": { … }, "nl": { … } }`. */
type WholeFiles = Record<string, { default: Record<string, Texts> }>

const library = import.meta.glob<{ default: Texts }>('../../../locales/**/*.json', { eager: true })
const pages = import.meta.glob<{ default: Texts }>('../texts/*.json', { eager: true })
const answers = import.meta.glob<{ default: Texts }>('../messages/*.json', { eager: true })
/** Only pages of the server use these texts: browsers do not load them. */
const quiet = import.meta.glob<{ default: Texts }>('../texts/*/*.json', { eager: true })
/** Texts of one page alone, in a file beside it. */
const beside = import.meta.glob<WholeFiles[string]>('../pages/**/*.texts.json', { eager: true })
/** The texts of tags that have a file of their own, by the name of the tag. */
const tags = import.meta.glob<WholeFiles[string]>('../../../elements/*/*/texts.json', { eager: true })

/** English is a language of the library, not of the shop. */
type Language = Culture | 'en'

type Layer = (language: Language) => Texts[]

const byCulture =
  (files: Files): Layer =>
  (culture) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${culture}.json`))
      .map(([, file]) => file.default)

/** A layer of files that hold all cultures; the texts of a tag are below its name. */
const withAllCultures =
  (files: WholeFiles): Layer =>
  (culture) =>
    Object.entries(files).map(([path, { default: all }]) => {
      const texts = all[culture] ?? {}
      const tag = /([^/]+)\/texts\.json$/.exec(path)?.[1]
      return tag ? { [tag]: texts } : texts
    })

/** Merges layers, the later ones over the earlier ones. */
const merged = (language: Language, layers: Layer[]) =>
  layers.flatMap((textsIn) => textsIn(language)).reduce(mergeTexts, {})

const bind = (...layers: Layer[]) =>
  Object.fromEntries(cultures.map((culture) => [culture, merged(culture, layers)])) as Record<Culture, Texts>

const ofLibrary = [byCulture(library), withAllCultures(tags)]
const libraryResources = { ...bind(...ofLibrary), en: merged('en', ofLibrary) }
/** The texts that browsers load: the library's; the pages' override them, and the answers' override both. */
const resources = bind(...ofLibrary, byCulture(pages), byCulture(answers))
const dictionaries = bind(...ofLibrary, ...[pages, answers, quiet].map(byCulture), withAllCultures(beside))

export const libraryTexts = (language: Language): Texts => libraryResources[language]

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
  const form = pluralRules(localeOf(culture)).select(Number(values.count ?? 0))
  const chosen = found[form] ?? found.other
  return typeof chosen === 'string' ? fill(chosen, values) : key
}

/** Returns a function that finds texts in one culture. An unknown key is shown as itself, as in the library (§8). */
export const translator =
  (culture: Culture): Translate =>
  (key, ...[values]) =>
    translate(culture, key, values)
