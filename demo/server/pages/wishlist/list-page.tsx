/** @jsxImportSource hono/jsx */
import { type Customer, type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { queryFields, wholeNumber } from '../../http/body.ts'
import { findList, itemsOf, listsOf, type Wishlist, type WishlistItem } from '../../shop/wishlists/lists.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'
import { ListItems } from './list-items.tsx'
import { ListTools, NewList } from './list-tools.tsx'
import { listPath } from './wish-link.tsx'

/** A customer's lists with one of them open. */
export type Lists = { lists: Wishlist[]; open: Wishlist | undefined; items: WishlistItem[] }

/** Where the products of the chosen list are. */
const tableArea = 'wishlist-items'

function Names({ c, lists, open }: Lists & { c: ShopContext }) {
  return (
    <nav aria-label={c.var.t('Pages.Wishlist.Lists')}>
      <ul class="wishlists">
        {lists.map((list) => (
          <li>
            <a
              href={listPath(c, list.id)}
              class={list.id === open?.id ? 'active' : undefined}
              aria-current={list.id === open?.id ? 'page' : undefined}
              data-wishlist-id={list.id}
              data-items-path={pagePath(c, `/catalog/wishlist/list_item?wishlistid=${list.id}`)}
            >
              {list.name} <span class="small soft">({list.count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Body({ c, view, state }: { c: ShopContext; view: Lists; state: FormState }) {
  const { t } = c.var
  const { lists, open, items } = view
  return (
    <>
      <Trail
        c={c}
        steps={[{ name: t('Shop.Account.Title'), path: pagePath(c, '/account') }]}
        here={t('Pages.Wishlist.Title')}
      />
      <header class="page-head">
        <h1>{t('Pages.Wishlist.Title')}</h1>
        {lists.length === 0 && <p class="lead">{t('Pages.Wishlist.None')}</p>}
      </header>
      <div class="aside-first">
        <div>
          {lists.length > 0 && <Names c={c} {...view} />}
          <NewList c={c} state={state} isOpen={lists.length === 0 || state.errors.Name !== undefined} />
        </div>
        {open && (
          <section aria-labelledby="wishlist-name">
            <h2 id="wishlist-name">{open.name}</h2>
            {open.description !== '' && <p class="soft">{open.description}</p>}
            <div id={tableArea}>
              <ListItems c={c} list={open} items={items} />
            </div>
            <ListTools c={c} list={open} />
          </section>
        )}
      </div>
    </>
  )
}

/** A customer's lists (§2); `Id` says which one is open, else the first. 422 when a new list was refused. */
export async function wishlistPage(
  c: ShopContext,
  customer: Customer,
  state: FormState = freshForm(),
): Promise<Response> {
  const { db, t } = c.var
  const lists = await listsOf(db, customer.id)
  const { Id } = queryFields(c)
  const isNamed = Id !== undefined && Id !== ''
  const open = isNamed ? lists.find(({ id }) => id === wholeNumber(Id)) : lists[0]
  if (isNamed && open === undefined) return notFoundPage(c)
  const items = open ? await itemsOf(db, open.id, c.var) : []
  const body = <Body c={c} view={{ lists, open, items }} state={state} />
  const isRefused = Object.keys(state.errors).length > 0
  return answerPage(c, { title: t('Pages.Wishlist.Title'), body }, isRefused ? 422 : 200)
}

/** The products of one list alone, for the table area (§2). */
export async function listItemsFragment(c: ShopContext, customer: Customer): Promise<Response> {
  const { db } = c.var
  const id = wholeNumber(queryFields(c).wishlistid)
  const list = id === undefined ? undefined : await findList(db, customer.id, id)
  if (!list) return notFoundPage(c)
  c.header('Cache-Control', 'private, no-store')
  const markup = <ListItems c={c} list={list} items={await itemsOf(db, list.id, c.var)} />
  return c.html(`${await markup.toString()}`)
}
