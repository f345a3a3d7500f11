/** Milliseconds between two changes of the display (§9). */
export const TICK = 1_000

/** The remaining seconds at which the time is announced: an hour, ten minutes, one minute. */
const READ_OUT = [3_600, 600, 60] as const

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

export type Unit = (typeof UNITS)[number][0]

const WRITTEN = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}):(\d{2}))?$/

/**
 * Reads the moment of an `end-time` in milliseconds since 1970, from DD/MM/YYYY with or without HH:mm:ss; midnight
 * without. The zone is one such as `+02:00`, or that of the visitor. Returns undefined for all else, also for 31/02 and
 * 24:00:00.
 */
export function readEnd(text: string, offset: string): number | undefined {
  const found = WRITTEN.exec(text.trim())
  if (!found) return undefined
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const ahead = offset === '' ? undefined : readOffset(offset)
  const utc = new Date(0)
  utc.setUTCFullYear(year, month - 1, day)
  utc.setUTCHours(hour, minute, second, 0)
  // An invalid date has overflowed into the next unit.
  const isMoment =
    utc.getUTCDate() === day && utc.getUTCMonth() === month - 1 && hour < 24 && minute < 60 && second < 60
  if (!isMoment || (offset !== '' && ahead === undefined)) return undefined
  if (ahead !== undefined) return utc.getTime() - ahead
  const local = new Date(0)
  local.setFullYear(year, month - 1, day)
  local.setHours(hour, minute, second, 0)
  return local.getTime()
}

/** Returns milliseconds from UTC; undefined for an invalid zone. */
function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(text.trim()) ?? []
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return undefined
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
}

/** The seconds to show: the last second is shown until it is over. */
export const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / TICK))

/** Milliseconds until the next change of the display. */
export const untilNext = (milliseconds: number): number =>
  Math.max(1, milliseconds - (secondsOf(milliseconds) - 1) * TICK)

/** The remaining time in days, hours, minutes and seconds; without days on the last day. */
export function unitsOf(seconds: number): { unit: Unit; value: number }[] {
  let rest = seconds
  const all = UNITS.map(([unit, size]) => {
    const value = Math.floor(rest / size)
    rest %= size
    return { unit, value }
  })
  return all.filter(({ unit, value }) => unit !== 'day' || value > 0)
}

/** The time to announce now, in seconds, if one was passed since the last display; the latest of multiple ones. */
export const toReadOut = (before: number, now: number): number | undefined =>
  READ_OUT.findLast((mark) => before > mark && now <= mark && now > 0)
