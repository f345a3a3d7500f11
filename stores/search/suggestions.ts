import { getSuggestions, type Suggestion, type SuggestionQuery } from './api.ts'

const MOST_RESPONSES = 30
/** Milliseconds: long enough for the keystrokes of one search, too short for old prices. */
const FRESH = 60_000

/**
 * Creates a function that fetches suggestions, and returns recent ones at once, for example when letters are deleted.
 * The cache is in memory, as long as the function is referenced.
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
