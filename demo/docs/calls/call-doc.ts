/** A call that the library sends, with an example of what it sends and of what the shop answers. */
export type CallDoc = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the application path; `{…}` is filled in. */
  path: string
  doc: string
  query?: Record<string, string | number | boolean>
  body?: unknown
  /** JSON as data, HTML as a text. */
  answer: unknown
}
