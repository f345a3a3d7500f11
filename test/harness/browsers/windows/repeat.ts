import { LIMIT } from './window.ts'

const PAUSE = 20

/**
 * Repeats until it throws nothing; its last complaint is thrown after `LIMIT`. Each round ends by itself: a driver that is
 * silent says so, which the end of a wait beside it would hide.
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
