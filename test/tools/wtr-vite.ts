import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRunnerConfig, TestRunnerPlugin } from '@web/test-runner'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'

/** Imported style sheets pull in Vite's client, which would open a web socket; only its style part is kept. */
const CLIENT = `const sheets = new Map()
export const updateStyle = (id, css) => {
  let style = sheets.get(id)
  if (!style) { style = document.createElement('style'); style.nonce = document.querySelector('meta[property=csp-nonce]')?.nonce ?? ''; style.dataset.viteDevId = id; document.head.append(style); sheets.set(id, style) }
  style.textContent = css
}
export const removeStyle = (id) => { sheets.get(id)?.remove(); sheets.delete(id) }
export const createHotContext = () => ({ accept() {}, acceptExports() {}, dispose() {}, prune() {}, invalidate() {}, on() {}, off() {}, send() {}, data: {} })
export const injectQuery = (url) => url
export class ErrorOverlay {}`

/** What the test runner answers itself. */
const OWN = /^\/(?:$|__web-|__wds|favicon)/

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number]

/** Serves the project's files to the test runner through one Vite server, with the build's own configuration. */
export function viteForTests(inline: InlineConfig): { plugin: TestRunnerPlugin; middleware: Middleware } {
  let starting: Promise<ViteDevServer> | undefined
  const start = () => {
    starting ??= createServer({
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      ...inline,
      server: { ...inline.server, middlewareMode: true, hmr: false, ws: false },
      plugins: [
        {
          name: 'runner-own',
          enforce: 'pre',
          resolveId: (id) => (/^\/__web-/.test(id) ? { id, external: true } : null),
          transform: (_code, id) => (/vite\/dist\/client\/client\.mjs/.test(id) ? CLIENT : null),
        },
      ],
    })
    return starting
  }
  return {
    plugin: {
      name: 'vite',
      serverStart: async () => void (await start()),
      serverStop: async () => void (await (await starting)?.close()),
    },
    middleware: async (context, next) => {
      if (OWN.test(context.path)) return next()
      const server = await start()
      if (!existsSync(join(server.config.root, decodeURIComponent(context.path))) && context.path.startsWith('/api/')) {
        context.status = 404
        return
      }
      await new Promise<void>((done, fail) => {
        context.respond = false
        context.res.statusCode = 200
        context.res.once('close', done)
        server.middlewares(context.req, context.res, (error: unknown) => {
          context.respond = true
          context.res.removeListener('close', done)
          if (error) fail(error)
          else next().then(done, fail)
        })
      })
    },
  }
}
