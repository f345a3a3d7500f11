import {
  createElement,
  type ForwardedRef,
  Fragment,
  forwardRef,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'react'
import { createPortal } from 'react-dom'
import { setHtml } from '../../page/html.ts'
import { policy } from '../../page/trusted.ts'

/** The facts about a tag that its component needs: attributes by property, and events by the name of their prop. */
export type Tag = {
  attributes?: Readonly<Record<string, string>>
  events?: Readonly<Record<string, TagEvent>>
}

/** `document` for the events that a tag sends there. */
type TagEvent = { name: string; on: 'host' | 'document' }

type Handler = (event: Event) => void

type Props = {
  /** The server's HTML for the inside of the tag. Later HTML is merged into the present one. */
  html?: string
  /** The inside of the tag as JSX. Only its HTML is used; the tag owns the nodes after that. */
  children?: ReactNode
  [name: string]: unknown
}

/** React 18 warns of a layout effect on a server, where no effect runs. */
const useClientEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

const neverChanges = () => () => {}

/** False on a server and while its HTML is hydrated, then true. */
const useIsClient = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

/**
 * A React component for a tag of the library, in the integrator's React. The inside of the tag belongs to the tag: it
 * is rendered once, by the server or at first, and later passed on as fresh markup, so that the two Reacts never own
 * the same nodes. `isServer`: without a page, JSX children are rendered into the tag.
 */
export function tagComponent(tag: string, known: Tag, isServer = typeof document === 'undefined') {
  // React 18 gives a component its `ref` only in this way.
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each tag, when the module is loaded
  return forwardRef(function TagComponent({ html, children, ...props }: Props, ref: ForwardedRef<HTMLElement>) {
    const host = useRef<HTMLElement | null>(null)
    const isClient = useIsClient()
    const [isHydrated] = useState(!isClient)
    const [inner] = useState({ __html: policy().createHTML(html ?? '') })
    const [template] = useState(() => (isServer ? undefined : document.createElement('div')))
    const { attributes, handlers } = divided(props, known, isServer)

    const clean = useRef<(() => void) | undefined>(undefined)
    const setHost = useCallback(
      (element: HTMLElement | null) => {
        host.current = element
        if (typeof ref !== 'function') {
          if (ref) ref.current = element
          return
        }
        // React 19 calls what a callback has returned in place of the callback with `null`; React 18 does not.
        const known = element === null ? clean.current : undefined
        clean.current = known ? undefined : (ref(element) ?? undefined)
        known?.()
      },
      [ref],
    )
    useTagEvents(host, known, handlers)
    useFreshMarkup(
      host,
      html ?? (isClient && children != null ? template : undefined),
      isHydrated || html !== undefined,
    )

    const own = { ...attributes, ref: setHost, suppressHydrationWarning: true }
    if (isServer && html === undefined) {
      return createElement(Fragment, null, createElement(tag, own, children), null)
    }
    const isRendered = isClient && html === undefined && children != null && template
    return createElement(
      Fragment,
      null,
      createElement(tag, { ...own, dangerouslySetInnerHTML: inner }),
      isRendered ? createPortal(children, template) : null,
    )
  })
}

/** Props of the contract are written as attributes, which servers write too; all others are React's own. */
function divided(props: Record<string, unknown>, { attributes: names = {}, events = {} }: Tag, isServer: boolean) {
  const attributes: Record<string, unknown> = {}
  const handlers: Record<string, Handler | undefined> = {}
  for (const [name, value] of Object.entries(props)) {
    if (name in events) handlers[name] = value as Handler
    else if (name in names) {
      const attribute = names[name] as string
      // React sets a property if an element has one of that name, with the text; no property is in capitals.
      attributes[isServer ? attribute : attribute.toUpperCase()] = attributeText(value)
    } else if (version.startsWith('18.')) attributes[NAMES[name] ?? name] = isAbsent(name, value) ? undefined : value
    else attributes[name] = value
  }
  return { attributes, handlers }
}

/** React 18 writes the props of custom elements as they are. */
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for' }

/** In some attributes `false` is a value. */
const isAbsent = (name: string, value: unknown): boolean =>
  value === false && !/^(aria-|data-|contentEditable$|draggable$|spellCheck$)/.test(name)

function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Host = { readonly current: HTMLElement | null }

/** Adds one listener for each event of the tag; the newest handler is called. */
function useTagEvents(host: Host, { events = {} }: Tag, handlers: Record<string, Handler | undefined>): void {
  const newest = useRef(handlers)
  useClientEffect(() => {
    newest.current = handlers
  })
  useClientEffect(() => {
    const listening = new AbortController()
    for (const [prop, { name, on }] of Object.entries(events)) {
      const target = on === 'document' ? document : host.current
      target?.addEventListener(name, (event) => newest.current[prop]?.(event), listening)
    }
    return () => listening.abort()
  }, [host, events])
}

/** Passes HTML on to the tag if it differs from the last one. `isThere`: the first HTML is in the page already. */
function useFreshMarkup(host: Host, source: string | Element | undefined, isThere: boolean): void {
  const given = useRef<string | undefined>(undefined)
  useClientEffect(() => {
    if (source === undefined || !host.current) return
    const text = typeof source === 'string' ? source : source.innerHTML
    const isFirst = given.current === undefined
    if (given.current === text) return
    given.current = text
    if (!isFirst || !isThere) handOver(host.current, typeof source === 'string' ? source : copyOf(source))
  })
}

/** A copy, since the original belongs to the React that rendered it. */
const copyOf = (source: Element) => source.cloneNode(true) as Element

/** A view merges fresh HTML by its property `markup`; the content of a view that replaces the server's HTML stays. */
function handOver(host: HTMLElement, fresh: string | Element): void {
  if ('markup' in host) host.markup = fresh
  else if (host.querySelector(':scope > [data-vt-root]')) return
  else if (typeof fresh === 'string') setHtml(host, fresh)
  else host.replaceChildren(...fresh.childNodes)
}
