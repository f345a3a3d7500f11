/** One value of a tag's contract: its parser, its default, and one sentence about it. */
export type Field<T = unknown> = {
  kind: 'text' | 'number' | 'flag' | 'choice' | 'json'
  doc: string
  default: T
  /** The values a `choice` accepts. */
  values?: readonly string[]
  /** The TypeScript type of a `json` value, for the documentation. */
  type?: string
  /**
   * Reads an attribute's text. `undefined` means that the text is invalid: the default is used, and the author is
   * warned.
   */
  parse(text: string): T | undefined
}

/** The type of a field's value. */
export type ValueOf<F> = F extends Field<infer T> ? T : never

export const text = (doc: string, fallback = ''): Field<string> => ({
  kind: 'text',
  doc,
  default: fallback,
  parse: (value) => value,
})

/** A finite number, written as in JavaScript (`1.5`). Without a default it is `undefined` while absent. */
export function number(doc: string): Field<number | undefined>
export function number(doc: string, fallback: number): Field<number>
export function number(doc: string, fallback?: number): Field<number | undefined> {
  return {
    kind: 'number',
    doc,
    default: fallback,
    parse: (value) => (value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined),
  }
}

/** True if the attribute exists, as in HTML. Some servers print `False`, so this one value means false. */
export const flag = (doc: string): Field<boolean> => ({
  kind: 'flag',
  doc,
  default: false,
  parse: (value) => value.toLowerCase() !== 'false',
})

export const choice = <const V extends string>(doc: string, values: readonly V[], fallback: NoInfer<V>): Field<V> => ({
  kind: 'choice',
  doc,
  values,
  default: fallback,
  parse: (value) => values.find((word) => word === value),
})

/** JSON, entity-encoded in the markup. `type` is its TypeScript type for the documentation. */
export const json = <T>(doc: string, fallback: T, type = 'unknown'): Field<T> => ({
  kind: 'json',
  doc,
  default: fallback,
  type,
  parse: (value) => {
    try {
      return JSON.parse(value) as T
    } catch {
      return undefined
    }
  },
})

/** `minQty` → `min-qty`, `productID` → `product-id`. */
export const attributeName = (property: string) => property.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
