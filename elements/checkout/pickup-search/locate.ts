import { currentPosition } from '../../../runtime/maps/geolocation.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { getPlaces, type Place } from '../../../stores/checkout/pickup.ts'

/** The position of the shopper, after the browser's permission prompt. A failure is logged, and not shown (§8). */
export async function locate(places: string): Promise<Place | undefined> {
  try {
    const [place] = await getPlaces(new AbortController().signal, await currentPosition(), places)
    return place
  } catch (error) {
    logOnly('Where the shopper is could not be found.', error)
    return undefined
  }
}
