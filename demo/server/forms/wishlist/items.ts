import type { Flash, ShopContext } from '../../context.ts'
import { pagePath } from '../../context.ts'
import { type Fields, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { addMany } from '../../shop/cart/add-many.ts'
import { mostItems, removeItem, setQuantities } from '../../shop/wishlists/changes.ts'
import { findList, itemsOf, type Wishlist } from '../../shop/wishlists/lists.ts'
import { moveItems } from '../../shop/wishlists/moving.ts'
import type { ListOwner } from '../../shop/wishlists/owner.ts'
import { withList } from './own-list.ts'

/** The most refusals that are reported one by one after an order. */
const mostProblems = 5

/**
 * POST wishlistId with Quantity-{row}; or `remove` with a row, `order` with `all` or `some`, `move` with a target list.
 * The chosen rows are Row-{row}.
 */
export const updateItems = (c: ShopContext, fields: Fields): Promise<Response> =>
  withList(c, fields.wishlistId, async (list, owner) => {
    const { db } = c.var
    const back = listPath(c, list.id, wholeNumber(fields.pageindex))
    const removed = wholeNumber(fields.remove)
    if (removed !== undefined) {
      await removeItem(db, owner, removed)
      return c.redirect(back, 303)
    }
    await setQuantities(db, list.id, typedQuantities(fields))
    if (fields.order !== undefined)
      return order(c, list, fields.order === 'some' ? chosenRows(fields) : undefined, back)
    if (fields.move !== undefined) leaveFlash(c, await move(c, owner, list, fields))
    return c.redirect(back, 303)
  })

const chosenRows = (fields: Fields): number[] =>
  Object.keys(fields).flatMap((name) => wholeNumber(/^Row-(\d+)$/.exec(name)?.[1]) ?? [])

/** An invalid quantity changes nothing. */
const typedQuantities = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, value]) => {
    const id = wholeNumber(/^Quantity-(\d+)$/.exec(name)?.[1])
    const quantity = wholeNumber(value)
    return id && quantity ? [{ id, quantity }] : []
  })

async function move(c: ShopContext, owner: ListOwner, { id: from }: Wishlist, fields: Fields): Promise<Flash> {
  const rows = chosenRows(fields)
  if (rows.length === 0) return { kind: 'info', key: 'Pages.Wishlist.ChooseRows' }
  const target = await findList(c.get('db'), owner, wholeNumber(fields.target) ?? 0)
  if (!target) return { kind: 'error', key: 'Answers.List' }
  const moved = await moveItems(c.get('db'), owner, { from, to: target.id, rows })
  if (moved.state === 'full') return { kind: 'error', key: 'Answers.ListFull', values: { count: mostItems } }
  if (moved.state === 'unknown') return { kind: 'error', key: 'Answers.ListItem' }
  const values = { count: moved.count, number: moved.count, name: target.name }
  return { kind: 'success', key: 'Pages.Wishlist.Moved', values }
}

async function order(c: ShopContext, list: Wishlist, rows: number[] | undefined, back: string): Promise<Response> {
  const all = await itemsOf(c.get('db'), list.id, c.var)
  const items = rows ? all.filter(({ id }) => rows.includes(id)) : all
  if (items.length === 0) {
    leaveFlash(c, { kind: 'info', key: rows ? 'Pages.Wishlist.ChooseRows' : 'Pages.Wishlist.Empty' })
    return c.redirect(back, 303)
  }
  const { units, problems } = await addMany(c, items, { ItemOrigin: 'Wishlist' })
  const shown: Flash[] = problems.slice(0, mostProblems).map((problem) => ({ kind: 'error', ...problem }))
  const more = problems.length - shown.length
  if (more > 0) shown.push({ kind: 'error', key: 'Pages.Wishlist.MoreProblems', values: { count: more, number: more } })
  if (shown.length > 0) leaveFlash(c, ...shown)
  return c.redirect(units > 0 ? pagePath(c, '/shoppingcarts') : back, 303)
}
