export type Asked = {
  method: string
  /** Path and query. */
  path: string
  url: URL
  init: RequestInit
  headers: Headers
}

type Server = (asked: Asked) => Response | Promise<Response>

const served = new Map<string, Server>()
const realFetch = globalThis.fetch

/** Every request for a page since the last `resetPages`, in order. */
export const asked: Asked[] = []

export const askedFor = (path: string) => asked.filter((one) => one.path === path)

export const pageOf = (title: string, body = '', head = '') =>
  `<!doctype html><html lang="fr"><head><title>${title}</title>${head}</head><body><header>Shop</header>
  <page-loader><main id="page"><h1>${title}</h1>${body}</main></page-loader></body></html>`

export const htmlAnswer = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

export const redirected = (to: string, response: Response) =>
  Object.defineProperty(response, 'url', { value: new URL(to, location.href).href })

/** Serves a page: its HTML, or the result of a function. `POST /fr/x` for forms; without a method, GET. */
export function serve(call: string, answer: string | Server): void {
  const key = call.includes(' ') ? call : `GET ${call}`
  served.set(key, typeof answer === 'string' ? () => htmlAnswer(answer) : answer)
}

/** An answer whose chunks arrive when the test sends them. */
export function streamed(headers: Record<string, string> = {}) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const start = (own: ReadableStreamDefaultController<Uint8Array>) => {
    controller = own
  }
  const body = new ReadableStream<Uint8Array>({ start })
  const response = new Response(body, { headers: { 'Content-Type': 'text/html', ...headers } })
  return {
    response,
    push: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
    breakOff: () => controller.error(new TypeError('network error')),
  }
}

export function gate(): { closed: Promise<void>; open: () => void } {
  let open = () => {}
  const closed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { closed, open }
}

/** Answers the requests of the page loader; unknown paths get 404. An aborted request fails, as in a browser. */
async function answerPage(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  if (url.pathname.startsWith('/__') || url.pathname.startsWith('/@')) return realFetch(input, init)
  const method = init.method ?? 'GET'
  const path = url.pathname + url.search
  const one = { method, path, url, init, headers: new Headers(init.headers) }
  asked.push(one)
  const server = served.get(`${method} ${path}`) ?? served.get(`${method} ${url.pathname}`)
  const answer = Promise.resolve(server ? server(one) : htmlAnswer('<h1>Not found</h1>', 404))
  const { signal } = init
  if (!signal) return answer
  signal.throwIfAborted()
  return Promise.race([
    answer,
    new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
  ])
}

/** Replaces the network, and clears the served pages and the requests. */
export function resetPages(): void {
  served.clear()
  asked.length = 0
  fullLoads.length = 0
  leftAlone.length = 0
  globalThis.fetch = answerPage as typeof fetch
}

export function leavePages(): void {
  globalThis.fetch = realFetch
}

/** The addresses of prevented full loads; the test page stays. */
export const fullLoads: string[] = []

/** Clicks and forms that were left to the browser. */
export const leftAlone: Event[] = []

document.addEventListener('page:before-full-load', (event) => {
  event.preventDefault()
  fullLoads.push((event as CustomEvent<{ url: string }>).detail.url)
})

const leaves = ({ type, target }: Event) => type === 'submit' || (target as Element).closest('a, area') !== null

const stop = (event: Event) => {
  if (!leaves(event)) return
  if (!event.defaultPrevented) leftAlone.push(event)
  event.preventDefault()
}

/**
 * Registered after the loader's own listener in the capturing phase, and so it also runs after it in the bubbling
 * phase.
 */
const arm = ({ type }: Event) => {
  removeEventListener(type, stop)
  addEventListener(type, stop)
}

/**
 * Keeps the test page: actions that are left to the browser are recorded, after the page loader has handled them. Call
 * it once the loader is defined.
 */
export function guardPage(): void {
  for (const name of ['click', 'submit']) {
    removeEventListener(name, stop)
    removeEventListener(name, arm, { capture: true })
    addEventListener(name, arm, { capture: true })
  }
}
