import { readFileSync } from 'node:fs'
import type { TestRunnerConfig } from '@web/test-runner'
import { type Bundle, CODE } from './bundle.ts'

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number]

const document = (script: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><script type="module" src="/${CODE}/${script}"></script></body></html>`

/** The document of a page, which runs its files one after the other. */
export const pageDocument = (): string => document('page')

/** The runner's own code asks a window for its settings; a file's window has none. */
const frameDocument = () => document('frame', '<script>window.__WTR_CONFIG__ = {}</script>')

/** Where the tests send forms that a browser answers by itself. */
const PLAIN_TEXT = '/LICENSE'

/** The adapter of the examples of `<card-payment>`, for a provider who says yes to all. */
const ADAPTER = '/pay/assets/adapter.js'
const ADAPTER_CODE = `export default () => ({
  mount: async (host) => host.replaceChildren('Card'),
  validate: async () => true,
  confirm: async () => ({ state: 'authorised' }),
  unmount() {},
})`

const typeOf = (path: string) => (path.endsWith('.map') ? 'application/json' : 'text/javascript')

/** Serves the bundled tests, and the windows for them; what else a test asks for is a file of the project, or 404. */
export const serveBundle =
  (bundle: Bundle): Middleware =>
  (context, next) => {
    if (context.path === '/' && context.URL.searchParams.has('wtr-test-file')) {
      context.type = 'html'
      context.body = frameDocument()
      return
    }
    if (context.path === PLAIN_TEXT) {
      context.type = 'text'
      context.body = readFileSync(`.${PLAIN_TEXT}`)
      return
    }
    if (context.path === ADAPTER) {
      context.type = 'text/javascript'
      context.body = ADAPTER_CODE
      return
    }
    const code = bundle.get(decodeURIComponent(context.path))
    if (code === undefined) return context.path.startsWith('/api/') ? undefined : next()
    context.type = typeOf(context.path)
    context.set('Cache-Control', 'max-age=3600')
    context.body = code
  }
