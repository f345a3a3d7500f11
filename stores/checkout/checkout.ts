import { atom } from 'nanostores'
import { ShopError } from '../../runtime/request/errors.ts'
import { postCountries, postShippingCountry, postShippingMethod } from './api.ts'

/** A choice of the delivery: the shipping method, or the country by its two letters or by its id. */
export type DeliveryChoice = { method: string } | { country: string } | { countryId: string; billingCountryId: string }

function send(choice: DeliveryChoice): Promise<unknown> {
  if ('method' in choice) return postShippingMethod(choice.method)
  if ('country' in choice) return postShippingCountry(choice.country)
  return postCountries(choice.countryId, choice.billingCountryId)
}

/** The number of delivery changes in progress: the total is fetched after the last one. */
export const $deliveryChanges = atom(0)

/** Counts a change of the delivery until it is done. */
export async function whileDeliveryChanges<T>(change: Promise<T>): Promise<T> {
  $deliveryChanges.set($deliveryChanges.get() + 1)
  try {
    return await change
  } finally {
    $deliveryChanges.set($deliveryChanges.get() - 1)
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Sends a choice of the delivery after the earlier ones, so that the last one is stored. Returns the error of a failed
 * call.
 */
export function chooseDelivery(choice: DeliveryChoice): Promise<ShopError | undefined> {
  const sent = last
    .then(() => send(choice))
    .then(
      () => undefined,
      (error: unknown) => ShopError.of(error),
    )
  last = sent
  return sent
}
