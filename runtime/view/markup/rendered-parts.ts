import type { Ref } from 'react'
import { setHtml } from '../../page/html.ts'
import { policy } from '../../page/trusted.ts'
import { isOpaque, type MarkupElement } from '../read-markup.ts'
import { writeAttributes } from './attributes.ts'

import { type AnyProps, handlersOf, PartListener, setRef, UNTIL_FOUND } from './part-props.ts'

type Rendered = {
  element: Element
  listener?: PartListener
  ref?: Ref<Element> | undefined
  attributes?: Readonly<Record<string, string>>
  viewProps: readonly string[]
  html?: string
}

/** The elements of one hydrated tag by their path, with the last written attributes and props. */
export class RenderedParts {
  readonly #rendered = new Map<string, Rendered>()
  readonly #refs = new Map<string, (element: Element | null) => void>()
  readonly #html = new Map<string, { text: string; value: { __html: string } }>()
  /** True while React hydrates. An element that React creates later has no attributes yet. */
  isHydrating = true

  elementOf = (path: string): Element | undefined => this.#rendered.get(path)?.element

  has(element: Element): boolean {
    for (const rendered of this.#rendered.values()) if (rendered.element === element) return true
    return false
  }

  /** Returns the same function for the same path, so that React calls it only when the element is added or removed. */
  refOf(path: string, attributes: Readonly<Record<string, string>>, html: string) {
    const known = this.#refs.get(path)
    if (known) return known
    const ref = (element: Element | null) => {
      if (element) {
        const server = this.isHydrating ? { attributes, html } : {}
        this.#rendered.set(path, { element, viewProps: [], ...server })
        return
      }
      const gone = this.#rendered.get(path)
      gone?.listener?.stop()
      setRef(gone?.ref, null)
      this.#rendered.delete(path)
      this.#refs.delete(path)
      this.#html.delete(path)
    }
    this.#refs.set(path, ref)
    return ref
  }

  /**
   * Returns the same object for the same HTML, since React writes the HTML of every other object. `isFixed`: always the
   * first HTML.
   */
  htmlOf(path: string, text: string, isFixed: boolean): { __html: string } {
    const known = this.#html.get(path)
    if (known && (isFixed || known.text === text)) return known.value
    const value = { __html: policy().createHTML(text) }
    this.#html.set(path, { text, value })
    return value
  }

  /** Writes what React does not: the theme's attributes, native listeners, refs, and fresh HTML of nested tags. */
  commit(server: MarkupElement | undefined, path: string, props: AnyProps | undefined): void {
    const rendered = this.#rendered.get(path)
    if (!rendered) return
    const { element } = rendered
    const viewProps = props ? Object.keys(props).filter((name) => props[name] !== undefined) : []
    if (server) this.#commitServer(server, rendered, viewProps)
    if (props?.hidden === UNTIL_FOUND && element.getAttribute('hidden') !== UNTIL_FOUND)
      element.setAttribute('hidden', UNTIL_FOUND)
    // React removes no attribute that it has not written.
    for (const name of viewProps) if (props?.[name] === null) element.removeAttribute(name)
    const handlers = handlersOf(props)
    if (handlers.size > 0 || rendered.listener) {
      rendered.listener ??= new PartListener(element)
      rendered.listener.handlers = handlers
    }
    if (rendered.ref !== props?.ref) {
      setRef(rendered.ref, null)
      rendered.ref = props?.ref
      setRef(rendered.ref, element)
    }
  }

  #commitServer(server: MarkupElement, rendered: Rendered, viewProps: readonly string[]): void {
    const { element, attributes } = rendered
    const isNoMoreViews = rendered.viewProps.filter((name) => !viewProps.includes(name))
    if (attributes !== server.attributes || isNoMoreViews.length > 0) {
      writeAttributes(element, server, attributes, viewProps, isNoMoreViews)
      rendered.attributes = server.attributes
    }
    rendered.viewProps = viewProps
    if (!isOpaque(server.tag)) return
    if (rendered.html !== undefined && rendered.html !== server.html) giveMarkup(element, server.html)
    rendered.html = server.html
  }

  stop(): void {
    for (const { listener } of this.#rendered.values()) listener?.stop()
  }
}

/** Passes fresh HTML to a nested tag: a view merges it, in any other tag it replaces the present HTML. */
export function giveMarkup(element: Element, html: string): void {
  if ('markup' in element) element.markup = html
  else if (element.innerHTML !== html) setHtml(element, html)
}
