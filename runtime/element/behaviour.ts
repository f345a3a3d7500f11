import { IN_BROWSER } from '../page/window/in-browser.ts'
import { textsOf } from '../text/strings.ts'
import { type ContractElement, defineWhenReady, reportFailure, SEND, VALUES, withContract } from './contract.ts'
import type { AttributesOf, Definition, Emit, TextsOf } from './define.ts'

/** The arguments of a behaviour while its element is in the page. */
export type Connected<D extends Definition> = {
  host: HTMLElement
  /** The current values of the attributes; the object is always up to date. */
  attributes: AttributesOf<D>
  emit: Emit<D>
  t: TextsOf<D>
  /** Aborted when the element leaves the page: pass it to listeners, requests and timers. */
  signal: AbortSignal
  /** Subscribes to changes of attributes and properties. */
  onChange(listener: (name: keyof AttributesOf<D> & string) => void): void
}

type Listener = (name: string) => void
type Running = { stop: AbortController; cleanUp?: (() => void) | undefined; listeners: Listener[] }

/**
 * Registers a tag that adds behaviour to the server's HTML, without React. `connect` runs each time the element enters
 * the page. It may return a function that undoes what the signal does not end.
 */
export function behaviour<const D extends Definition>(
  definition: D,
  connect: (connected: Connected<D>) => (() => void) | void,
): void {
  if (!IN_BROWSER) return
  const running = new WeakMap<ContractElement, Running>()
  const t = textsOf(definition.strings) as TextsOf<D>

  const start = (host: ContractElement) => {
    const listeners: Listener[] = []
    const stop = new AbortController()
    const lifecycle: Running = { stop, listeners }
    running.set(host, lifecycle)
    try {
      lifecycle.cleanUp =
        connect({
          host,
          attributes: presentValues(host, definition),
          emit: ((name, detail) => host[SEND](name, detail)) as Emit<D>,
          t,
          signal: stop.signal,
          onChange: (listener) => void listeners.push(listener as Listener),
        }) ?? undefined
      host.removeAttribute('data-error')
    } catch (error) {
      stop.abort()
      reportFailure(host, error)
    }
  }

  const Element = withContract(definition, HTMLElement, {
    acceptsStreamedChildren: definition.mount !== 'replace',
    mounted: start,
    changed: (host, name) => {
      for (const listener of running.get(host)?.listeners ?? []) listener(name)
    },
    unmounted: (host) => {
      const lifecycle = running.get(host)
      lifecycle?.stop.abort()
      lifecycle?.cleanUp?.()
      running.delete(host)
    },
  })
  defineWhenReady(definition, Element)
}

function presentValues<D extends Definition>(host: ContractElement, definition: D): AttributesOf<D> {
  const view = {}
  for (const property of Object.keys(definition.attributes ?? {})) {
    Object.defineProperty(view, property, { enumerable: true, get: () => host[VALUES][property] })
  }
  return view as AttributesOf<D>
}
