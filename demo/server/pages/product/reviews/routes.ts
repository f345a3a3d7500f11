import { Hono } from 'hono'
import type { Shop } from '../../../context.ts'
import { forCustomer } from '../../account/ask-to-sign-in.ts'
import { moderationPage } from './moderation-page.tsx'
import { writePage } from './write-page.tsx'

export const reviewPages = new Hono<Shop>()

reviewPages.get('/catalog/reviews/write', (c) => forCustomer((context, customer) => writePage(context, customer))(c))
reviewPages.get('/sales/reviews', (c) => forCustomer((context, customer) => moderationPage(context, customer))(c))
