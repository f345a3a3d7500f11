import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { invoicePage } from './invoice-page.tsx'
import { ordersPage } from './list/orders-page.tsx'
import { orderPage } from './order-page.tsx'
import { paymentPage } from './payment-page.tsx'
import { prepaidPage } from './prepaid/prepaid-page.tsx'
import { prepaidOwnerPage } from './prepaid/prepaid-staff.tsx'
import { refundPhoto } from './refund/photo.ts'
import { refundPage } from './refund/refund-page.tsx'
import { refundsPage } from './refund/refunds-page.tsx'
import { transfersPage } from './transfers-page.tsx'
import { receiptPage, withdrawalPage } from './withdrawal/withdrawal-page.tsx'
import { withdrawalsPage } from './withdrawal/withdrawals-page.tsx'

export const orderPages = new Hono<Shop>()

orderPages.get('/account/orders', (c) => forCustomer(ordersPage)(c))
orderPages.get('/account/orders/:number', (c) => forCustomer(() => orderPage(c, c.req.param('number')))(c))
orderPages.get('/account/orders/:number/invoice', (c) => forCustomer(() => invoicePage(c, c.req.param('number')))(c))
orderPages.get('/account/prepaid', (c) => forCustomer((context, customer) => prepaidPage(context, customer))(c))
orderPages.get('/account/prepaid/customer', (c) =>
  forCustomer((context, customer) => prepaidOwnerPage(context, customer))(c),
)
orderPages.get('/sales/refund', (c) => forCustomer((context, customer) => refundPage(context, customer))(c))
orderPages.get('/sales/refund/photos/:id', (c) =>
  forCustomer((context, customer) => refundPhoto(context, customer, c.req.param('id')))(c),
)
orderPages.get('/sales/refunds', (c) => forCustomer((context, customer) => refundsPage(context, customer))(c))
orderPages.get('/sales/transfers', (c) => forCustomer((context, customer) => transfersPage(context, customer))(c))
orderPages.get('/sales/withdrawal', (c) => withdrawalPage(c))
orderPages.get('/sales/withdrawal/receipt', (c) => receiptPage(c))
orderPages.get('/sales/withdrawals', (c) => forCustomer((context, customer) => withdrawalsPage(context, customer))(c))
orderPages.get('/sales/payment', (c) => forCustomer((context, customer) => paymentPage(context, customer))(c))
