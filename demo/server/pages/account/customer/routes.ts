import { Hono } from 'hono'
import type { Shop } from '../../../context.ts'
import { forCustomer } from '../ask-to-sign-in.ts'
import { emailPage } from './email-page.tsx'
import { profilePage } from './profile-page.tsx'

/** What a customer says, chooses and may ask of the shop about themselves. */
export const customerPages = new Hono<Shop>()

customerPages.get('/account/profile', (c) => forCustomer((context, customer) => profilePage(context, customer))(c))
customerPages.get('/security/email', (c) => emailPage(c))
