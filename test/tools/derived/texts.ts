import { readdirSync, readFileSync } from 'node:fs'
import type { Texts } from '../../../demo/server/culture/merge-texts.ts'
import { CULTURES, type Culture } from '../../../runtime/page/settings.ts'

/** Texts of one folder or file in the six cultures; `fileOf` names the file of a culture. */
export type Dictionary = { texts: Record<Culture, Texts>; fileOf(culture: Culture): string }

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const ofFolder = (folder: string): Dictionary => ({
  texts: Object.fromEntries(
    CULTURES.map((culture) => [culture, read(`${folder}/${culture}.json`)]),
  ) as Dictionary['texts'],
  fileOf: (culture) => `${folder}/${culture}.json`,
})

/** One file with all cultures: `{ "fr": { … }, "nl": { … } }`. A tag's texts have its name as their first part. */
const ofFile = (file: string, root?: string): Dictionary => {
  const all = read<Partial<Record<Culture, Texts>>>(file)
  const inCulture = (culture: Culture): Texts => (root ? { [root]: all[culture] ?? {} } : (all[culture] ?? {}))
  return {
    texts: Object.fromEntries(CULTURES.map((culture) => [culture, inCulture(culture)])) as Dictionary['texts'],
    fileOf: (culture) => `${file}, under "${culture}",`,
  }
}

const below = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(end))
    .sort()

const foldersBelow = (folder: string) =>
  below(folder, '/fr.json').map((file) => ofFolder(file.slice(0, -'/fr.json'.length)))

/** The texts of the library: those of `locales/`, and those in the folders of tags. */
export const libraryTexts = (): Dictionary[] => [
  ...foldersBelow('locales'),
  ...below('elements', '/texts.json').map((file) => ofFile(file, file.split('/')[2])),
]

export const demoTexts = (): Dictionary[] => [
  ...foldersBelow('demo/server/texts'),
  ...foldersBelow('demo/server/messages'),
  ...below('demo/server/pages', '.texts.json').map((file) => ofFile(file)),
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
