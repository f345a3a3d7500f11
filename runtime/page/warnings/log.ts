const said = new Set<string>()

/** Logs a warning for developers, once for each text. */
export function logOnce(text: string, cause?: unknown): void {
  const message = `[vitrine] ${text}`
  if (said.has(message)) return
  said.add(message)
  cause === undefined ? console.warn(message) : console.warn(message, cause)
}

/** Logs what is no fault at all, for details in the console: a shopper who clicked another link, or stopped a visit (§8). */
export function logDetail(what: string): void {
  console.debug(`[vitrine] ${what}`)
}

/** Logs an outcome that the specification wants logged and not shown (§8). */
export function logOnly(what: string, cause?: unknown): void {
  console.warn(`[vitrine] ${what}`, ...(cause === undefined ? [] : [cause]))
}
