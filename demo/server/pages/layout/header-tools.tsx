/** @jsxImportSource hono/jsx */
import { cultures } from '../../../data/cultures.ts'
import { photoTemplate } from '../../../photos/sources.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { listPath } from '../wishlist/wish-link.tsx'
import type { Frame } from './frame.ts'
import { Icon } from './icons.tsx'
import { languages } from './languages.ts'
import { loginPath, pathInCulture } from './links.ts'

/** There is one button in the header, and one in the menu of narrow windows. */
export function LanguageButton({ c, isShort = false }: { c: ShopContext; isShort?: boolean }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <button type="button" class="language-button" popovertarget="languages">
      <Icon name="globe" />
      <span class="hidden-text">{t('Shop.Frame.Language')} </span>
      <span>{isShort ? culture.toUpperCase() : languages[culture]}</span>
    </button>
  )
}

/** The links to this page in the six languages, in a popover, which needs no script. */
export function Languages({ c }: { c: ShopContext }) {
  const [app, culture, t] = [c.get('app'), c.get('culture'), c.get('t')]
  const rest = pathInCulture(c)
  return (
    <div id="languages" class="languages" popover="auto">
      <language-switch data-page-part="languages" cultures={cultures.join(',')} current={culture}>
        <nav aria-label={t('Shop.Frame.Language')}>
          <ul>
            {cultures.map((code) => (
              <li>
                <a
                  href={`${app}/${code}${rest}`}
                  hreflang={code}
                  lang={code}
                  aria-current={code === culture ? 'true' : undefined}
                >
                  {languages[code]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </language-switch>
    </div>
  )
}

export function Account({ c, frame }: { c: ShopContext; frame: Frame }) {
  const [customer, t] = [c.get('customer'), c.get('t')]
  return (
    <div class="shop-account" data-page-part="account">
      <a class="tool" href={customer ? pagePath(c, '/account') : loginPath(c)}>
        <Icon name="person" />
        <span class="hidden-text account-name">
          {customer ? t('Shop.Frame.Hello', { name: customer.firstName }) : t('Shop.Frame.SignIn')}
        </span>
      </a>
      <a class="tool" href={listPath(c)} rel="nofollow">
        <Icon name="heart" />
        <span class="hidden-text">{t('Shop.Frame.Wishes')}</span>
        <wishlist-count class="tool-count" count={frame.wished}>
          {frame.wished > 0 && frame.wished}
        </wishlist-count>
      </a>
    </div>
  )
}

/** The search of a catalogue list; other pages may use `q` for something else. */
const searched = (c: ShopContext): string =>
  /^\/catalog(\/|\?|$)/.test(pathInCulture(c)) ? (c.req.query('q') ?? '') : ''

/** In a narrow window the label is an icon, and the focused field covers the row. */
export function Search({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <>
      <label class="tool search-label" for="shop-search">
        <Icon name="search" />
        <span class="hidden-text">{t('Shop.Frame.Search')}</span>
      </label>
      <search class="shop-search">
        <product-search photo-url={photoTemplate(c.get('app'))} load="interaction">
          <form method="get" action={pagePath(c, '/catalog')}>
            <input
              id="shop-search"
              type="search"
              name="q"
              value={searched(c)}
              placeholder={t('Shop.Frame.SearchHint')}
              autocomplete="off"
              enterkeyhint="search"
            />
            <button class="button" type="submit">
              <Icon name="search" />
              <span class="hidden-text">{t('Shop.Frame.Search')}</span>
            </button>
          </form>
        </product-search>
      </search>
    </>
  )
}

export function CartLink({ c, frame }: { c: ShopContext; frame: Frame }) {
  const href = pagePath(c, '/shoppingcarts')
  return (
    <cart-drawer opens="link" load="interaction">
      <cart-summary
        data-page-part="cart"
        class="shop-cart-link"
        tax="incl"
        href={href}
        count={frame.cart.count}
        amount={frame.cart.amount}
      >
        <a href={href}>
          <span data-part="label">{c.get('t')('Shop.Frame.Cart')}</span>{' '}
          <span data-part="count">{frame.cart.count}</span> <span data-part="amount">{frame.cart.amount}</span>
        </a>
      </cart-summary>
    </cart-drawer>
  )
}
