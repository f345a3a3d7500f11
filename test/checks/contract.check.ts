import { Validator } from '@seriousme/openapi-schema-validator'
import { openApi } from '../../demo/docs/calls/openapi.ts'
import { mergeTexts, type Texts } from '../../demo/server/culture/merge-texts.ts'
import { intlCulture } from '../../runtime/text/locale.ts'
import { staleFiles } from '../tools/derived/stale-files.ts'
import {
  type Dictionary,
  demoTexts,
  keysOf,
  type Language,
  libraryTexts,
  parametersOf,
  textAt,
} from '../tools/derived/texts.ts'
import { components } from '../tools/library.ts'
import { check, files, isTest, textOf } from './check.ts'

const all = (dictionaries: Dictionary[], language: Language) =>
  dictionaries.reduce<Texts>((texts, dictionary) => mergeTexts(texts, dictionary.texts[language]), {})

/** Finds the fault of a text in a language; `wanted` is the same text in another one. */
type Fault = (text: string | Texts | undefined, language: Language, wanted: string | Texts | undefined) => string[]

/**
 * The faults of a dictionary: each line names the file that is to be changed. `elsewhere` has texts that it may leave
 * out.
 */
const faultsOf = ({ languages, texts, fileOf }: Dictionary, faults: Fault, elsewhere: Dictionary[] = []): string[] => {
  const keys = [...new Set(languages.flatMap((language) => keysOf(texts[language])))]
  const find = (dictionaries: Pick<Dictionary, 'texts'>[], among: readonly Language[], key: string) =>
    among
      .flatMap((language) => dictionaries.map((dictionary) => textAt(dictionary.texts[language], key)))
      .find((text) => text !== undefined)
  return languages.flatMap((language) =>
    keys.flatMap((key) => {
      const text = find([{ texts }, ...elsewhere], [language], key)
      return faults(text, language, find([{ texts }], languages, key)).map(
        (fault) => `${fileOf(language)} ${fault} ${key}`,
      )
    }),
  )
}

const lackingOrOther: Fault = (text, _language, wanted) => {
  if (text === undefined) return ['lacks']
  const names = parametersOf(wanted)
  return String(parametersOf(text)) === String(names) ? [] : [`needs the parameters ${names.join(', ') || '(none)'} in`]
}

const lackingForms: Fault = (text, language) =>
  new Intl.PluralRules(intlCulture(language))
    .resolvedOptions()
    .pluralCategories.filter((form) => typeof text === 'object' && !(form in text))
    .map((form) => `lacks the form "${form}" of`)

check('the generated files are those of the definitions, texts, guides and decisions', async () =>
  (await staleFiles()).map(({ file }) => `${file} is stale: run npm run docs`),
)

check('every text of the library exists in the six cultures and in English, with the same parameters', () =>
  libraryTexts().flatMap((dictionary) => faultsOf(dictionary, lackingOrOther)),
)

check('every plural has the forms that its language needs', () =>
  libraryTexts().flatMap((dictionary) => faultsOf(dictionary, lackingForms)),
)

check('every text of the demo exists in the six cultures, with the same parameters', () => {
  const library = libraryTexts()
  return demoTexts().flatMap((dictionary) => faultsOf(dictionary, lackingOrOther, library))
})

check('openapi.json is valid OpenAPI 3.1, and has an example of each body and answer', async () => {
  const contract = openApi('0')
  const { valid, errors } = await new Validator().validate(structuredClone(contract))
  const lacking = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.values(operations)
      .filter((operation) => !/"examples?":/.test(JSON.stringify(operation)))
      .map(() => `${path} has no example`),
  )
  return valid ? lacking : [JSON.stringify(errors)]
})

/** The dotted names of texts in code, without its comments. */
const namedIn = (file: string) =>
  [
    ...textOf(file)
      .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
      .matchAll(/['"`]((?:[A-Z][A-Za-z]+|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)(?:\.[A-Z][A-Za-z0-9]+)+)['"`]/g),
  ].map(([, key = '']) => key)

/** The file of a text of the library: that of its first part, or that of its tag. */
function homeOf(key: string): string {
  const root = key.split('.')[0] ?? ''
  const known = libraryTexts().find(({ texts }) => root in texts.fr)
  const tag = components().find((component) => component.tag === root)
  if (!known && !tag) return 'locales/fr.json and those of the other languages'
  return known ? known.fileOf('fr').replace(', under "fr",', '') : `${tag?.folder}/texts.json`
}

check('every text of the library is used, and every used text exists', () => {
  const known = new Set(keysOf(all(libraryTexts(), 'fr')))
  const used = new Set<string>()
  const unknown: string[] = []
  for (const file of files(/^(elements|stores|runtime)\/.*\.tsx?$/).filter((each) => !isTest(each))) {
    for (const key of namedIn(file)) {
      used.add(key)
      if (!known.has(key)) unknown.push(`${file} uses ${key}: add it to ${homeOf(key)}`)
    }
  }
  const unused = libraryTexts().flatMap(({ texts, fileOf }) =>
    keysOf(texts.fr)
      .filter((key) => !used.has(key))
      .map((key) => `${fileOf('fr')} has ${key}, which nothing uses`),
  )
  return [...unknown, ...unused]
})

check('every text that the demo’s server names exists', () => {
  const there = all([...libraryTexts(), ...demoTexts()], 'fr')
  return files(/^demo\/server\/.*\.tsx?$/).flatMap((file) =>
    namedIn(file)
      .filter((key) => (key.split('.')[0] ?? '') in there && textAt(there, key) === undefined)
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
    .map(({ tag }) => `<${tag}> is on no page of demo/server/pages: put it into the page where a shopper needs it`)
})
