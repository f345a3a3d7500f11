import { readdirSync, readFileSync } from 'node:fs'
import type { Texts } from '../../../demo/server/culture/merge-texts.ts'
import { CULTURES } from '../../../runtime/page/settings.ts'

/** The languages of the library's texts: those of the shop, and English. */
export const LANGUAGES = [...CULTURES, 'en'] as const

export type Language = (typeof LANGUAGES)[number]

/** Texts of one folder or file in each of its languages; `fileOf` names the file of a language. */
export type Dictionary = {
  languages: readonly Language[]
  texts: Record<Language, Texts>
  fileOf(language: Language): string
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const byLanguage = (languages: readonly Language[], textsIn: (language: Language) => Texts) => ({
  languages,
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, languages.includes(language) ? textsIn(language) : {}]),
  ) as Dictionary['texts'],
})

const ofFolder = (languages: readonly Language[], folder: string): Dictionary => ({
  ...byLanguage(languages, (language) => read(`${folder}/${language}.json`)),
  fileOf: (language) => `${folder}/${language}.json`,
})

/** One file with all languages: `{ "fr": { … }, "nl": { … } }`. A tag's texts have its name as their first part. */
const ofFile = (languages: readonly Language[], file: string, root?: string): Dictionary => {
  const all = read<Partial<Record<Language, Texts>>>(file)
  return {
    ...byLanguage(languages, (language) => (root ? { [root]: all[language] ?? {} } : (all[language] ?? {}))),
    fileOf: (language) => `${file}, under "${language}",`,
  }
}

const below = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(end))
    .sort()

const foldersBelow = (folder: string, languages: readonly Language[]) =>
  below(folder, '/fr.json').map((file) => ofFolder(languages, file.slice(0, -'/fr.json'.length)))

/** The texts of the library: those of `locales/`, those in the folders of tags, and those of the adapters. */
export const libraryTexts = (): Dictionary[] => [
  ...foldersBelow('locales', LANGUAGES),
  ...below('elements', '/texts.json').map((file) => ofFile(LANGUAGES, file, file.split('/')[2])),
  ofFile(LANGUAGES, 'stores/adapters/texts.json', 'shop-adapters'),
]

export const demoTexts = (): Dictionary[] => [
  ...foldersBelow('demo/server/texts', CULTURES),
  ...foldersBelow('demo/server/messages', CULTURES),
  ...below('demo/server/pages', '.texts.json').map((file) => ofFile(CULTURES, file)),
]

const PLURAL = /^(zero|one|two|few|many|other)$/

/** True for the forms of a plural, which are one text. */
export const isPlural = (value: string | Texts): value is Texts =>
  typeof value === 'object' && 'other' in value && Object.keys(value).every((form) => PLURAL.test(form))

export const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' || isPlural(value) ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  )

export const textAt = (dictionary: Texts, key: string): string | Texts | undefined =>
  key
    .split('.')
    .reduce<string | Texts | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      dictionary,
    )

/** The parameters of a text, in alphabetical order; `{{count}}` also chooses the form of a plural. */
export const parametersOf = (text: string | Texts | undefined): string[] =>
  [...new Set([...JSON.stringify(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] as string))].sort()
