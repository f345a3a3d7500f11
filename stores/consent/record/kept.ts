/** How the names begin of all that is kept in this browser with consent to preferences, and only with it. */
export const KEPT = 'vitrine:preferences:'

/** Forgets it all: the consent was withdrawn, or has run out. A browser that refuses storage has kept nothing. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
