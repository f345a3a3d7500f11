import { deferred } from '../../../runtime/page/deferred.ts'
import type { Group, Shop } from '../shop.ts'
import type { Answer } from './asked.ts'

/** The calls of the groups that a shop may have; their code is fetched at the first call. */
const groups = {
  checkout: {
    calls: [
      'GET /{culture}/widget/checkout',
      'GET /{culture}/widget/checkoutsummary',
      'GET /{culture}/widget/shippingoptions',
      'POST /api/v1/shoppingcarts/shippingcountries',
      'POST /api/v1/shoppingcarts/shippingmethods',
      'POST /{culture}/checkout',
    ],
    code: deferred('the checkout of an adapter', async () => (await import('./checkout/checkout.ts')).checkoutAnswers),
  },
  account: {
    calls: [
      'GET /{culture}/widget/account',
      'GET /{culture}/widget/addresses',
      'GET /{culture}/widget/addressform',
      'GET /widget/DeliveryAddressPicker',
      'POST /{culture}/account/addresses',
      'POST /{culture}/account/addresses/remove',
      'POST /{culture}/security/forgot',
      'POST /{culture}/security/login',
      'POST /{culture}/security/logoff',
      'POST /{culture}/security/register',
    ],
    code: deferred('the accounts of an adapter', async () => (await import('./account/account.ts')).accountAnswers),
  },
  orders: {
    calls: [
      'GET /{culture}/widget/order',
      'GET /{culture}/widget/orderconfirmation',
      'GET /{culture}/widget/orders',
      'PUT /api/v1/sales/orders/addtocart',
    ],
    code: deferred('the orders of an adapter', async () => (await import('./orders/orders.ts')).orderAnswers),
  },
  list: {
    calls: ['GET /{culture}/widget/productlist', 'GET /widget/catalog/ListFilter'],
    code: deferred('the list of an adapter', async () => (await import('./list/list.ts')).listAnswers),
  },
}

type Name = keyof typeof groups

/** The answers to the calls of the groups that the shop has. */
export const groupAnswers = (shop: Shop): Record<string, Answer> =>
  Object.fromEntries(
    (Object.keys(groups) as Name[])
      .filter((name) => shop[name])
      .flatMap((name) => {
        const answers = answersOf(shop, name)
        return groups[name].calls.map(
          (call) => [call, async (asked) => (await answers())[call]?.(asked)] as [string, Answer],
        )
      }),
  )

function answersOf(shop: Shop, name: Name): () => Promise<Record<string, Answer>> {
  const { code } = groups[name]
  return async () => {
    const [answers, group] = await Promise.all([code.get(), fetched(shop[name] as Group<object>)])
    return (answers as (shop: Shop, group: object) => Record<string, Answer>)(shop, group)
  }
}

/** The functions of a group. */
export const fetched = async <T extends object>(group: Group<T>): Promise<T> =>
  typeof group === 'function' ? group() : group
