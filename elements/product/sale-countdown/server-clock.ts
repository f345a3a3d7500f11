import { askServerTime } from '../../../runtime/request/server-time.ts'

/** Milliseconds by which a printed time and the device's clock may differ before the server is asked, once. */
const DOUBT = 2_000

/** Milliseconds by which the device's two clocks may part before it counts as a sleep, or as a clock that was set. */
const LEAP = 2_000

/** How far the server is ahead of this page's steady clock, at least: what it said was true when it said it. */
let ahead: number | undefined

/** What the device's clock was ahead of the steady one when they were last compared. */
let parted = 0

let isAsking = false

const apart = (): number => Date.now() - performance.now()

/**
 * Takes the time of the server. Pages are delayed, from a cache or from the memory of Back, never early: the latest time that
 * was ever received is the best. The first one is doubted when the device disagrees: the page may be old or slow, or the device wrong.
 */
export function learn(serverTime: number, answered?: () => void): void {
  const isFirst = ahead === undefined
  ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, serverTime - performance.now())
  if (!isFirst) return
  parted = apart()
  if (Math.abs(serverTime - Date.now()) > DOUBT) ask(answered)
}

/** The time of the server, in milliseconds since 1970; the device's own when no server was ever received. */
export const serverTime = (): number => (ahead === undefined ? Date.now() : performance.now() + ahead)

/** The steady clock stops while a device sleeps, in some browsers: after a leap of the other one the server is asked. */
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

/** Forgets what was received, so that a test can begin anew. */
export const forgetServer = (): void => {
  ahead = undefined
}
