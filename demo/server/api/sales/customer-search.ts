import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { queryFields, textOf } from '../../http/body.ts'
import { findCustomers, shortestCustomer } from '../../shop/account/find-customers.ts'

/** GET sales/customers (§7), for staff alone: customers whose e-mail contains the text, as CustomerId and Email. */
export const customerSearch = new Hono<Shop>()

customerSearch.get('/', async (c) => {
  const { customer, db } = c.var
  if (!customer) return refuseJson(c, 401, 'Answers.SignIn')
  if (customer.role !== 'staff') return refuseJson(c, 403, 'Answers.StaffOnly')
  const q = textOf(queryFields(c), 'q')
  if ([...q].length < shortestCustomer) return c.json([])
  return c.json((await findCustomers(db, q)).map(({ id, email }) => ({ CustomerId: id, Email: email })))
})
