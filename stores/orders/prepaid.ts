import { track } from '../../runtime/page/analytics.ts'
import { type AddedMoney, postPrepaidMoney } from './api.ts'

/** Also sends it to the page's analytics (§4). Throws ShopError. */
export async function addPrepaidMoney(accountId: string, quantity: string): Promise<AddedMoney> {
  const added = await postPrepaidMoney(accountId, quantity)
  track({ event: 'addPrepaidToCart', PrepaidAccountId: accountId, Quantity: quantity })
  return added
}
