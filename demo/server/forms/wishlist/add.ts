import type { NamedVariant } from '../../../data/catalogue/cart-variants.ts'
import type { ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { fullName, requestedVariant } from '../../pages/product/variants/variant-head.tsx'
import { newList, wishPopupPage, wishThanks } from '../../pages/wishlist/popup-page.tsx'
import { listPath } from '../../pages/wishlist/wish-link.tsx'
import { addItem, createList, mostItems, mostLists, mostWished, removeVariant } from '../../shop/wishlists/changes.ts'
import { findList, type ListKind } from '../../shop/wishlists/lists.ts'
import { ownerOf, rememberedOwner } from '../../shop/wishlists/owner.ts'
import { nameProblem } from './own-list.ts'

type List = { id: number; name: string }
type Problem = { field: string; text: string }

/** POST productVariantId, wishlistId or Name, quantity, kind. With `remove` it removes the variant. */
export async function addWish(c: ShopContext, fields: Fields): Promise<Response> {
  const { customer, db, isFragment, t } = c.var
  const kind: ListKind = fields.kind === 'birth' ? 'birth' : 'wish'
  if (kind === 'birth' && !customer) return askToSignIn(c)
  const variant = await requestedVariant(c, fields.productVariantId)
  if (variant === undefined) return refuse(c, 404, 'Answers.Variant')
  const names = ['productVariantId', 'wishlistId', 'Name', 'quantity']
  const values = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]))
  const again = ({ field, text }: Problem) => wishPopupPage(c, { kind, state: { values, errors: { [field]: text } } })
  if (fields.remove === 'all') return removed(c, variant)
  const list = await chosenList(c, kind, values)
  if ('field' in list) return again(list)
  if (fields.remove !== undefined) return removed(c, variant, list)
  const quantity = Math.min(mostWished, Math.max(1, wholeNumber(values.quantity) ?? 1))
  const added = await addItem(db, list.id, variant.id, quantity)
  if (added === 'full') return again({ field: 'wishlistId', text: t('Answers.ListFull', { count: mostItems }) })
  const message = { key: 'Pages.Wishlist.Added', values: { item: fullName(variant), name: list.name } }
  if (isFragment) return wishThanks(c, t(message.key, message.values), list.id)
  leaveFlash(c, { kind: 'success', ...message })
  return c.redirect(listPath(c, list.id), 303)
}

/** Removes the variant from one list, or from all lists, by the button that was pressed. */
async function removed(c: ShopContext, variant: NamedVariant, list?: List): Promise<Response> {
  await removeVariant(c.get('db'), ownerOf(c), variant.id, list?.id)
  const key = list ? 'Pages.Wishlist.RemovedFrom' : 'Pages.Wishlist.RemovedFromAll'
  leaveFlash(c, { kind: 'success', key, values: { item: fullName(variant), name: list?.name ?? '' } })
  return c.redirect(listPath(c, list?.id), 303)
}

async function chosenList(
  c: ShopContext,
  kind: ListKind,
  { wishlistId = '', Name: name = '' }: Record<string, string>,
): Promise<List | Problem> {
  const { db, t } = c.var
  if (wishlistId !== newList) {
    const list = await findList(db, ownerOf(c), wholeNumber(wishlistId) ?? 0)
    return list ?? { field: 'wishlistId', text: t('Answers.List') }
  }
  const problem = nameProblem(c, name)
  if (problem !== undefined) return { field: 'Name', text: problem }
  const id = await createList(db, await rememberedOwner(c), { name, kind })
  return id === undefined ? { field: 'Name', text: t('Answers.TooManyLists', { count: mostLists }) } : { id, name }
}
