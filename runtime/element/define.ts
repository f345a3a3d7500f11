import type { Message, Strings } from '../text/strings.ts'
import type { Field, ValueOf } from './attributes.ts'
import type { Part } from './part.ts'

/** An event of a tag. Names with `:before-` are sent first and can be cancelled. */
export type EventField<F extends Fields = Fields> = {
  doc: string
  detail: F
  /** `document` for the specification's events, which page script sends too (§4). */
  on: 'host' | 'document'
}

export type Fields = Record<string, Field>

/**
 * The contract of one tag. It is pure data, without React or side effects: registration, types, manifest, documentation
 * and tests read it.
 */
export type Definition = {
  tag: `${string}-${string}`
  summary: string
  /** `replace`: the server's HTML is shown until the first render. `enhance`: it stays. */
  mount: 'replace' | 'enhance'
  /** When the loader fetches the tag's code, unless the element's `load` attribute says otherwise. */
  load: Load
  /** The pages whose tags share one file of code with this one. Without it, the code has a file of its own. */
  together?: Home
  /** Document events that fetch the tag's code, unless the tag's attribute is `load="interaction"`. */
  loadOn?: readonly string[]
  /**
   * A CSS selector of the controls whose clicks are held until the code is there. With `''`, neither clicks nor submits
   * are held. By default all links and buttons are, and with `load: 'interaction'` all fields as well.
   */
  heldControls?: string
  /** A CSS selector of the controls anywhere in the page on which the tag acts; their clicks are held as well. */
  triggers?: string
  attributes?: Fields
  events?: Record<string, EventField>
  /** Methods of the element: a sentence for each, by name. A view implements them with `useMethods`. */
  methods?: Record<string, string>
  /** The slots that server children may fill: a sentence for each, by name. */
  slots?: Record<string, string>
  /**
   * When an element of a view is hydrated: `near` the viewport or touched, or at once. A view with `mount: 'replace'`
   * is always rendered at once.
   */
  hydrate?: 'near' | 'load'
  /**
   * Elements of the theme's HTML. One that is declared by `part()` gets props from the view; a sentence alone names a
   * `data-part`, a hook for themes.
   */
  parts?: Record<string, string | Part>
  cssProperties?: Record<string, string>
  /** Texts by a short name. The values are the dotted names of the string resources. */
  strings?: Strings
}

/** `frame`: every page. `shop`: the pages of the shop, and the tags that add products to the basket. */
export type Home =
  | ('frame' | 'shop' | 'lists' | 'product' | 'basket' | 'checkout' | 'buyers')
  | (
      | 'account'
      | 'orders'
      | 'order'
      | 'hearts'
      | 'wishlists'
      | 'assets'
      | 'library'
      | 'news'
      | 'dialogs'
      | 'sliders'
      | 'selects'
      | 'fields'
    )
  // Lists of ad blockers contain the name of this one's tag.
  | 'small-notice'

/** `event`: only when one of the events of `loadOn` is sent. */
export type Load = 'eager' | 'visible' | 'idle' | 'interaction' | 'event'

/** The attributes of a tag as its code sees them. */
export type AttributesOf<D extends Definition> = { readonly [K in keyof D['attributes']]: ValueOf<D['attributes'][K]> }

/** The `detail` of one event. */
export type DetailOf<E> = E extends EventField<infer F> ? { [K in keyof F]: Exclude<ValueOf<F[K]>, undefined> } : never

/** Sends an event of the contract; returns false if a listener cancelled it. */
export type Emit<D extends Definition> = <N extends keyof D['events'] & string>(
  name: N,
  detail: DetailOf<NonNullable<D['events']>[N]>,
) => boolean

/** The texts of a tag: each is a string, or a function if the text has parameters. Read them while rendering. */
export type TextsOf<D extends Definition> = {
  readonly [K in keyof D['strings']]: NonNullable<D['strings']>[K] extends Message<infer P>
    ? (parameters: Record<P, string | number>) => string
    : string
}

/** Declares a tag. Returns the object itself, with its exact type. */
export const defineElement = <const D extends Definition>(definition: D): D => definition

/** Declares an event with the fields of its `detail`. */
export const event = <const F extends Fields = Record<never, never>>(
  doc: string,
  detail: F = {} as F,
  on: EventField['on'] = 'host',
): EventField<F> => ({ doc, detail, on })

/** True for an event that is sent before an action and can stop it. */
export const isCancelable = (name: string) => name.includes(':before-')
