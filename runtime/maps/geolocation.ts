import type { Position } from './map.ts'

/** Longer nobody waits, in milliseconds. */
const PATIENCE = 10_000

/** Whether the browser can say where the shopper is. */
export const hasGeolocation = (): boolean => Boolean(navigator.geolocation)

/** Where the shopper is, whom the browser asks first. Rejects when that is refused, unknown, or not in time. */
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

/** The way between two places as the crow flies, in kilometres. */
export function distanceBetween(one: Position, other: Position): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 12_742 * Math.asin(Math.sqrt(half))
}
