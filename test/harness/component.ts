import { fixture as litFixture } from '@open-wc/testing'
import axe from 'axe-core'
import { mountNow } from '../../runtime/element/mount-queue.ts'
import type { ApiRequestEvent } from '../../runtime/request/api-request.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { WAIT_LIMIT } from './limits.ts'

export type Call = { method: string; path: string; query: Record<string, unknown>; body: unknown }

type Answer = { status: number; data: unknown; gate?: Promise<unknown> }

const answers = new Map<string, Answer[]>()

let others: (call: string) => unknown = () => undefined

/** Every call since the last `resetShop`, in order. */
export const calls: Call[] = []

/** Calls to one address, e.g. `callsTo('POST /api/v1/shoppingcarts/coupon')`. */
export const callsTo = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call)

/**
 * Scripts the network: `answer('POST /api/v1/shoppingcarts/coupon', 200, true)`. Answers to one call are queued; the
 * last one is repeated. Status 0 is a lost connection. `gate` delays the answer until it settles.
 */
export function answer(call: string, status: number, data: unknown = null, gate?: Promise<unknown>): void {
  answers.set(call, [...(answers.get(call) ?? []), { status, data, ...(gate && { gate }) }])
}

/** Answers the calls that nothing else was scripted for; those for which `find` has nothing stay without an answer. */
export function answerOthers(find: (call: string) => unknown): void {
  others = find
}

/** Forgets all answers and calls. Run it before each test. */
export function resetShop(): void {
  answers.clear()
  others = () => undefined
  calls.length = 0
  searches.length = 0
}

const searches: { call: string; search: string }[] = []

/** The queries of the requests for a page, as in their addresses: `searchesTo('GET /fr/catalog')`. */
export const searchesTo = (call: string): string[] =>
  searches.filter((each) => each.call === call).map(({ search }) => search)

document.addEventListener('api:request', (event) => {
  const { method, path, query, body, url } = (event as ApiRequestEvent).detail
  searches.push({ call: `${method} ${path}`, search: new URL(url, location.href).search })
  if (path.endsWith('/stringresources') && !answers.has(`${method} ${path}`)) {
    ;(event as ApiRequestEvent).respondWith({})
    return
  }
  const sent = body instanceof FormData || body instanceof URLSearchParams ? Object.fromEntries(body) : body
  calls.push({ method, path, query, body: sent })
  const queue = answers.get(`${method} ${path}`)
  const other = queue ? undefined : others(`${method} ${path}`)
  const scripted = queue && queue.length > 1 ? queue.shift() : queue?.[0]
  const next = scripted ?? (other === undefined ? undefined : { status: 200, data: other })
  ;(event as ApiRequestEvent).respondWith(next ? respond(next) : new Response(null, { status: 404 }))
})

async function respond({ status, data, gate }: Answer): Promise<Response> {
  await gate
  if (status === 0) throw new ShopError('offline')
  const isText = typeof data === 'string'
  const body = status === 204 ? null : isText ? data : JSON.stringify(data)
  return new Response(body, { status, headers: { 'Content-Type': isText ? 'text/html' : 'application/json' } })
}

/** Adds markup to the page, hydrates it and returns its first element. It is removed after the test. */
export async function mount<E extends Element = HTMLElement>(markup: string): Promise<E> {
  const element = await litFixture<E>(markup)
  hydrateAll(element)
  return element
}

/** Hydrates an element and its descendants now, as a touch of a shopper would. */
export function hydrateAll(element: Element): void {
  for (const each of [element, ...element.querySelectorAll('*')]) mountNow(each)
}

/** Waits until the view of an element is hydrated, and returns the element. */
export const hydrated = async <E extends Element>(element: E): Promise<E> => {
  await until(() => element.hasAttribute('data-hydrated'), `<${element.localName}> to be hydrated`)
  return element
}

/** The monotonic clock, which runs on when a test holds the page's. */
const now = performance.now.bind(performance)

/** Waits until `look` returns a true value, and returns it. */
export async function until<T>(look: () => T, what = 'the expected state'): Promise<NonNullable<T>> {
  const end = now() + WAIT_LIMIT
  for (;;) {
    const value = look()
    if (value) return value
    if (now() > end) throw new Error(`Waited for ${what} in vain.`)
    await new Promise(requestAnimationFrame)
  }
}

/** Waits until views have rendered a change: of a property, an attribute, or state that a time-out set. */
export async function rendered(): Promise<void> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
}

export const nextEvent = <E extends Event = CustomEvent>(name: string, target: EventTarget = document): Promise<E> =>
  new Promise((resolve) => target.addEventListener(name, (event) => resolve(event as E), { once: true }))

/** Waits for the end of animations and transitions: axe would measure a colour in between. Endless ones are ignored. */
const settled = (element: Element) =>
  Promise.allSettled(
    element
      .getAnimations({ subtree: true })
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 2_000)
      .map(({ finished }) => finished),
  )

/** The findings of axe in an element, one line for each; a test expects an empty list. */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  await settled(element)
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
}

/** Console warnings while `work` runs; `work` receives the warnings so far. */
export async function warningsOf(work: (said: readonly string[]) => unknown): Promise<string[]> {
  const { warn } = console
  const warnings: string[] = []
  console.warn = (...values: unknown[]) => void warnings.push(values.map(String).join(' '))
  try {
    await work(warnings)
  } finally {
    console.warn = warn
  }
  return warnings
}
