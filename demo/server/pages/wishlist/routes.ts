import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { birthListPage, birthPopupPage } from './birth-list-page.tsx'
import { listItemsFragment, wishlistPage } from './list-page.tsx'
import { wishPopupPage } from './popup-page.tsx'

/** Wishlists and birth lists, under `/catalog`. */
export const wishlistPages = new Hono<Shop>()

wishlistPages.get('/wishlist/popup', (c) => forCustomer((context, customer) => wishPopupPage(context, customer))(c))
wishlistPages.get('/wishlist/list', (c) => forCustomer((context, customer) => wishlistPage(context, customer))(c))
wishlistPages.get('/wishlist/list_item', (c) => forCustomer(listItemsFragment)(c))
wishlistPages.get('/birthlist/popup', (c) => forCustomer(birthPopupPage)(c))
wishlistPages.get('/birthlist/list/:key', (c) => birthListPage(c, c.req.param('key')))
