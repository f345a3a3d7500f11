import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { pickupPage } from '../cart/checkout/pickup-page.tsx'
import { addressRequestPage } from './address-request-page.tsx'
import { contactPage } from './contact-page.tsx'
import { newsletterPage } from './newsletter-page.tsx'
import { stockRequestPage } from './stock-request-page.tsx'

export const servicePages = new Hono<Shop>()

servicePages.get('/contact', (c) => contactPage(c))
servicePages.get('/newsletter', (c) => newsletterPage(c))
servicePages.get('/catalog/stocknotification/subscribe', (c) => stockRequestPage(c))
servicePages.get('/shippings/pickuppoint/search', (c) => pickupPage(c))
servicePages.get('/sales/order/ChangeDeliveryAddressRequest', (c) =>
  forCustomer((context, customer) => addressRequestPage(context, customer))(c),
)
