/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import type { Given } from '../../shop/wishlists/given.ts'
import type { Wishlist, WishlistItem } from '../../shop/wishlists/lists.ts'
import { PageLinks } from '../paging/page-links.tsx'
import type { Position } from '../paging/page-number.ts'
import { Rows } from './list-rows.tsx'

/** `others` are the lists to which items can be moved. */
export type OpenItems = {
  list: Wishlist
  others: Wishlist[]
  items: WishlistItem[]
  given: ReadonlyMap<number, Given> | undefined
  position: Position
}

type Props = OpenItems & { c: ShopContext }

function Empty({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <div class="empty">
      <p>{t('Pages.Wishlist.Empty')}</p>
      <p>
        <a class="button" data-quiet href={pagePath(c, '/catalog')}>
          {t('Pages.Wishlist.Discover')}
        </a>
      </p>
    </div>
  )
}

function Move({ c, others }: Pick<Props, 'c' | 'others'>) {
  const t = c.get('t')
  if (others.length === 0) return null
  return (
    <div class="wish-move">
      <label for="wish-target">{t('Pages.Wishlist.MoveTo')}</label>
      <select id="wish-target" name="target" data-part="target">
        {others.map(({ id, name }) => (
          <option value={id}>{name}</option>
        ))}
      </select>
      <button class="button" data-quiet data-small type="submit" name="move" value="some" formnovalidate>
        {t('Pages.Wishlist.Move')}
      </button>
    </div>
  )
}

function Actions({ c, others }: Pick<Props, 'c' | 'others'>) {
  const t = c.get('t')
  return (
    <div class="wish-actions">
      <div class="wish-orders">
        <button class="button" data-small type="submit" name="order" value="all" formnovalidate>
          {t('Pages.Wishlist.Order')}
        </button>
        <button class="button" data-quiet data-small type="submit" name="order" value="some" formnovalidate>
          {t('Pages.Wishlist.OrderSome')}
        </button>
        <button class="button" data-quiet data-small type="submit" data-part="update">
          {t('Pages.Wishlist.Update')}
        </button>
      </div>
      <Move c={c} others={others} />
      <Outcome c={c} />
    </div>
  )
}

function Outcome({ c }: { c: ShopContext }) {
  return (
    <>
      <div class="wish-outcome" data-part="outcome" />
      <p class="wish-to-cart" data-part="to-cart" hidden>
        <a href={pagePath(c, '/shoppingcarts')}>{c.get('t')('Pages.Wishlist.SeeBasket')}</a>
      </p>
    </>
  )
}

export function ListItems({ c, list, others, items, given, position }: Props) {
  const t = c.get('t')
  const { page, pages } = position
  if (list.count === 0)
    return (
      <>
        <Empty c={c} />
        <Outcome c={c} />
      </>
    )
  return (
    <>
      <form method="post" action={pagePath(c, '/catalog/wishlist/update')} data-part="items">
        <input type="hidden" name="wishlistId" value={list.id} />
        {page > 1 && <input type="hidden" name="pageindex" value={page} />}
        {/* Enter in a quantity field presses the first button of the form: it must update the list, not remove an
           item. */}
        <button class="hidden-text" type="submit" tabindex={-1}>
          {t('Pages.Wishlist.Update')}
        </button>
        <label class="tick wish-all" hidden data-part="choose-all">
          <input type="checkbox" data-part="all" />
          <span>{t('Pages.Wishlist.ChooseAll')}</span>
        </label>
        <Rows c={c} name={list.name} items={items} given={given} />
        <Actions c={c} others={others} />
      </form>
      {pages > 1 && (
        <PageLinks
          c={c}
          path={pagePath(c, '/catalog/wishlist/list')}
          query={{ Id: list.id }}
          page={page}
          pages={pages}
          param="pageindex"
        />
      )}
    </>
  )
}
