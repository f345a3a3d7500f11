/** Replaces the signal that a function of a store takes. */
export const SIGNAL = '{signal}'

/** Replaces a form whose fields are the `body` of the call. */
export const FORM = '{form}'

/** The sentence of `isAnyAnswer`. */
export const ANY_ANSWER = 'The library reads any answer of 200, also one of another kind.'

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
   * `['cart/api', 'postCoupon', 'WELCOME']`.
   */
  send?: unknown[]
  /** True: the shop answers every visitor with 200. A call for fewer people has its rows in `test/api/walk/table.ts`. */
  isForEveryone?: true
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** True: the body is sent as a form, not as JSON. `multipart`: with files, one for each field that is null. */
  isForm?: true | 'multipart'
  /** Fields of the query and of the body that only some of these calls have. */
  sometimes?: string[]
  /** Fields of the body that can be `null`. */
  sentAsNull?: string[]
  /** JSON as data, HTML as a text. */
  answer: unknown
  /** Fields that an answer can lack: `Items.Price`. The fields of an item of a list are named without its number. */
  optional?: string[] | 'all'
  /** Fields that say whether the shop did it: the library reads an answer without them as a failure. */
  decides?: string[]
  /** Fields that can be `null`. */
  nullable?: string[]
  /** JSON schemas of fields whose example shows too little; '' is the answer itself. */
  schemas?: Record<string, Record<string, unknown>>
  /** True: the names of the answer's fields are data, such as ids. */
  isMap?: true
  /** True: the library reads any answer of 200, also one that is not as documented. */
  isAnyAnswer?: true
  /** An example of another answer of 422 than an object with a `Message`. */
  refusal?: unknown
}

/**
 * A call that the shop answers with HTML, which is shown as it is: `path` as in the code, and an example of a request
 * and of its answer.
 */
export type FragmentDoc = {
  path: string
  doc: string
  /** Selectors of the parts of the answer that the library reads. */
  reads: string[]
  query: Record<string, string | number | boolean>
  /** Fields of the query that only some of these calls have. */
  sometimes?: string[]
  /** True: `path` is below the setting `site`, not below `appPath`. */
  isOfSite?: true
  answer: string
}

/** Whether the library reads an answer without the field. */
export const isOptional = ({ optional = [], decides = [] }: Pick<CallDoc, 'optional' | 'decides'>, path: string) =>
  optional === 'all' || optional.includes(path) || decides.includes(path)

/** Whether a shop must send the field. */
export const isRequired = (marks: Pick<CallDoc, 'optional' | 'decides'>, path: string): boolean =>
  marks.decides?.includes(path) || !isOptional(marks, path)
