/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { givenFrom } from '../../shop/wishlists/given.ts'
import { itemsOf, type ListKind, type WishlistItem } from '../../shop/wishlists/lists.ts'
import { type SharedList, sharedList } from '../../shop/wishlists/sharing.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { pageNumber } from '../paging/page-number.ts'
import { notFoundPage } from '../plain/not-found.ts'
import { BirthLink } from './birth-popup.tsx'
import { pageSize } from './list-page.tsx'
import { SharedItem } from './shared-item.tsx'
import { sharedPath } from './shared-paths.ts'
import { listPath } from './wish-link.tsx'

type Given = ReadonlyMap<number, { quantity: number }>

function leadOf({ var: { t } }: ShopContext, { kind, owner }: SharedList): string {
  if (kind === 'birth') return owner ? t('Pages.Wishlist.BirthLead', { owner }) : t('Pages.Sharing.BirthLead')
  return owner ? t('Pages.Sharing.WishLead', { owner }) : t('Pages.Sharing.WishLeadUnnamed')
}

type HeadProps = { c: ShopContext; list: SharedList; title: string; isOwner: boolean }

function Head({ c, list, title, isOwner }: HeadProps) {
  const t = c.get('t')
  return (
    <>
      <Trail c={c} steps={[]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{leadOf(c, list)}</p>
        {list.description !== '' && <p class="wish-description">{list.description}</p>}
        {isOwner && (
          <p class="aside-note">
            {t('Pages.Sharing.IsYours')} <a href={listPath(c, list.id)}>{t('Pages.Sharing.ToYours')}</a>
          </p>
        )}
      </header>
    </>
  )
}

type ItemsProps = { c: ShopContext; list: SharedList; items: WishlistItem[]; given: Given }

function Items({ c, list: { kind, key }, items, given }: ItemsProps) {
  if (items.length === 0) return <p class="empty">{c.get('t')('Pages.Sharing.Empty')}</p>
  return (
    <ul class="cards shared-items">
      {items.map((item) => (
        <SharedItem c={c} kind={kind} listKey={key} item={item} given={given.get(item.variant.id)?.quantity ?? 0} />
      ))}
    </ul>
  )
}

/**
 * A shared list for everybody with its address: read-only, not indexed, and with only those details of the owner that
 * the owner shares. An owner who wants a surprise does not see the given products here, either.
 */
export async function sharedListPage(c: ShopContext, kind: ListKind): Promise<Response> {
  const [customer, db, t] = [c.get('customer'), c.get('db'), c.get('t')]
  c.header('X-Robots-Tag', 'noindex, nofollow')
  const list = await sharedList(db, c.req.param('key') ?? '')
  if (list?.kind !== kind) return notFoundPage(c)
  const isOwner = list.customerId === customer?.id
  const position = pageNumber(c, 'pageindex', list.count, pageSize)
  const items = await itemsOf(db, list.id, c.var, { start: position.start, size: pageSize })
  const isSeen = kind === 'birth' && !(isOwner && list.hidesGiven)
  const given: Given = isSeen ? await givenFrom(db, list.id) : new Map()
  const title = kind === 'birth' ? t('Pages.Wishlist.BirthOf', { name: list.name }) : list.name
  const { page, pages } = position
  const body = (
    <>
      <Head c={c} list={list} title={title} isOwner={isOwner} />
      <Items c={c} list={list} items={items} given={given} />
      {pages > 1 && <PageLinks c={c} path={sharedPath(c, list) ?? ''} page={page} pages={pages} param="pageindex" />}
      {kind === 'birth' && (
        <div class="aside-note">
          <BirthLink c={c} />
        </div>
      )}
    </>
  )
  return answerPage(c, { title, body })
}
