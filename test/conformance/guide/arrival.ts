import { create, string, type } from 'superstruct'
import { request } from '../../../runtime/request/request.ts'
import { Num } from '../../../stores/wire.ts'

const Arrival = type({ Day: string(), Price: Num })

/** The day on which a parcel arrives at a postal code, and what that costs. Throws ShopError. */
export const getArrival = (signal: AbortSignal, postalCode: string) =>
  request('GET', '/api/v1/shoppingcarts/arrival', {
    query: { postalCode },
    read: (answer) => create(answer, Arrival),
    quiet: true,
    signal,
  })
