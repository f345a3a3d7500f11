import { logOnly } from '../../../runtime/page/warn.ts'
import { getPlaces, type Place } from '../../../stores/checkout/pickup.ts'

/** Longer nobody waits, in milliseconds. */
const PATIENCE = 10_000

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE, maximumAge: 60_000 }),
  )

/** The place where the shopper is, whom the browser asks first. What fails is logged, and not shown (§8). */
export async function locate(places: string): Promise<Place | undefined> {
  try {
    const { latitude, longitude } = (await position()).coords
    const [place] = await getPlaces(new AbortController().signal, { latitude, longitude }, places)
    return place
  } catch (error) {
    logOnly('Where the shopper is could not be found.', error)
    return undefined
  }
}
