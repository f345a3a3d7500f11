import { askServerTime } from '../../../runtime/request/server-time.ts'

/** Milliseconds between a printed time and the device's clock above which the server is asked once. */
const DOUBT = 2_000

/** Milliseconds between the device's two clocks above which the device has slept or its clock was set. */
const LEAP = 2_000

/** The server's clock minus this page's monotonic clock, in milliseconds: a lower bound, since times arrive late. */
let ahead: number | undefined

/** The difference between the device's clock and the monotonic clock when they were last compared. */
let parted = 0

let isAsking = false

const apart = (): number => Date.now() - performance.now()

/**
 * Pages may be late, from a cache, but are never early, so the time that is furthest ahead is the best. The first time
 * is checked if the device disagrees, since either may be wrong.
 */
export function learn(serverTime: number, answered?: () => void): void {
  const isFirst = ahead === undefined
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, serverTime - performance.now())
  if (!isFirst) return
  parted = apart()
  if (Math.abs(serverTime - Date.now()) > DOUBT) ask(answered)
}

/** Returns milliseconds since 1970; the device's own time if no server time was received. */
export const serverTime = (): number => (ahead === undefined ? Date.now() : performance.now() + ahead)

/** In some browsers the monotonic clock stops while a device sleeps, so the server is asked after a jump. */
export function checkClocks(answered: () => void): void {
  if (ahead === undefined || Math.abs(apart() - parted) <= LEAP) return
  parted = apart()
  ask(answered)
}

async function ask(answered?: () => void): Promise<void> {
  if (isAsking) return
  isAsking = true
  const time = await askServerTime()
  isAsking = false
  if (time === undefined) return
  learn(time)
  answered?.()
}

/** Deletes the received times; for tests. */
export const forgetServer = (): void => {
  ahead = undefined
}
