import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { forCustomer } from '../account/ask-to-sign-in.ts'
import { birthPopupPage } from './birth-popup.tsx'
import { listItemsFragment, wishlistPage } from './list-page.tsx'
import { wishPopupPage } from './popup-page.tsx'
import { sharedListPage } from './shared-page.tsx'

/** Wishlists and birth lists, under `/catalog`. Every visitor may have lists; birth lists are for customers. */
export const wishlistPages = new Hono<Shop>()

wishlistPages.get('/wishlist/popup', (c) => wishPopupPage(c))
wishlistPages.get('/wishlist/list', (c) => wishlistPage(c))
wishlistPages.get('/wishlist/list_item', (c) => listItemsFragment(c))
wishlistPages.get('/wishlist/shared/:key', (c) => sharedListPage(c, 'wish'))
wishlistPages.get('/birthlist/popup', (c) => forCustomer(birthPopupPage)(c))
wishlistPages.get('/birthlist/list/:key', (c) => sharedListPage(c, 'birth'))
