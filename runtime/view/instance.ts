import { createContext, useContext } from 'react'
import { flushSync } from 'react-dom'
import type { ContractElement } from '../element/contract.ts'
import type { Part } from '../element/part.ts'
import type { ServerContent } from '../element/server-content.ts'
import { parseHtml } from '../page/html.ts'
import { RenderedParts } from './markup/rendered-parts.ts'
import { type Markup, readMarkup } from './read-markup.ts'

type Methods = Record<string, (...values: never[]) => unknown>

/** One view in one element, from its first render until the element leaves the page. */
export class Instance {
  markup: Markup
  /** `server`: exactly the server's HTML, to be hydrated or restored. `live`: with the view's props of its parts. */
  phase: 'server' | 'live' = 'server'
  readonly rendered = new RenderedParts()
  /** The nodes of the element before it was hydrated. */
  readonly serverNodes: readonly Node[]
  methods: Methods = {}
  /** Sends events of the contract; the same function at each render. */
  emit: unknown
  /** The server's HTML, for a view that replaces it. */
  content: ServerContent | undefined
  /** True once the view has failed: it shows nothing from then on. */
  hasFailed = false
  /** The element has left the page, or another instance replaces this one. */
  isEnding = false
  /** Ends the watch for added parts. */
  stop: (() => void) | undefined
  /** The open state of the view, as set by `useReopening`, and that of the previous instance if it had to end. */
  opened: unknown
  reopens: unknown
  #isCommitted = false
  #isPending = false
  readonly #steps = new Set<string>()
  /** The last fresh HTML. The element can be built anew from it. */
  fresh: string | undefined
  #isFetched = false

  constructor(
    readonly host: ContractElement,
    readonly parts: readonly [name: string, part: Part][],
    private readonly show: () => void,
  ) {
    this.markup = parts.length > 0 ? readMarkup(host, parts) : { nodes: [], parts: [], comments: [] }
    this.serverNodes = [...host.childNodes]
  }

  /** Merges fresh HTML of the server into the present one, and keeps focus, unsent typing and playing media. */
  setMarkup = (fresh: Node | string): void => {
    const root = typeof fresh === 'string' ? parseHtml(fresh) : fresh
    this.markup = readMarkup(root, this.parts)
    this.fresh = typeof fresh === 'string' ? fresh : htmlOf(root)
    this.update()
  }

  /**
   * Merges fresh HTML that the view has fetched for itself; it stays if a later page contains an empty tag. A server may
   * answer with the tag itself, or with a page that contains it: then only what is in the tag is used.
   */
  setFetchedMarkup = (fresh: Node | string): void => {
    const root = typeof fresh === 'string' ? parseHtml(fresh) : fresh
    this.#isFetched = true
    this.setMarkup((root instanceof DocumentFragment && root.querySelector(this.host.localName)) || root)
  }

  /** Merges fresh HTML of the element's page. Empty HTML does not replace HTML that the view has fetched. */
  setPageMarkup(fresh: Node | string): void {
    const text = typeof fresh === 'string' ? fresh : htmlOf(fresh)
    if (!this.#isFetched || text.trim() !== '') this.setMarkup(fresh)
  }

  /** Renders once in a microtask for all changes until then; never before the server's HTML has been hydrated. */
  update(): void {
    if (this.#isPending || !this.#isCommitted) return
    this.#isPending = true
    queueMicrotask(() => {
      this.#isPending = false
      if (this.#isCommitted) flushSync(() => this.show())
    })
  }

  /**
   * Notes that the root has been made, or that its first render has been committed. After both, the server's HTML has
   * been hydrated: from now on the view's props are rendered.
   */
  completeStep(step: 'rooted' | 'rendered'): void {
    this.#steps.add(step)
    if (this.#isCommitted || this.#steps.size < 2) return
    this.#isCommitted = true
    this.phase = 'live'
    this.show()
  }

  restoreServer(): void {
    this.#isCommitted = false
    this.#steps.clear()
    this.phase = 'server'
    flushSync(() => this.show())
  }
}

function htmlOf(root: Node): string {
  const holder = document.createElement('template')
  holder.content.append(...[...root.childNodes].map((node) => node.cloneNode(true)))
  return holder.innerHTML
}

export const InstanceContext = createContext<Instance | null>(null)

/** The instance of the present view. */
export function useInstance(): Instance {
  const instance = useContext(InstanceContext)
  if (!instance) throw new Error('This hook works only inside a view of registerView().')
  return instance
}
