import type { ApiRequestEvent } from '../../request/api-request.ts'
import type { Contracts } from './tags.ts'

/** An event of the contract. `at` is in milliseconds since the page began to load. */
export type Sent = { at: number; name: string; target: string; detail: string }

/** A call to the shop. `took` is in milliseconds; without it there is no answer yet. */
export type Call = { at: number; method: string; address: string; took?: number; outcome?: string }

export type Log = { events: Sent[]; calls: Call[] }

/** As many events and calls are kept: a page that is open for hours must not fill the memory. */
const MOST = 100

/** The length of a detail or a value that a developer reads at a glance. */
const LONGEST = 300

/** Events that the library sends without a tag. */
const OF_NO_TAG = ['element:error', 'element:load-error', 'page:before-reload']

const plain = (_name: string, value: unknown): unknown => {
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`
  if (typeof value === 'bigint') return String(value)
  return value instanceof Map || value instanceof Set ? [...value] : value
}

/** A value as short text, with elements by their names. A value may contain itself, or throw when it is read. */
export function shortText(value: unknown): string {
  try {
    const text = JSON.stringify(value, plain) ?? ''
    return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
  } catch {
    return 'cannot be read'
  }
}

/** Keeps the events and the calls of the page until the signal; `changed` is called after each. */
export function keepLog(contracts: Contracts, changed: () => void, signal: AbortSignal): Log {
  const log: Log = { events: [], calls: [] }
  const add = <T>(list: T[], entry: T) => {
    list.unshift(entry)
    list.length = Math.min(list.length, MOST)
    changed()
  }
  for (const name of new Set([...OF_NO_TAG, ...[...contracts.values()].flatMap(({ events }) => events)])) {
    const note = (event: Event) => {
      const { target, detail } = event as CustomEvent
      const from = target instanceof Element ? `<${target.localName}>` : 'document'
      add(log.events, { at: performance.now(), name, target: from, detail: shortText(detail) })
    }
    // Before the page's own listeners, which may stop the event.
    addEventListener(name, note, { capture: true, signal })
  }
  const noteCall = (event: Event) => {
    const { detail, answer, defaultPrevented } = event as ApiRequestEvent
    // An event of that name which the page sends itself may have any detail.
    if (typeof detail?.url !== 'string') return
    const call: Call = { at: performance.now(), method: detail.method, address: detail.url }
    add(log.calls, call)
    const answered = (outcome: string) => {
      Object.assign(call, { outcome, took: performance.now() - call.at })
      changed()
    }
    if (answer)
      answer.then(
        () => answered('a listener'),
        () => answered('a listener failed'),
      )
    else if (defaultPrevented) answered('stopped by a listener')
  }
  // After all other listeners, one of which may answer the call.
  addEventListener('api:request', noteCall, { signal })
  watchAnswers(log.calls, changed, signal)
  return log
}

/** The path of an address, or the text itself if it is no address: the setting `site` may be wrong. */
const pathOf = (address: string) =>
  URL.canParse(address, location.href) ? new URL(address, location.href).pathname : address

/** The browser reports each request when its answer has been read. */
function watchAnswers(calls: readonly Call[], changed: () => void, signal: AbortSignal): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const isOf = ({ took, at, address }: Call) =>
        took === undefined && at <= entry.startTime && pathOf(address) === pathOf(entry.name)
      const call = calls.findLast(isOf)
      if (!call) continue
      call.took = entry.duration
      call.outcome = String(entry.responseStatus || 'no status')
    }
    changed()
  })
  observer.observe({ type: 'resource' })
  signal.addEventListener('abort', () => observer.disconnect())
}
