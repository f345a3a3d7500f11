import { LIMIT } from './window.ts'

const PAUSE = 20

/**
 * Repeats until nothing is thrown; after `LIMIT` it throws the last error. Each round has its own end, so that a silent
 * driver is reported instead of an expired wait.
 */
export async function repeat(look: () => Promise<void>): Promise<void> {
  const end = Date.now() + LIMIT
  for (;;) {
    try {
      return await look()
    } catch (complaint) {
      if (Date.now() > end) throw complaint
    }
    await new Promise((next) => setTimeout(next, PAUSE))
  }
}
