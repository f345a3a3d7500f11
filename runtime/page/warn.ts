/** The warnings of the page, in their order. */
export const warnings = new Set<string>()

/**
 * Warns a developer of a mistake, once for each text: its fact, its consequence, and what to write instead. Never for a
 * shopper's mistakes.
 */
export function warn(what: string, why: string, instead: string, cause?: unknown): void {
  const message = `[vitrine] ${what} ${why} ${instead}`
  if (warnings.has(message)) return
  warnings.add(message)
  cause === undefined ? console.warn(message) : console.warn(message, cause)
}

/** Logs what is no error, but a detail: a shopper who clicked another link, or stopped a visit (§8). */
export function logDetail(what: string): void {
  console.debug(`[vitrine] ${what}`)
}

/** Logs an outcome that the specification wants logged and not shown (§8). */
export function logOnly(what: string, cause?: unknown): void {
  console.warn(`[vitrine] ${what}`, ...(cause === undefined ? [] : [cause]))
}
