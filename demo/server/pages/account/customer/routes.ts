import { Hono } from 'hono'
import type { Shop } from '../../../context.ts'
import { confirmNewsletterPage, leaveNewsletterPage } from '../../service/newsletter-links-page.tsx'
import { forCustomer } from '../ask-to-sign-in.ts'
import { addressesPage } from './addresses-page.tsx'
import { choicesPage } from './choices-page.tsx'
import { dataPage } from './data-page.tsx'
import { emailPage } from './email-page.tsx'
import { profilePage } from './profile-page.tsx'

export const customerPages = new Hono<Shop>()

customerPages.get('/account/profile', (c) => forCustomer((context, customer) => profilePage(context, customer))(c))
customerPages.get('/account/addresses', (c) => forCustomer(addressesPage)(c))
customerPages.get('/account/data', (c) => forCustomer((context, customer) => dataPage(context, customer))(c))
customerPages.get('/account/choices', (c) => forCustomer(choicesPage)(c))
customerPages.get('/newsletter/confirm', (c) => confirmNewsletterPage(c))
customerPages.get('/newsletter/leave', (c) => leaveNewsletterPage(c))
customerPages.get('/security/email', (c) => emailPage(c))
