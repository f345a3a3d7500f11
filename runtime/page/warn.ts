import { logOnce } from './warnings/log.ts'

export { logDetail, logOnly } from './warnings/log.ts'

/**
 * Warns a developer of a mistake, once for each text: what happened, why it matters, what to write instead. Never for a
 * shopper's mistakes. A build puts `warnings/late-warn.ts` in the place of this file.
 */
export const warn = (what: string, why: string, instead: string, cause?: unknown): void =>
  logOnce(`${what} ${why} ${instead}`, cause)
