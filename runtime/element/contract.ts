import { send } from '../page/events.ts'
import { addStyleSheet } from '../page/styles/style-sheet.ts'
import { warn } from '../page/warn.ts'
import { haveStrings, loadStrings } from '../text/strings.ts'
import { attributeName, type Field } from './attributes.ts'
import { type Definition, isCancelable } from './define.ts'
import { isWaiting, leaveQueue, mountQueued } from './mount-queue.ts'

type ElementClass = new () => HTMLElement & { connectedCallback?(): void; disconnectedCallback?(): void }

/** The present values by property name. The keys are symbols, since a tag may use any name for its properties. */
export const VALUES = Symbol('values')

/** Sends an event of the contract; false when a listener cancelled it. */
export const SEND = Symbol('send')

const CHANGE = Symbol('change')

/** True for a class whose elements accept children that arrive later, as in a page that is still streamed. */
export const ACCEPTS_STREAMED = Symbol.for('vitrine.accepts-streamed')

/** An element of the library, a view or a behaviour, as the library's own code sees it. */
export interface ContractElement extends HTMLElement {
  /** A new object after each change. */
  readonly [VALUES]: Readonly<Record<string, unknown>>
  [SEND](name: string, detail: unknown): boolean
}

/** The lifecycle of an element, as views and behaviours implement it. */
export type Lifecycle<E> = {
  /** True: mounted at once. Otherwise it is queued behind the others of its tag. */
  isImmediate?: boolean
  /** True for an element whose children may be added while its page still arrives. */
  acceptsStreamedChildren?: boolean
  /** Called when the element is in the page and its turn in the queue has come. */
  mounted(element: E): void
  /** Called when an attribute or a property has changed while the element is mounted. */
  changed(element: E, name: string): void
  /** Called when the element has left the page for good, but not for a move. */
  unmounted(element: E): void
}

/**
 * Adds the contract of a definition to a class: attributes and properties that behave as HTML's own, events, and a
 * lifecycle that survives a move. Both kinds of element are based on it.
 */
export function withContract(
  definition: Definition,
  Base: ElementClass,
  lifecycle: Lifecycle<ContractElement>,
): CustomElementConstructor {
  const fields = Object.entries(definition.attributes ?? {}) as [string, Field][]
  const byAttribute = new Map(fields.map(([property, field]) => [attributeName(property), { property, field }]))
  const defaults = Object.fromEntries(fields.map(([property, field]) => [property, field.default]))

  class Contract extends Base implements ContractElement {
    static readonly observedAttributes = [...byAttribute.keys()]
    static readonly [ACCEPTS_STREAMED] = lifecycle.acceptsStreamedChildren ?? false
    #isMounted = false;
    [VALUES]: Record<string, unknown> = { ...defaults }

    constructor() {
      super()
      upgradeProperties(this, fields)
    }

    override connectedCallback() {
      if (this.#isMounted || isWaiting(this)) return
      // An element with methods must have them as soon as it is defined.
      if (lifecycle.isImmediate || Object.keys(definition.methods ?? {}).length > 0) this.#mount()
      else mountQueued(this, () => this.#mount())
    }

    #mount() {
      this.#isMounted = true
      lifecycle.mounted(this)
    }

    /** A move disconnects and connects within one task: an element is unmounted only if it stays away. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        leaveQueue(this)
        if (!this.#isMounted) return
        this.#isMounted = false
        lifecycle.unmounted(this)
      })
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const known = byAttribute.get(name)
      if (known) this[CHANGE](known.property, text === null ? known.field.default : read(this, name, known.field, text))
    }

    [CHANGE](property: string, value: unknown) {
      if (Object.is(this[VALUES][property], value)) return
      if (!this.#isMounted) {
        // No one else has the object yet, and hundreds of elements are upgraded in one task.
        this[VALUES][property] = value
        return
      }
      this[VALUES] = { ...this[VALUES], [property]: value }
      lifecycle.changed(this, property)
    }

    [SEND](name: string, detail: unknown) {
      const target = definition.events?.[name]?.on === 'document' ? document : this
      return send(target, name, detail, isCancelable(name))
    }
  }

  for (const [property, field] of fields) addProperty(Contract, property, field)
  return Contract
}

/**
 * Defines a tag once its texts and the style sheet are loaded. Until then `:not(:defined)` matches, and the page is the
 * server's, in its appearance and in the effect of a click. A tag that is defined already stays as it is.
 */
export function defineWhenReady({ tag, strings }: Definition, Element: CustomElementConstructor): void {
  const define = () => {
    if (!customElements.get(tag)) customElements.define(tag, Element)
  }
  const styles = addStyleSheet()
  const texts = !strings || haveStrings(strings) ? undefined : loadStrings(strings)
  if (styles || texts) Promise.all([styles, texts]).then(define)
  else define()
}

/** A property that was set before the code arrived would hide the accessor for ever. */
function upgradeProperties(element: HTMLElement, fields: [string, Field][]): void {
  const own = element as unknown as Record<string, unknown>
  for (const [property] of fields) {
    if (!Object.hasOwn(own, property)) continue
    const value = own[property]
    delete own[property]
    own[property] = value
  }
}

/** `undefined` and `null` mean the default, as for an absent attribute. */
function addProperty(Element: { prototype: object }, property: string, field: Field): void {
  type Self = ContractElement & { [CHANGE](property: string, value: unknown): void }
  Object.defineProperty(Element.prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: Self) {
      return this[VALUES][property]
    },
    set(this: Self, value: unknown) {
      this[CHANGE](property, value ?? field.default)
    },
  })
}

/** Reads an attribute. An invalid value is warned about once and counts as absent. */
function read(element: Element, name: string, field: Field, text: string): unknown {
  const value = field.parse(text)
  if (value !== undefined) return value
  warn(
    `<${element.localName} ${name}="${text.slice(0, 80)}"> is not ${wanted(field)}.`,
    `${JSON.stringify(field.default)} is used in its place.`,
    field.kind === 'json'
      ? 'Print the value with a JSON encoder and HTML entities.'
      : 'Correct or remove the attribute.',
  )
  return field.default
}

const wanted = (field: Field): string =>
  field.kind === 'choice' ? `one of ${field.values?.join(', ')}` : field.kind === 'json' ? 'JSON' : `a ${field.kind}`

/**
 * Marks an element whose code failed with `data-error`, and sends `element:error`. The server's HTML stays or is
 * restored.
 */
export function reportFailure(element: HTMLElement, error: unknown): void {
  element.toggleAttribute('data-error', true)
  send(element, 'element:error', { tag: element.localName, message: String(error) })
  console.error(`[vitrine] <${element.localName}> failed. The server's HTML is shown in its place.`, error)
}
