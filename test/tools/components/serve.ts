import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { TestRunnerConfig } from '@web/test-runner'
import { libraryFolder } from '../build.ts'
import { type Bundle, STYLE_SHEET } from './bundle.ts'

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number]

export type Answer = { type: string; body: string | Buffer; isKept?: boolean }

/**
 * Settings of the suites on the built library: its folder, and the tags to test. By default all; else a tenth that a
 * commit chooses, or the named ones.
 */
export type Page = { tenthOf?: string | undefined; tags?: readonly string[] | undefined }

/** The document of a file of tests. It loads the test framework, which imports the file. */
export const pageDocument = (framework: string, { tenthOf = '', tags = [] }: Page, head = ''): string =>
  `<!DOCTYPE html><html lang="fr" data-library="/${libraryFolder()}/" data-tenth-of="${tenthOf}" data-tags="${tags.join(' ')}"><head><link rel="stylesheet" href="/${STYLE_SHEET}">${head}</head><body><script type="module" src="${framework}"></script></body></html>`

/** The adapter of the examples of `<card-payment>`, for a provider that accepts every payment. */
const ADAPTER = `export default () => ({
  mount: async (host) => host.replaceChildren('Card'),
  validate: async () => true,
  confirm: async () => ({ state: 'authorised' }),
  unmount() {},
})`

const TYPES: Record<string, string> = { '.map': 'application/json', '.css': 'text/css' }

const typeOf = (path: string) => TYPES[extname(path)] ?? 'text/javascript'

/** The bundled tests, the built library, and the addresses to which tests send forms. */
export function answerTo({ pathname }: URL, bundle: Bundle): Answer | undefined {
  const path = decodeURIComponent(pathname)
  const code = bundle.get(path)
  if (code !== undefined) return { type: typeOf(path), body: code, isKept: true }
  if (path === '/LICENSE') return { type: 'text/plain', body: readFileSync('LICENSE') }
  if (path === '/pay/assets/adapter.js') return { type: 'text/javascript', body: ADAPTER }
  const isBuilt = path.startsWith(`/${libraryFolder()}/`) && existsSync(`.${path}`)
  return isBuilt ? { type: typeOf(path), body: readFileSync(`.${path}`), isKept: true } : undefined
}

/** Answers requests in the test runner's server; any other address is a file of the project, or 404. */
export const serveBundle =
  (bundle: Bundle): Middleware =>
  (context, next) => {
    const answer = answerTo(context.URL, bundle)
    if (!answer) return context.path.startsWith('/api/') ? undefined : next()
    context.type = answer.type
    context.body = answer.body
    if (answer.isKept) context.set('Cache-Control', 'max-age=3600')
  }
