/** The prefix of all names in the browser's storage that need consent to preferences. */
export const KEPT = 'vitrine:preferences:'

/** Deletes everything with this prefix, after the consent was withdrawn or has expired. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(KEPT)) localStorage.removeItem(name)
  } catch {
    // Without access to the storage nothing was stored.
  }
}
