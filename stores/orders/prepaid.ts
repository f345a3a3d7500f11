import { track } from '../../runtime/page/analytics.ts'
import { type AddedMoney, postPrepaidMoney } from './api.ts'

/** Requests a payment into a prepaid account, and sends it to the page's analytics (§4). Throws ShopError. */
export async function addPrepaidMoney(accountId: string, quantity: string): Promise<AddedMoney> {
  const added = await postPrepaidMoney(accountId, quantity)
  track({ event: 'addPrepaidToCart', PrepaidAccountId: accountId, Quantity: quantity })
  return added
}
