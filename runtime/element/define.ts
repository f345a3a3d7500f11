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
 * The contract of one tag: pure data, no React and no side effect. It feeds registration, the types, the manifest,
 * the documentation, the conformance suite and the check of texts.
 */
export type Definition = {
  tag: `${string}-${string}`
  summary: string
  /** `replace`: the server's HTML is shown until the first render. `enhance`: it stays for good. */
  mount: 'replace' | 'enhance'
  /** When the loader fetches the tag's code, unless its `load` attribute says otherwise. */
  load: Load
  /** The pages on which the tag is at home: its code is in one file with that of their other tags. Without it, in a file of its own. */
  together?: Home
  /** Document events that announce the need of the tag: each fetches its code, unless its attribute is `load="interaction"`. */
  loadOn?: readonly string[]
  /**
   * The controls whose clicks are held until the code is there: a CSS selector; with `''` neither clicks nor submits are. By default
   * all links and buttons, and with `load: 'interaction'` all fields as well.
   */
  heldControls?: string
  /** Controls anywhere in the page that the tag acts on, whose clicks are held as well: a CSS selector. */
  triggers?: string
  attributes?: Fields
  events?: Record<string, EventField>
  /** Methods of the element, each with a sentence. A view provides them with `useMethods`. */
  methods?: Record<string, string>
  /** Names of the slots that server children may fill, each with a sentence. */
  slots?: Record<string, string>
  /** When an element of a view is hydrated: `near` the viewport or touched, or at once. A view that replaces does so at once. */
  hydrate?: 'near' | 'load'
  /** The elements of the theme's HTML that a view sets props on, by `part()`; a sentence alone names a `data-part`, a hook for themes. */
  parts?: Record<string, string | Part>
  cssProperties?: Record<string, string>
  /** Texts by a short name; keys are the dotted names of the string resources. */
  strings?: Strings
}

/** `frame`: every page. `shop`: the ways through the shop, and what puts products into the basket. */
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
    )
  // Lists of blockers know the name of this one's tag.
  | 'small-notice'

/** `event`: only when one of the events of `loadOn` is sent. */
export type Load = 'eager' | 'visible' | 'idle' | 'interaction' | 'event'

/** The attributes of a tag as its code sees them. */
export type AttributesOf<D extends Definition> = { readonly [K in keyof D['attributes']]: ValueOf<D['attributes'][K]> }

/** The `detail` of one event. */
export type DetailOf<E> = E extends EventField<infer F> ? { [K in keyof F]: Exclude<ValueOf<F[K]>, undefined> } : never

/** Sends an event of the contract; the answer is false when a listener cancelled it. */
export type Emit<D extends Definition> = <N extends keyof D['events'] & string>(
  name: N,
  detail: DetailOf<NonNullable<D['events']>[N]>,
) => boolean

/** The texts of a tag: a string, or a function when the text has parameters. Read them when drawing. */
export type TextsOf<D extends Definition> = {
  readonly [K in keyof D['strings']]: NonNullable<D['strings']>[K] extends Message<infer P>
    ? (parameters: Record<P, string | number>) => string
    : string
}

/** Declares a tag. The answer is the object itself, with its exact type. */
export const defineElement = <const D extends Definition>(definition: D): D => definition

/** Declares an event with the fields of its `detail`. */
export const event = <const F extends Fields = Record<never, never>>(
  doc: string,
  detail: F = {} as F,
  on: EventField['on'] = 'host',
): EventField<F> => ({ doc, detail, on })

/** True for the events that come before an action and can stop it. */
export const isCancelable = (name: string) => name.includes(':before-')
