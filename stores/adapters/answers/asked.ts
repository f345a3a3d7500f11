/** A call of the contract: the values of `{…}` in its path, its query, and its body, which is read by a struct. */
export type Asked = { path: Record<string, string>; query: Record<string, unknown>; body: unknown }

/** Data as the contract shows them, HTML as a fragment, or a promise of either. */
export type Answer = (asked: Asked) => unknown
