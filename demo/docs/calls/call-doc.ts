/** Replaces the signal that a function of a store takes. */
export const SIGNAL = '{signal}'

/** Replaces a form whose fields are the `body` of the call. */
export const FORM = '{form}'

/**
 * A call that the library sends, with an example of the answer. Beside its store this is the one place that knows the
 * call: the guide shows it, the conformance suite sends it and gives its answer to every tag, and the walk along the
 * demo's routes asks it.
 */
export type CallDoc = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the application path; `{…}` is filled in. */
  path: string
  doc: string
  /**
   * A module below `stores/`, the function of it that sends the call, and the function's arguments, for example
   * `['cart/api', 'postCoupon', 'BIENVENUE']`.
   */
  send?: unknown[]
  /** True: the shop answers every visitor with 200. A call for fewer people has its rows in `test/api/walk/table.ts`. */
  isForEveryone?: true
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** True: the body is sent as a form, not as JSON. */
  isForm?: true
  /** Fields of the query and of the body that only some of these calls have. */
  sometimes?: string[]
  /** JSON as data, HTML as a text. */
  answer: unknown
  /** Fields that an answer can lack: `Items.Price`. The fields of an item of a list are named without its number. */
  optional?: string[] | 'all'
  /** Fields that can be `null`. */
  nullable?: string[]
  /** Fields with few values, and all of these. */
  choices?: Record<string, string[]>
  /** True: the names of the answer's fields are data, such as ids. */
  isMap?: true
  /** True: the library reads any answer of 200, also one that is not as documented. */
  isAnyAnswer?: true
}

export const isOptional = ({ optional = [] }: Pick<CallDoc, 'optional'>, path: string): boolean =>
  optional === 'all' || optional.includes(path)
