/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { type Customer, pagePath, type ShopContext } from '../../../context.ts'
import { prepaidCurrency, prepaidOf } from '../../../shop/account/prepaid.ts'
import { customerAddresses } from '../../../shop/addresses.ts'
import { type Profile, profileOf } from '../../../shop/customer/profile.ts'
import type { OrderView } from '../../../shop/orders/order-view.ts'
import { twoFactorOf } from '../../../shop/security/two-factor.ts'
import { subscriptionOf } from '../../../shop/service/newsletter.ts'
import { listsOf } from '../../../shop/wishlists/lists.ts'
import { longDate, money, plural } from '../../layout/format.ts'
import { languages } from '../../layout/languages.ts'
import { stateText } from '../../orders/order-state.tsx'

/** The name links to a page, the facts are a summary of that page. */
export type Tile = { path: string; name: string; facts: (string | undefined)[]; isModal?: boolean }

/** `orders` are the newest orders. */
export async function loadTiles(c: ShopContext, customer: Customer, orders: OrderView[]): Promise<Tile[]> {
  const { culture, db, t } = c.var
  const { id } = customer
  const profile = await profileOf(db, id)
  const lists = await listsOf(db, { customerId: id })
  const [address] = await customerAddresses(db, id, 'Shipping')
  const { balance } = await prepaidOf(db, id)
  const known = profile.isConfirmed ? await subscriptionOf(db, profile.email) : undefined
  const { isOn } = await twoFactorOf(db, id)
  const wished = lists.reduce((sum, { count }) => sum + count, 0)
  return [
    orderTile(c, orders),
    profileTile(c, profile),
    {
      path: '/account/addresses',
      name: t('Checkout.Addresses.List'),
      facts: address ? [address.street1, `${address.postalCode} ${address.city}`] : [t('Customer.Addresses.None')],
    },
    {
      path: '/catalog/wishlist/list',
      name: t('Pages.Wishlist.Title'),
      facts: [
        plural(t, culture, 'Customer.Home.Lists', lists.length),
        wished > 0 ? plural(t, culture, 'Shop.Cart.Count', wished) : undefined,
      ],
    },
    {
      path: '/account/prepaid',
      name: t('Pages.Prepaid.Title'),
      facts: [t('Pages.Prepaid.Balance', { amount: money(balance, culture, prepaidCurrency) })],
    },
    {
      path: '/account/choices',
      name: t('Customer.Choices.Title'),
      facts: [t(`Customer.Home.${known?.confirmedAt ? 'Subscribed' : 'NotSubscribed'}`), t('Customer.Choices.Cookies')],
    },
    {
      path: '/security/twofactorhome',
      name: t('Pages.TwoFactor.HomeTitle'),
      facts: [t(`Customer.Home.${isOn ? 'TwoFactorOn' : 'TwoFactorOff'}`)],
    },
    { path: '/account/data', name: t('Customer.Data.Title'), facts: [t('Customer.Data.Fact')] },
  ]
}

function orderTile(c: ShopContext, [last]: OrderView[]): Tile {
  const { culture, t } = c.var
  const facts = last
    ? [t('Customer.Home.LastOrder', { day: longDate(last.createdAt, culture) }), stateText({ c, order: last })]
    : [t('Shop.Account.NoOrders')]
  return { path: '/account/orders', name: t('Shop.Account.Orders'), facts }
}

const profileTile = (c: ShopContext, profile: Profile): Tile => ({
  path: '/account/profile',
  name: c.get('t')('Customer.Profile.Title'),
  facts: [profile.email, profile.phoneNumber || undefined, languages[profile.culture ?? c.get('culture')]],
  isModal: true,
})

function TileCard({ c, tile }: { c: ShopContext; tile: Tile }) {
  const link: Child = (
    <a class="account-tile-link" href={pagePath(c, tile.path)}>
      {tile.name}
    </a>
  )
  return (
    <li class="account-tile">
      <h2>{tile.isModal ? <edit-customer>{link}</edit-customer> : link}</h2>
      {tile.facts.map((fact) => fact && <p>{fact}</p>)}
    </li>
  )
}

/** A press anywhere on a tile follows its link. */
export function Tiles({ c, tiles }: { c: ShopContext; tiles: Tile[] }) {
  return (
    <ul class="account-tiles">
      {tiles.map((tile) => (
        <TileCard c={c} tile={tile} />
      ))}
    </ul>
  )
}
