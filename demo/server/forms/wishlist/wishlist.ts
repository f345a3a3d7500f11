import { Hono } from 'hono'
import type { Flash, FormState, Shop, ShopContext } from '../../context.ts'
import { textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { wishlistPage } from '../../pages/wishlist/list-page.tsx'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { createList, deleteList, longestDescription, mostLists, renameList } from '../../shop/wishlists/changes.ts'
import { rememberedOwner } from '../../shop/wishlists/owner.ts'
import { shareList, unshareList } from '../../shop/wishlists/sharing.ts'
import { isTicked } from '../security/register.ts'
import { addWish } from './add.ts'
import { updateItems } from './items.ts'
import { type ListWork, listForm, nameProblem, withList } from './own-list.ts'

/** The wishlists without JavaScript: every form of their pages posts here, and only for the visitor's own lists. */
export const wishlistForms = new Hono<Shop>()

wishlistForms.post('/add', (c) => listForm(addWish)(c))
wishlistForms.post('/update', (c) => listForm(updateItems)(c))
wishlistForms.post('/create', (c) => listForm(create)(c))
wishlistForms.post('/rename', (c) => listForm(rename)(c))
wishlistForms.post('/share', (c) => listForm(share)(c))
wishlistForms.post('/delete', (c) => listForm(remove)(c))

const backTo = (c: ShopContext, id: number | undefined, message: Flash) => {
  leaveFlash(c, message)
  return c.redirect(listPath(c, id), 303)
}

const create: ListWork = async (c, fields) => {
  const name = textOf(fields, 'Name')
  const kind = fields.kind === 'birth' ? 'birth' : 'wish'
  if (kind === 'birth' && !c.get('customer')) return askToSignIn(c)
  const state = (problem: string): FormState => ({ values: { Name: name, kind }, errors: { Name: problem } })
  const problem = nameProblem(c, name)
  if (problem !== undefined) return wishlistPage(c, { creation: state(problem) })
  const id = await createList(c.get('db'), await rememberedOwner(c), { name, kind })
  if (id === undefined)
    return wishlistPage(c, { creation: state(c.get('t')('Answers.TooManyLists', { count: mostLists })) })
  return backTo(c, id, { kind: 'success', key: 'Pages.Wishlist.Created', values: { name } })
}

const rename: ListWork = (c, fields) =>
  withList(c, fields.Id, async ({ id }, owner) => {
    const values = { Name: textOf(fields, 'Name'), Description: textOf(fields, 'Description') }
    const problem = nameProblem(c, values.Name)
    const isLong = values.Description.length > longestDescription
    const errors = {
      ...(problem !== undefined && { Name: problem }),
      ...(isLong && { Description: c.get('t')('Answers.TooLong', { count: longestDescription }) }),
    }
    if (Object.keys(errors).length > 0) return wishlistPage(c, { openId: id, renaming: { values, errors } })
    await renameList(c.get('db'), owner, { id, name: values.Name, description: values.Description })
    return backTo(c, id, { kind: 'success', key: 'Pages.Wishlist.Saved' })
  })

/** Shares a list by a link, changes the shared details, or ends the sharing: POST Id, share = on | off. */
const share: ListWork = (c, fields) =>
  withList(c, fields.Id, async (list) => {
    if (!c.get('customer')) return askToSignIn(c)
    if (fields.share === 'off') {
      await unshareList(c.get('db'), list)
      return backTo(c, list.id, { kind: 'success', key: 'Pages.Sharing.Revoked' })
    }
    const choice = { showsOwner: isTicked(fields, 'ShowsOwner'), hidesGiven: isTicked(fields, 'HidesGiven') }
    await shareList(c.get('db'), list, choice)
    return backTo(c, list.id, { kind: 'success', key: list.key ? 'Pages.Wishlist.Saved' : 'Pages.Sharing.Shared' })
  })

const remove: ListWork = (c, fields) =>
  withList(c, fields.Id, async ({ id, name }, owner) => {
    await deleteList(c.get('db'), owner, id)
    return backTo(c, undefined, { kind: 'success', key: 'Pages.Wishlist.Deleted', values: { name } })
  })
