/** @jsxImportSource hono/jsx */
import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { queryFields, wholeNumber } from '../../http/body.ts'
import { givenFrom } from '../../shop/wishlists/given.ts'
import { itemsOf, listsOf, type Wishlist } from '../../shop/wishlists/lists.ts'
import { ownerOf } from '../../shop/wishlists/owner.ts'
import { askToSignIn } from '../account/ask-to-sign-in.ts'
import { answerPage } from '../layout/document.tsx'
import { loginPath } from '../layout/links.ts'
import { Trail } from '../layout/trail.tsx'
import { pageNumber } from '../paging/page-number.ts'
import { notFoundPage } from '../plain/not-found.ts'
import { BirthLink } from './birth-popup.tsx'
import { ListItems, type OpenItems } from './list-items.tsx'
import { Deletion, NewList, Rename } from './list-tools.tsx'
import { Sharing } from './sharing-tools.tsx'
import { listPath } from './wish-link.tsx'

/** Products on one page of a list, so that a list with hundreds opens as fast as one with ten. */
export const pageSize = 40

/** `openId` is the list that the refused forms concern. */
export type PageState = { openId?: number; creation?: FormState; renaming?: FormState }

/** The names of the visitor's lists; the table area shows the active one. */
function Names({ c, lists, open }: { c: ShopContext; lists: Wishlist[]; open: Wishlist | undefined }) {
  return (
    <wishlist-nav active-id={open?.id}>
      <nav aria-label={c.get('t')('Pages.Wishlist.Lists')}>
        <ul class="wishlists">
          {lists.map((list) => (
            <li>
              <a
                href={listPath(c, list.id)}
                class={list.id === open?.id ? 'active' : undefined}
                aria-current={list.id === open?.id ? 'page' : undefined}
                data-wishlist-id={list.id}
              >
                <span data-part="name">{list.name}</span> <span class="small soft">({list.count})</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </wishlist-nav>
  )
}

/** The open list with all of its actions: the table area (§2). */
function OpenList({ c, renaming, ...open }: OpenItems & { c: ShopContext; renaming: FormState | undefined }) {
  const { list } = open
  return (
    <wishlist-page wishlist-id={list.id} class="wish-page">
      <header class="wish-head">
        <h2 data-part="name" tabindex={-1}>
          {list.name}
        </h2>
        <p class="soft" data-part="description" hidden={list.description === ''}>
          {list.description}
        </p>
      </header>
      <ListItems c={c} {...open} />
      <div class="aside-note wish-tools">
        <Sharing c={c} list={list} />
        <Rename c={c} list={list} state={renaming} />
        <Deletion c={c} list={list} />
      </div>
    </wishlist-page>
  )
}

function GuestNote({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <p class="aside-note">
      {t('Pages.Wishlist.GuestNote')} <a href={loginPath(c)}>{t('Shop.Frame.SignIn')}</a>
    </p>
  )
}

type BodyProps = { c: ShopContext; lists: Wishlist[]; open: OpenItems | undefined; state: PageState }

function Body({ c, lists, open, state }: BodyProps) {
  const [customer, t] = [c.get('customer'), c.get('t')]
  const { creation = freshForm(lists.length === 0 ? { Name: t('Pages.Wishlist.FirstName') } : {}), renaming } = state
  const account = { name: t('Shop.Account.Title'), path: pagePath(c, '/account') }
  return (
    <>
      <Trail c={c} steps={customer ? [account] : []} here={t('Pages.Wishlist.Title')} />
      <header class="page-head">
        <h1>{t('Pages.Wishlist.Title')}</h1>
        {lists.length === 0 && <p class="lead">{t('Pages.Wishlist.None')}</p>}
      </header>
      {!customer && lists.length > 0 && <GuestNote c={c} />}
      <div class="aside-first">
        <div>
          {lists.length > 0 && <Names c={c} lists={lists} open={open?.list} />}
          <NewList c={c} state={creation} isOpen={lists.length === 0 || creation.errors.Name !== undefined} />
          {customer && <BirthLink c={c} />}
        </div>
        {open && <OpenList c={c} {...open} renaming={renaming} />}
      </div>
    </>
  )
}

async function openItems(c: ShopContext, lists: Wishlist[], list: Wishlist): Promise<OpenItems> {
  const db = c.get('db')
  const position = pageNumber(c, 'pageindex', list.count, pageSize)
  const items = await itemsOf(db, list.id, c.var, { start: position.start, size: pageSize })
  const isSeen = list.kind === 'birth' && !list.hidesGiven
  const given = isSeen ? await givenFrom(db, list.id) : undefined
  return { list, others: lists.filter(({ id }) => id !== list.id), items, given, position }
}

/** Another person's or an unknown list: 404, or the sign-in page for a visitor who may have it as a customer. */
const unknownList = (c: ShopContext) => (c.get('customer') ? notFoundPage(c) : askToSignIn(c))

/** The visitor's lists (§2); `Id` names the open one, default the first. 422 when a form was refused. */
export async function wishlistPage(c: ShopContext, state: PageState = {}): Promise<Response> {
  const [db, t] = [c.get('db'), c.get('t')]
  const lists = await listsOf(db, ownerOf(c))
  const Id = state.openId ?? queryFields(c).Id
  const isNamed = Id !== undefined && Id !== ''
  const list = isNamed ? lists.find(({ id }) => id === wholeNumber(Id)) : lists[0]
  if (isNamed && list === undefined) return unknownList(c)
  const open = list && (await openItems(c, lists, list))
  const body = <Body c={c} lists={lists} open={open} state={state} />
  const isRefused = state.creation !== undefined || state.renaming !== undefined
  return answerPage(c, { title: t('Pages.Wishlist.Title'), body }, isRefused ? 422 : 200)
}

/** One list for the table area (§2), with the present names of all lists. */
export async function listItemsFragment(c: ShopContext): Promise<Response> {
  const lists = await listsOf(c.get('db'), ownerOf(c))
  const id = wholeNumber(queryFields(c).wishlistid)
  const list = lists.find((each) => each.id === id)
  if (!list) return unknownList(c)
  c.header('Cache-Control', 'private, no-store')
  const markup = (
    <>
      <Names c={c} lists={lists} open={list} />
      <OpenList c={c} {...(await openItems(c, lists, list))} renaming={undefined} />
    </>
  )
  return c.html(`${await markup.toString()}`)
}
