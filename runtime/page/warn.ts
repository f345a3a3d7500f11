import { logOnce } from './log.ts'

export { logOnly } from './log.ts'

/**
 * Warns a developer of a mistake, once for each text: what happened, why it matters, what to write instead. Never for a
 * shopper's mistakes. A build puts `late-warn.ts` in the place of this file.
 */
export const warn = (what: string, why: string, instead: string, cause?: unknown): void =>
  logOnce(`${what} ${why} ${instead}`, cause)
