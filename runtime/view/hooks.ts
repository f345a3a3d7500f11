import { useInsertionEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { Definition } from '../element/define.ts'
import { useInstance } from './instance.ts'
import { writeHostAttributes } from './markup/attributes.ts'
import type { PartElement, PartName } from './markup/part-props.ts'
import type { ServerPart } from './read-markup.ts'

/** The server's HTML of the present tag, and access to its parts. */
export type ServerMarkupOf<D extends Definition> = {
  /** The parts of a name as the server last sent them, in the page's order. */
  parts(name: PartName<D>): readonly ServerPart[]
  /** The first of these parts. */
  part(name: PartName<D>): ServerPart | undefined
  /** The server's text outside of all elements, trimmed. */
  text: string
  /**
   * The element of a part in the page; `undefined` before it is rendered. By a name: the first one, also one that the
   * view created.
   */
  element<N extends PartName<D>>(part: N): PartElement<D, N> | undefined
  element(part: ServerPart): HTMLElement | undefined
  /**
   * Merges HTML that the view has fetched: focus, unsent typing and playing media stay. It also stays if a later page
   * contains an empty tag. A fragment may contain the tag itself: then only what is in the tag is used.
   */
  setMarkup(fresh: Node | string): void
}

/** The server's HTML of the present tag. */
export function useServerMarkup<D extends Definition>(): ServerMarkupOf<D> {
  const { markup, rendered, setFetchedMarkup: setMarkup } = useInstance()
  const parts = (name: string) => markup.parts.filter((part) => part.name === name)
  const element = (wanted: string | ServerPart) => {
    const path = typeof wanted === 'string' ? (parts(wanted)[0]?.path ?? `+${wanted}`) : wanted.path
    return rendered.elementOf(path)
  }
  const text = markup.nodes.filter((node) => typeof node === 'string').join('')
  return { parts, part: (name) => parts(name)[0], text: text.trim(), element, setMarkup } as ServerMarkupOf<D>
}

/**
 * Listens on the tag's own element: for events of nested tags, and those that page scripts send to it. The newest
 * handler is called; with `capture`, before those of the elements inside.
 */
export function useHostEvent<E extends Event = CustomEvent>(
  name: string,
  handler: (event: E) => void,
  capture = false,
): void {
  useEventOf(useInstance().host, name, handler, capture)
}

/**
 * Listens on the document, the window or a node outside of the view's own while the view is in the page; on nothing
 * without a target. The newest handler is called.
 */
export function usePageEvent<E extends Event = CustomEvent>(
  target: EventTarget | null | undefined,
  name: string,
  handler: (event: E) => void,
  capture = false,
): void {
  useEventOf(target, name, handler, capture)
}

function useEventOf<E extends Event>(
  target: EventTarget | null | undefined,
  name: string,
  handler: (event: E) => void,
  capture: boolean,
): void {
  const newest = useRef(handler)
  useInsertionEffect(() => {
    newest.current = handler
  })
  // Before the next event: Preact runs other effects only after the next frame.
  useLayoutEffect(() => {
    const call = (event: Event) => newest.current(event as E)
    target?.addEventListener(name, call, capture)
    return () => target?.removeEventListener(name, call, capture)
  }, [target, name, capture])
}

/**
 * Writes attributes of the tag's own element, for a theme's CSS and for assistive technology; they are removed with the
 * view.
 */
export function useHostAttributes(
  attributes: Readonly<Record<string, string | number | boolean | null | undefined>>,
): void {
  const { host } = useInstance()
  const written = useRef<typeof attributes>({})
  useLayoutEffect(() => {
    writeHostAttributes(host, attributes, written.current)
    written.current = attributes
  })
  useLayoutEffect(
    () => () => {
      writeHostAttributes(host, {}, written.current)
      written.current = {}
    },
    [host],
  )
}

/** Adds methods of the view to its element; the definition names them. */
export function useMethods(methods: Record<string, (...values: never[]) => unknown>): void {
  const instance = useInstance()
  useInsertionEffect(() => {
    instance.methods = methods
  })
}

/**
 * False in the last render, which restores the server's HTML: nodes that the view has moved must return to their
 * parents in it.
 */
export const useIsLive = (): boolean => useInstance().phase === 'live'

export const useRenderAgain = (): (() => void) => useReducer((count: number) => count + 1, 0)[1]

/** A handler that prevents the browser's default action: `onSubmit: stopped(() => applyCoupon(code.value))`. */
export const stopped =
  <E extends Event>(handler: (event: E) => void) =>
  (event: E): void => {
    event.preventDefault()
    handler(event)
  }
