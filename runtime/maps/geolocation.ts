import type { Position } from './map.ts'

/** Milliseconds after which the position counts as unknown. */
const PATIENCE = 10_000

/** Whether the browser can report the shopper's position. */
export const hasGeolocation = (): boolean => Boolean(navigator.geolocation)

/**
 * The shopper's position; the browser asks for permission first. Rejects if that is refused, unknown, or not in time.
 */
export const currentPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!hasGeolocation()) return reject(new Error('This browser has no geolocation.'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: PATIENCE, maximumAge: 60_000 },
    )
  })

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance between two places as the crow flies, in kilometres. */
export function distanceBetween(one: Position, other: Position): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(half))
}
