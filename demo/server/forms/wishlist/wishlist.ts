import { Hono } from 'hono'
import type { Customer, Flash, FormState, Shop, ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { wishlistPage } from '../../pages/wishlist/list-page.tsx'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { createList, deleteList, longestDescription, mostLists, renameList } from '../../shop/wishlists/changes.ts'
import { owned, type Work } from '../owned.ts'
import { addWish } from './add.ts'
import { updateItems } from './items.ts'
import { nameProblem, withList } from './own-list.ts'

/** The wishlists without JavaScript: every form of their pages posts here, and only to the customer's own lists. */
export const wishlistForms = new Hono<Shop>()

wishlistForms.post('/add', (c) => owned(addWish)(c))
wishlistForms.post('/update', (c) => owned(updateItems)(c))
wishlistForms.post('/create', (c) => owned(create)(c))
wishlistForms.post('/rename', (c) => owned(rename)(c))
wishlistForms.post('/delete', (c) => owned(remove)(c))

const backTo = (c: ShopContext, id: number | undefined, message: Flash) => {
  leaveFlash(c, message)
  return c.redirect(listPath(c, id), 303)
}

async function create(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const name = textOf(fields, 'Name')
  const kind = fields.kind === 'birth' ? 'birth' : 'wish'
  const state = (problem: string): FormState => ({ values: { Name: name, kind }, errors: { Name: problem } })
  const problem = nameProblem(c, name)
  if (problem !== undefined) return wishlistPage(c, customer, state(problem))
  const id = await createList(c.var.db, customer.id, { name, kind })
  if (id === undefined) return wishlistPage(c, customer, state(c.var.t('Answers.TooManyLists', { count: mostLists })))
  return backTo(c, id, { kind: 'success', key: 'Pages.Wishlist.Created', values: { name } })
}

const rename: Work = (c, customer, fields) =>
  withList(c, customer, fields.Id, async ({ id }) => {
    const name = textOf(fields, 'Name')
    const description = textOf(fields, 'Description').slice(0, longestDescription)
    if (nameProblem(c, name) !== undefined) return backTo(c, id, { kind: 'error', key: 'Shop.Form.Check' })
    await renameList(c.var.db, customer.id, { id, name, description })
    return backTo(c, id, { kind: 'success', key: 'Pages.Wishlist.Saved' })
  })

const remove: Work = (c, customer, fields) =>
  withList(c, customer, fields.Id, async ({ id, name }) => {
    await deleteList(c.var.db, customer.id, id)
    return backTo(c, undefined, { kind: 'success', key: 'Pages.Wishlist.Deleted', values: { name } })
  })
