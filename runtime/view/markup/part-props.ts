import type { DOMAttributes, JSX, ReactNode, Ref } from 'react'
import type { Definition } from '../../element/define.ts'
import type { Part } from '../../element/part.ts'
import type { ServerPart } from '../read-markup.ts'

/** The tag at the end of a selector: `form > button[name=remove]` has `button`. */
type LastWord<S extends string> = S extends `${string} ${infer Rest}` ? LastWord<Rest> : S
type Cut<S extends string, Mark extends string> = S extends `${infer Head}${Mark}${string}` ? Head : S
type FirstOf<S extends string> = S extends `${infer Head},${string}` ? Head : S
type TagOf<S extends string> = Cut<Cut<Cut<Cut<LastWord<FirstOf<S>>, '['>, '.'>, ':'>, '#'>

type ElementOf<S extends string> =
  TagOf<S> extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[TagOf<S>] : HTMLElement

type OwnProps<S extends string> =
  TagOf<S> extends keyof JSX.IntrinsicElements ? JSX.IntrinsicElements[TagOf<S>] : React.AllHTMLAttributes<HTMLElement>

type EventNames = Exclude<keyof DOMAttributes<Element> & `on${string}`, `${string}Capture`>

type NativeEvent<N extends string> =
  Lowercase<N> extends `on${infer Name}`
    ? Name extends 'doubleclick'
      ? MouseEvent
      : Name extends keyof HTMLElementEventMap
        ? HTMLElementEventMap[Name]
        : Event
    : Event

/** Handlers get the platform's own events from the element: `onChange` is `change`, `currentTarget` the part. */
export type Handlers<E> = {
  [N in EventNames]?: ((event: NativeEvent<N> & { currentTarget: E }) => void) | undefined
} & {
  /** Handlers of custom events: `on: { 'quantity:change': … }`. */
  on?: Record<string, (event: CustomEvent & { currentTarget: E }) => void>
}

export const UNTIL_FOUND = 'until-found'

type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined }

/** `null` removes an attribute that the theme has set; `undefined` leaves it. */
type OrNull<T> = { [K in keyof T]: T[K] | null }

/** The props of a part: attributes and properties as React writes them, native handlers, and children. */
export type PartProps<S extends string = string> = OrNull<
  Omit<OwnProps<S>, keyof DOMAttributes<Element> | 'key' | 'ref' | 'style' | 'hidden'>
> &
  DataAttributes &
  Handlers<ElementOf<S>> & {
    /** Replaces the server's content; without it, the content stays. */
    children?: ReactNode
    ref?: Ref<ElementOf<S>>
    style?: React.CSSProperties
    /** `until-found`: the browser's search in the page finds the hidden content. React knows only `true`. */
    hidden?: boolean | typeof UNTIL_FOUND | undefined
  }

type Selector<P> = P extends Part<infer S> ? S : never

/**
 * The parts of a definition with the view's props for each: an object, or a function that is called for every part of
 * the name.
 */
export type PartsOf<D extends Definition> = {
  [N in keyof D['parts'] as D['parts'][N] extends Part ? N : never]?:
    | PartProps<Selector<D['parts'][N]>>
    | ((part: ServerPart) => PartProps<Selector<D['parts'][N]>> | undefined)
    | undefined
}

/** The parts of a definition on which a view can set props, by name. */
export type PartName<D extends Definition> = keyof PartsOf<D> & string

export type PartElement<D extends Definition, N extends PartName<D>> =
  D['parts'] extends Record<N, infer P> ? ElementOf<Selector<P>> : HTMLElement

type AnyHandler = (event: never) => void
export type AnyProps = Record<string, unknown> & {
  children?: ReactNode
  ref?: Ref<Element>
  on?: Record<string, AnyHandler>
}

const isHandler = (name: string, value: unknown): boolean => /^on[A-Z]/.test(name) && typeof value !== 'object'

/** The handlers among some props, by the name of their event. */
export function handlersOf(props: AnyProps | undefined): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>(Object.entries(props?.on ?? {}))
  for (const [name, value] of Object.entries(props ?? {})) {
    if (!isHandler(name, value) || typeof value !== 'function') continue
    const type = name.slice(2).toLowerCase()
    handlers.set(type === 'doubleclick' ? 'dblclick' : type, value as AnyHandler)
  }
  return handlers
}

/** The props for React: without handlers and `ref`, which the kit handles. */
export function reactProps(props: AnyProps): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    if (name === 'on' || name === 'ref' || isHandler(name, value)) continue
    own[name] = name === 'hidden' && value === UNTIL_FOUND ? true : value
  }
  return own
}

/** Calls the handlers of one element by one listener for each type of event. Handlers may change at each render. */
export class PartListener implements EventListenerObject {
  #handlers = new Map<string, AnyHandler>()
  #types = new Set<string>()

  constructor(readonly element: EventTarget) {}

  set handlers(handlers: Map<string, AnyHandler>) {
    this.#handlers = handlers
    for (const type of handlers.keys()) {
      if (this.#types.has(type)) continue
      this.#types.add(type)
      this.element.addEventListener(type, this, /^(touch|wheel)/.test(type) ? { passive: false } : undefined)
    }
  }

  handleEvent(event: Event): void {
    this.#handlers.get(event.type)?.(event as never)
  }

  stop(): void {
    for (const type of this.#types) this.element.removeEventListener(type, this)
    this.#types.clear()
  }
}

export function setRef(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
