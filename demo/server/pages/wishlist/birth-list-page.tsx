/** @jsxImportSource hono/jsx */
import { type ListItem, listItems } from '../../../data/catalogue/products.ts'
import { type Customer, pagePath, type ShopContext } from '../../context.ts'
import { queryFields } from '../../http/body.ts'
import { itemsOf, listsOf, sharedList, type Wishlist, type WishlistItem } from '../../shop/wishlists/lists.ts'
import { ProductGrid } from '../catalog/product-cards.tsx'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { wishPopupPage } from './popup-page.tsx'
import { listPath } from './wish-link.tsx'

/** The address of a birth list, for everybody who is given it. */
export const birthListPath = (c: ShopContext, { key }: Pick<Wishlist, 'key'>) =>
  pagePath(c, `/catalog/birthlist/list/${key}`)

/** The modal that a list page opens for openBirthlist (§2). */
export const birthPopupPath = (c: ShopContext) => pagePath(c, '/catalog/birthlist/popup')

/** The wished variants as cards of a list: each card shows and sells exactly the variant that was wished for. */
async function wishedProducts(c: ShopContext, items: WishlistItem[]): Promise<ListItem[]> {
  const { db } = c.var
  const ids = [...new Set(items.map(({ variant }) => variant.productId))]
  const products = new Map((await listItems(db, ids, c.var)).map((item) => [item.id, item]))
  return items.flatMap(({ variant, price }) => {
    const item = products.get(variant.productId)
    if (!item) return []
    const { id: defaultVariantId, sku, stock, photo } = variant
    return [{ ...item, defaultVariantId, sku, stock, photo, price }]
  })
}

/** A birth list as those see it who may give something from it. */
export async function birthListPage(c: ShopContext, key: string): Promise<Response> {
  const { db, t } = c.var
  const list = await sharedList(db, key)
  if (!list) return notFoundPage(c)
  const items = await wishedProducts(c, await itemsOf(db, list.id, c.var))
  const title = t('Pages.Wishlist.BirthOf', { name: list.name })
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Pages.Wishlist.BirthLead', { owner: list.owner })}</p>
        {list.description !== '' && <p>{list.description}</p>}
      </header>
      {items.length > 0 ? <ProductGrid c={c} products={items} eager={4} /> : <p>{t('Pages.Wishlist.Empty')}</p>}
      <p class="aside-note">
        <modal-link>
          <a href={birthPopupPath(c)}>{t('Pages.Wishlist.BirthHow')}</a>
        </modal-link>
      </p>
    </>
  )
  return answerPage(c, { title, body })
}

/** A customer's birth lists; with a productVariantId, the form that puts it on one of them. */
export async function birthPopupPage(c: ShopContext, customer: Customer): Promise<Response> {
  if (queryFields(c).productVariantId !== undefined) return wishPopupPage(c, customer, { kind: 'birth' })
  const { db, t } = c.var
  const lists = (await listsOf(db, customer.id)).filter(({ kind }) => kind === 'birth')
  const title = t('Pages.Wishlist.Birth')
  const body = (
    <section class="narrow">
      <header class="page-head">
        <h1>{title}</h1>
      </header>
      {lists.length === 0 && <p>{t('Pages.Wishlist.BirthNone')}</p>}
      <ul class="wishlists">
        {lists.map((list) => (
          <li>
            <a href={listPath(c, list.id)}>{list.name}</a> <span class="small soft">({list.count})</span>
          </li>
        ))}
      </ul>
      <p class="form-actions">
        <a class="button" data-quiet href={listPath(c)}>
          {t('Pages.Wishlist.NewList')}
        </a>
      </p>
    </section>
  )
  return answerPage(c, { title, body })
}
