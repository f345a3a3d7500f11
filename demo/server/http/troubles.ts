/** Failures outside of the shop's code: the database is unavailable, or the disk is full. */
export type Trouble = 'away' | 'full'

/** Codes of Node and of PostgreSQL (class 53: https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const full = /^(ENOSPC|EDQUOT|53100)$/
const away =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|E[MN]FILE|08...|53[23]00|57P0[1-5])$/

/** Messages of errors without a code: from sharp, from pg, and from the queue for PGlite. */
const fullTexts = /No space left on device/
const awayTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|No database connection within)/

/** The trouble behind an error or one of its causes; undefined for other errors. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', message, cause } = error as NodeJS.ErrnoException
  if (full.test(code) || fullTexts.test(message)) return 'full'
  if (away.test(code) || awayTexts.test(message)) return 'away'
  return troubleOf(cause)
}

/**
 * Throws the error if it is a trouble of the shop, for callers that treat any other error as a mistake of the sender.
 */
export function assertNoTrouble(error: unknown): void {
  if (troubleOf(error)) throw error
}
