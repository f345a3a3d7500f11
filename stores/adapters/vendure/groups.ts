import type { GraphQlClient } from '../graphql.ts'
import { vendureAccount } from './account.ts'
import { vendureCheckout } from './checkout.ts'
import { vendureList } from './list.ts'
import { vendureOrders } from './orders.ts'
import type { Vendure } from './values.ts'

/** The groups of Vendure, which few pages need. */
export function vendureGroups(client: GraphQlClient, vendure: Vendure) {
  const orders = vendureOrders(client, vendure)
  return {
    orders,
    account: vendureAccount(client),
    checkout: vendureCheckout(client, vendure, orders),
    list: vendureList(client, vendure),
  }
}
