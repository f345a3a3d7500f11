import { settings } from '../../runtime/page/settings.ts'
import { KEPT } from '../consent/record/kept.ts'
import { readRecord } from '../consent/record/record.ts'

const MOST = 5

const storageKey = () => `${KEPT}searches:${settings().appPath}:${settings().culture}`

const mayRemember = () => readRecord()?.preferences ?? false

/**
 * The visitor's last searches, the newest first. Without consent to preferences there are none, and stored ones are
 * deleted.
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

/** Stores a search in this browser, only with consent to preferences. */
export function rememberSearch(text: string): void {
  if (text === '' || !mayRemember()) return
  keep([text, ...recentSearches().filter((other) => !isSame(other, text))])
}

/** Deletes a search. */
export const forgetSearch = (text: string): void => keep(recentSearches().filter((other) => !isSame(other, text)))

/** Deletes all searches. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(storageKey())
  } catch {
    // Without access to the storage there is nothing to delete.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function keep(texts: string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(storageKey())
    else localStorage.setItem(storageKey(), JSON.stringify(texts.slice(0, MOST)))
  } catch {
    // Without storage the next search starts without them.
  }
}
