import { here } from '../../../runtime/page/window/history.ts'

/** A call of the contract: the values of `{…}` in its path, its query, and its body, which is read by a struct. */
export type Asked = { path: Record<string, string>; query: Record<string, unknown>; body: unknown }

/** Data as the contract shows them, HTML as a fragment, or a promise of either. */
export type Answer = (asked: Asked) => unknown

/** The fields of a form that was sent, by their names. */
export const fieldsOf = ({ body }: Pick<Asked, 'body'>): Record<string, unknown> =>
  body instanceof URLSearchParams || body instanceof FormData ? Object.fromEntries(body) : { ...(body as object) }

/** The query of the call, over that of the page: a static page has its state in its own address. */
export const queryOfPage = ({ query }: Pick<Asked, 'query'>): Record<string, string> => ({
  ...Object.fromEntries(here().searchParams),
  ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
})
