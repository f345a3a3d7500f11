import { settings } from '../../runtime/page/settings.ts'
import { KEPT } from '../consent/record/kept.ts'
import { readRecord } from '../consent/record/record.ts'

/** So many searches are remembered. */
const MOST = 5

const storageKey = () => `${KEPT}searches:${settings().appPath}:${settings().culture}`

const mayRemember = () => readRecord()?.preferences ?? false

/**
 * The visitor's last searches, the newest first. Without consent to preferences there are none, and what was kept is
 * forgotten.
 */
export function recentSearches(): string[] {
  if (!mayRemember()) {
    forgetSearches()
    return []
  }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Remembers a search, in this browser and only with consent to preferences. */
export function rememberSearch(text: string): void {
  if (text === '' || !mayRemember()) return
  keep([text, ...recentSearches().filter((other) => !isSame(other, text))])
}

/** Forgets one search. */
export const forgetSearch = (text: string): void => keep(recentSearches().filter((other) => !isSame(other, text)))

/** Forgets all searches. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey())
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function keep(texts: string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), JSON.stringify(texts.slice(0, MOST)))
  } catch {
    // Then the next search begins without them.
  }
}
