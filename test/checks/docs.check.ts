import { existsSync } from 'node:fs'
import { calls } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { openApi } from '../../demo/docs/calls/openapi.ts'
import { pageEvents, settingDocs, tokens } from '../../demo/docs/contract/settings.ts'
import { attributeName } from '../../runtime/element/attributes.ts'
import { definedComponents } from '../tools/definitions.ts'
import { scriptModules } from '../tools/library.ts'
import { check, files, isTest, textOf } from './check.ts'

/** A fenced block, and the file that the line before it names. */
const BLOCK = /(?:^`([^`\n]+)`\n\n)?^```(\w+)\n([\s\S]*?)\n```$/gm

/** The guide that builds a tag of the library: all its code is the library's. */
const OF_THE_LIBRARY = 'demo/docs/guides/write-a-tag.md'
const CODE = /^(tsx?|css|json)$/

check('code in a guide under the name of a file is in that file as it is shown', () =>
  files(/^(demo\/docs\/guides\/.*|runtime\/view\/README)\.md$/).flatMap((guide) =>
    [...textOf(guide).matchAll(BLOCK)].flatMap(([, file, language = '', code = '']) => {
      const begin = `${guide}: the block "${code.split('\n')[0]?.trim()}"`
      if (!file) return guide === OF_THE_LIBRARY && CODE.test(language) ? [`${begin} names no file`] : []
      if (!existsSync(file)) return [`${begin} names ${file}, which is not there`]
      return isIn(textOf(file), code) ? [] : [`${begin} is not in ${file} as it is shown`]
    }),
  ),
)

/** Whether these lines are in a text one after the other, all indented by the same number of spaces. */
function isIn(text: string, code: string): boolean {
  const indents = [0, 2, 4, 6, 8].map((spaces) => code.replaceAll(/^(?=.)/gm, ' '.repeat(spaces)))
  return indents.some((lines) => `\n${text}`.includes(`\n${lines}\n`))
}

check('tests that the guides name exist', () =>
  files(/^demo\/docs\/guides\/.*\.md$/).flatMap((guide) =>
    [...textOf(guide).matchAll(/`(test\/[\w/.-]+\.test\.ts)`/g)].flatMap(([, file = '']) =>
      existsSync(file) ? [] : [`${guide} names ${file}, which is not there`],
    ),
  ),
)

const blocks = () =>
  files(/^(demo\/docs\/guides|elements\/\w+\/[\w-]+)\/.*\.md$/).flatMap((file) =>
    [...textOf(file).matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)\n```$/gm)].map(([, language = '', code = '']) => ({
      file,
      language,
      code,
    })),
  )

/** French texts of the demo shop, none of which is English. */
const FRENCH =
  /\b(Mot de passe|Panier|Retirer|Ajouter|Commander|Pays|Livraison|livraison|Enregistrer|Envoyer|Connexion|Facturation|Encore une fois|Créer|Mettre|Modifier|Choisir)\b|Quantité/

/** Indented examples, and those between fences. */
const EXAMPLE = /^```html[^\n]*\n([\s\S]*?)\n```$|\n\n((?: {4}.*\n?)+)/gm

check('French examples of the documentation have their lang', () =>
  files(/^(demo\/docs\/guides|elements\/\w+\/[\w-]+)\/.*\.md$/).flatMap((file) =>
    [...textOf(file).matchAll(EXAMPLE)]
      .map(([, fenced, indented = '']) => (fenced ?? indented).trim())
      .filter((code) => FRENCH.test(code) && !/^<[^>]*\slang="fr"/.test(code) && code.startsWith('<'))
      .map((code) => `${file}: the example "${code.split('\n')[0]}" is French; write lang="fr" on its first element`),
  ),
)

check('the examples of the contract are English, as the rest of it', () => {
  const text = JSON.stringify(openApi('0'))
  return [FRENCH, /\/(?:fr|nl|es|de|it|pt)\//, /\d,\d\d\s€/].flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? []
    return found ? [`An example in demo/docs/calls has "${found}": write it in English, with addresses below /en/`] : []
  })
})

const GLOBAL = /^(id|class|style|slot|hidden|lang|load|title|tabindex|role|data-.*|aria-.*)$/

check('HTML in the documentation has no tag and no attribute that is not defined', async () => {
  const known = new Map(
    (await definedComponents()).map(({ definition: { tag, attributes = {} } }) => [
      tag as string,
      Object.keys(attributes).map(attributeName),
    ]),
  )
  return blocks()
    .filter(({ language }) => language === 'html')
    .flatMap(({ file, code }) =>
      [...code.matchAll(/<([a-z]+(?:-[a-z]+)+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*>/g)].flatMap(
        ([, tag = '', list = '']) => {
          const attributes = known.get(tag)
          if (!attributes) return [`${file}: there is no <${tag}>`]
          return [...list.replaceAll(/=("[^"]*"|'[^']*')/g, '').matchAll(/[\w-]+/g)]
            .map(([name]) => name)
            .filter((name) => !GLOBAL.test(name) && !attributes.includes(name))
            .map((name) => `${file}: <${tag}> has no attribute ${name}`)
        },
      ),
    )
})

check('scripts in the guides import what the library exports, and listen to events that it sends', async () => {
  const stores = new Map(scriptModules().map(({ name, file }) => [`${name}.js`, textOf(file)]))
  const exports = new Map([
    ...stores,
    ['vitrine.js', textOf('elements/entries/main.ts')],
    ['view.js', textOf('elements/entries/view.ts')],
  ])
  const events = new Set([
    ...(await definedComponents()).flatMap(({ definition }) => Object.keys(definition.events ?? {})),
    ...pageEvents.map(({ name }) => name),
  ])
  return blocks()
    .filter(({ file, language }) => file.startsWith('demo/') && /^(js|ts|tsx|html)$/.test(language))
    .flatMap(({ file, code }) => [
      ...[...code.matchAll(/import \{([^}]+)\} from '\/vitrine\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(
            (name) =>
              !new RegExp(`export [^\\n]*\\$?\\b${name.replace('$', '')}\\b|^  ${name},$`, 'm').test(
                exports.get(path) ?? '',
              ),
          )
          .map((name) => `${file}: ${path} does not export ${name}`),
      ),
      ...[...code.matchAll(/addEventListener\('([a-z]+:[a-z-]+)'/g)]
        .filter(([, name = '']) => !events.has(name))
        .map(([, name]) => `${file}: no tag sends ${name}`),
    ])
})

check('JSON, settings and custom properties in the guides are right', () => {
  const declared = new Set(tokens.map(({ name }) => name))
  const fault = (file: string, text: string) => {
    try {
      return Object.keys(JSON.parse(text)).map((name) => ({ name, file }))
    } catch {
      return [{ name: `JSON that cannot be read: ${text.slice(0, 40)}`, file }]
    }
  }
  return blocks()
    .filter(({ file }) => file.startsWith('demo/') && file !== OF_THE_LIBRARY)
    .flatMap(({ file, language, code }) => [
      ...[...code.matchAll(/id="shop-settings">([\s\S]*?)<\/script>/g)]
        .flatMap(([, text = '']) => fault(file, text))
        .filter(({ name }) => !(name in settingDocs))
        .map(({ name }) => `${file}: there is no setting ${name}`),
      ...(language === 'json' ? fault(file, code).filter(({ name }) => name.startsWith('JSON that')) : []).map(
        ({ name }) => `${file}: ${name}`,
      ),
      ...(language === 'css' ? [...code.matchAll(/(--vt-[\w-]+)\s*:/g)] : [])
        .filter(([, name = '']) => !declared.has(name))
        .map(([, name]) => `${file}: there is no ${name}`),
    ])
})

/** The line to copy for a call without documentation. */
const addCall = (module: string, name = '…') =>
  `Add to demo/docs/calls/calls.ts: { method: 'GET', path: '/api/v1/…', doc: '…', send: ['${module}', '${name}', SIGNAL, …], query: { … }, answer: … }, with isForEveryone: true if every visitor may make it`
const ADD_CALL = addCall('area/module')

check('every custom property of the page is documented, and every call of the code', () => {
  const paths = [...calls, ...fragments].map(({ path }) => path.replaceAll(/\{\w+\}/g, '*'))
  const called = files(/^(stores|elements|runtime)\/.*\.tsx?$/)
    .filter((file) => !isTest(file) && !file.startsWith('elements/generated/') && !file.endsWith('definition.ts'))
    .flatMap((file) =>
      [
        ...textOf(file)
          .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          .matchAll(/['"`]\/?((?:api\/v1|widget)\/[^'"`?]+)/g),
      ].map(([, path = '']) => ({ file, path: path.replaceAll(/\$\{[^}]+\}/g, '*') })),
    )
  return [
    ...tokens
      .filter(({ doc }) => doc === '–')
      .map(({ name }) => `demo/docs/contract/settings.ts does not say what ${name} is`),
    ...called
      .filter(({ path }) => !paths.some((known) => known.endsWith(path)))
      .map(({ file, path }) => `${file} calls ${path}, which is not documented. ${ADD_CALL}`),
  ]
})

const DECLARATION = /^(?=(?:export )?(?:async )?(?:const|function) )/m

/** A request to an address that the code names. The addresses of other requests are in the page. */
const REQUEST = /\brequest(?:<[^>]*>)?\(\s*'\w+',(?!\s*(?:address|url)\b)/

/**
 * The exported functions of a module that send a call of the shop: by `request`, or by a function that only this module
 * has.
 */
function sendersIn(module: string): string[] {
  const declared = module
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(DECLARATION)
    .map((code) => ({ code, name: /\b(?:const|function) (\w+)/.exec(code)?.[1] ?? '' }))
  const isExported = ({ code }: { code: string }) => code.startsWith('export ')
  const own = declared.filter((one) => !isExported(one) && REQUEST.test(one.code)).map(({ name }) => `${name}(`)
  const sends = (code: string) => REQUEST.test(code) || own.some((call) => code.includes(call))
  return declared.filter((one) => isExported(one) && sends(one.code)).map(({ name }) => name)
}

check('every function of the stores that sends a call of the shop is in the documentation of one', () => {
  const named = calls.map(({ send = [] }) => `${send[0]} ${send[1]}`)
  return files(/^stores\/.*\.ts$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const module = file.slice('stores/'.length, -'.ts'.length)
      return sendersIn(textOf(file))
        .filter((name) => !named.includes(`${module} ${name}`))
        .map((name) => `${file}: no documented call is sent by ${name}. ${addCall(module, name)}`)
    })
})
