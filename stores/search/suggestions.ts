import { getSuggestions, type Suggestion, type SuggestionQuery } from './api.ts'

/** So many responses are cached at once. */
const MOST_RESPONSES = 30
/** Milliseconds that an answer holds: the keys of one search, not the prices of yesterday. */
const FRESH = 60_000

/**
 * Asks for suggestions, and returns at once what was asked a moment ago, as when letters are taken back. It lasts as long as
 * the one who holds it, in the memory of the page alone.
 */
export function suggestionQuery() {
  const known = new Map<string, { found: Suggestion[]; at: number }>()
  return async (signal: AbortSignal, query: SuggestionQuery): Promise<Suggestion[]> => {
    const key = JSON.stringify(query)
    const before = known.get(key)
    if (before && performance.now() - before.at < FRESH) return before.found
    const found = await getSuggestions(signal, query)
    known.delete(key)
    known.set(key, { found, at: performance.now() })
    const [oldest] = known.keys()
    if (known.size > MOST_RESPONSES && oldest !== undefined) known.delete(oldest)
    return found
  }
}
