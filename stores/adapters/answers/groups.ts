import { deferred } from '../../../runtime/page/deferred.ts'
import type { Group, Shop } from '../shop.ts'
import type { Answer } from './asked.ts'

const checkoutCode = deferred('the checkout of an adapter', () => import('./checkout/checkout.ts'))
const accountCode = deferred('the accounts of an adapter', () => import('./account/account.ts'))
const ordersCode = deferred('the orders of an adapter', () => import('./orders/orders.ts'))
const listCode = deferred('the list of an adapter', () => import('./list/list.ts'))

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
    answers: async () => (await checkoutCode.get()).checkoutAnswers,
  },
  account: {
    calls: [
      'GET /{culture}/widget/account',
      'GET /{culture}/widget/addresses',
      'GET /{culture}/account/addressform',
      'GET /widget/DeliveryAddressPicker',
      'POST /{culture}/account/addresses',
      'POST /{culture}/account/addresses/remove',
      'POST /{culture}/security/forgot',
      'POST /{culture}/security/login',
      'POST /{culture}/security/logoff',
      'POST /{culture}/security/register',
    ],
    answers: async () => (await accountCode.get()).accountAnswers,
  },
  orders: {
    calls: [
      'GET /{culture}/widget/order',
      'GET /{culture}/widget/orderconfirmation',
      'GET /{culture}/widget/orders',
      'PUT /api/v1/sales/orders/addtocart',
    ],
    answers: async () => (await ordersCode.get()).orderAnswers,
  },
  list: {
    calls: ['GET /{culture}/widget/productlist', 'GET /widget/catalog/ListFilter'],
    answers: async () => (await listCode.get()).listAnswers,
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
  return async () => {
    const [answers, group] = await Promise.all([groups[name].answers(), fetched(shop[name] as Group<object>)])
    return (answers as (shop: Shop, group: object) => Record<string, Answer>)(shop, group)
  }
}

/** The functions of a group. */
export const fetched = async <T extends object>(group: Group<T>): Promise<T> =>
  typeof group === 'function' ? group() : group
