import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CULTURES } from '../../runtime/page/settings.ts'
import { definedComponents } from '../tools/definitions.ts'
import { components } from '../tools/library.ts'
import { manifestFiles } from '../tools/manifest.ts'
import { check, files, isTest, textOf } from './check.ts'

type Texts = { [name: string]: string | Texts }

const PLURAL = /^(zero|one|two|few|many|other)$/

/** The dotted names of a dictionary; the forms of a plural count as one text. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) => {
    if (typeof value === 'string' || Object.keys(value).every((form) => PLURAL.test(form))) return [prefix + name]
    return keysOf(value, `${prefix}${name}.`)
  })
}

const dictionaryOf = (culture: string): Texts =>
  Object.assign(
    {},
    ...readdirSync('locales', { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === `${culture}.json`)
      .map((file) => JSON.parse(readFileSync(`locales/${file}`, 'utf8'))),
  )

const textAt = (dictionary: Texts, key: string): unknown =>
  key.split('.').reduce<unknown>((branch, name) => (branch as Texts | undefined)?.[name], dictionary)

const namesIn = (text: unknown): string =>
  [...new Set([...JSON.stringify(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]))].sort().join(',')

check('the generated files are those of the definitions', async () => {
  const written = manifestFiles(await definedComponents())
  return Object.entries(written)
    .filter(
      ([file, text]) =>
        !existsSync(`elements/generated/${file}`) || readFileSync(`elements/generated/${file}`, 'utf8') !== text,
    )
    .map(([file]) => `elements/generated/${file} is stale: run npm run docs`)
})

check('every text is there in the six cultures, with the same parameters', () => {
  const all = [...new Set(CULTURES.flatMap((culture) => keysOf(dictionaryOf(culture))))]
  return CULTURES.flatMap((culture) =>
    all.flatMap((key) => {
      const text = textAt(dictionaryOf(culture), key)
      if (text === undefined) return [`locales/${culture}.json lacks ${key}`]
      return namesIn(text) === namesIn(textAt(dictionaryOf('fr'), key))
        ? []
        : [`${culture} ${key} has other parameters than fr`]
    }),
  )
})

check('every plural has the forms that its culture needs', () =>
  CULTURES.flatMap((culture) => {
    const { pluralCategories } = new Intl.PluralRules(culture === 'pt' ? 'pt-PT' : culture).resolvedOptions()
    const dictionary = dictionaryOf(culture)
    return keysOf(dictionary)
      .filter((key) => typeof textAt(dictionary, key) === 'object')
      .flatMap((key) =>
        pluralCategories
          .filter((form) => !(form in (textAt(dictionary, key) as Texts)))
          .map((form) => `${culture} ${key} lacks ${form}`),
      )
  }),
)

check('every text of the library is used, and every used text exists', () => {
  const known = new Set(keysOf(dictionaryOf('fr')))
  const used = new Set<string>()
  const unknown: string[] = []
  for (const file of files(/^(elements|stores|runtime)\/.*\.tsx?$/)) {
    if (isTest(file)) continue
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    for (const [, key] of code.matchAll(/['"`]([A-Z][A-Za-z]+(?:\.[A-Z][A-Za-z0-9]+)+)['"`]/g)) {
      used.add(key as string)
      if (!known.has(key as string)) unknown.push(`${file} uses ${key}, which no locale has`)
    }
  }
  return [...unknown, ...[...known].filter((key) => !used.has(key)).map((key) => `${key} is not used`)]
})

check('every text that the demo’s server names is there', () => {
  const own = files(/^demo\/server\/(texts|messages)\/.*\bfr\.json$/).map((file) => JSON.parse(textOf(file)) as Texts)
  const all = [dictionaryOf('fr'), ...own]
  const isThere = (key: string) => all.some((dictionary) => textAt(dictionary, key) !== undefined)
  const roots = new Set(all.flatMap((dictionary) => Object.keys(dictionary)))
  return files(/^demo\/server\/.*\.tsx?$/).flatMap((file) =>
    [...textOf(file).matchAll(/['"`]([A-Z][A-Za-z]+(?:\.[A-Z][A-Za-z0-9]+)+)['"`]/g)]
      .map(([, key = '']) => key)
      .filter((key) => roots.has(key.split('.')[0] ?? '') && !isThere(key))
      .map((key) => `${file} names ${key}, which no dictionary has`),
  )
})

check('each tag is on a page of the demo shop, or rendered by another tag that is', () => {
  const rendered = files(/^(demo\/server\/pages|elements\/\w+\/[\w-]+)\/.*\.tsx$/).filter((file) => !isTest(file))
  return components()
    .filter(({ tag, folder }) => {
      const use = new RegExp(`(?<!\`)<${tag}[\\s/>]|\\btag="${tag}"|createElement\\('${tag}'`)
      return !rendered.some((file) => !file.startsWith(`${folder}/`) && use.test(textOf(file)))
    })
    .map(({ tag }) => `<${tag}> is on no page of demo/server/pages`)
})
