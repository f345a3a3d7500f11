import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { invoicePage } from './invoice-page.tsx'
import { ordersPage } from './list/orders-page.tsx'
import { orderPage } from './order-page.tsx'
import { paymentPage } from './payment-page.tsx'
import { prepaidPage } from './prepaid-page.tsx'
import { prepaidOwnerPage } from './prepaid-staff.tsx'
import { refundPage } from './refund-page.tsx'

/** What a customer has ordered and paid. */
export const orderPages = new Hono<Shop>()

orderPages.get('/account/orders', (c) => forCustomer(ordersPage)(c))
orderPages.get('/account/orders/:number', (c) => forCustomer(() => orderPage(c, c.req.param('number')))(c))
orderPages.get('/account/orders/:number/invoice', (c) => forCustomer(() => invoicePage(c, c.req.param('number')))(c))
orderPages.get('/account/prepaid', (c) => forCustomer((context, customer) => prepaidPage(context, customer))(c))
orderPages.get('/account/prepaid/customer', (c) =>
  forCustomer((context, customer) => prepaidOwnerPage(context, customer))(c),
)
orderPages.get('/sales/refund', (c) => forCustomer((context, customer) => refundPage(context, customer))(c))
orderPages.get('/sales/payment', (c) => forCustomer((context, customer) => paymentPage(context, customer))(c))
