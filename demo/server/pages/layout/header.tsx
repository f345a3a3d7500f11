/** @jsxImportSource hono/jsx */
import { cultures } from '../../../data/cultures.ts'
import { photoTemplate } from '../../../photos/sources.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import type { Frame } from './frame.ts'
import { shopName } from './head.tsx'
import { categoryPath, loginPath, pathInCulture } from './links.ts'

const languages = { fr: 'Français', nl: 'Nederlands', es: 'Español', de: 'Deutsch', it: 'Italiano', pt: 'Português' }

function LanguageSwitch({ c }: { c: ShopContext }) {
  const { app, culture, t } = c.var
  const rest = pathInCulture(c)
  return (
    <language-switch cultures={cultures.join(',')} current={culture}>
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
  )
}

function Account({ c }: { c: ShopContext }) {
  const { customer, t } = c.var
  if (!customer)
    return (
      <ul class="shop-account">
        <li>
          <a href={loginPath(c)}>{t('Shop.Frame.SignIn')}</a>
        </li>
        <li>
          <a href={pagePath(c, '/security/register')}>{t('Shop.Frame.Register')}</a>
        </li>
      </ul>
    )
  return (
    <ul class="shop-account">
      <li>
        <a href={pagePath(c, '/account')}>{t('Shop.Frame.Hello', { name: customer.firstName })}</a>
      </li>
      <li>
        <form method="post" action={pagePath(c, '/security/logoff')}>
          <button class="button-link" type="submit">
            {t('Shop.Frame.LogOff')}
          </button>
        </form>
      </li>
    </ul>
  )
}

/** What a list of the catalogue searches for; other pages may mean something else by `q`. */
const searched = (c: ShopContext): string =>
  /^\/catalog(\/|\?|$)/.test(pathInCulture(c)) ? (c.req.query('q') ?? '') : ''

function Search({ c }: { c: ShopContext }) {
  const { t } = c.var
  return (
    <search class="shop-search">
      <product-search photo-url={photoTemplate(c.var.app)}>
        <form method="get" action={pagePath(c, '/catalog')}>
          <label class="hidden-text" for="shop-search">
            {t('Shop.Frame.Search')}
          </label>
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
            <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
              <circle cx="8.5" cy="8.5" r="5.5" />
              <path d="m13 13 5 5" />
            </svg>
            <span class="hidden-text">{t('Shop.Frame.SearchButton')}</span>
          </button>
        </form>
      </product-search>
    </search>
  )
}

function CartLink({ c, frame }: { c: ShopContext; frame: Frame }) {
  const href = pagePath(c, '/shoppingcarts')
  return (
    <cart-summary
      data-page-part="cart"
      class="shop-cart-link"
      tax="incl"
      href={href}
      count={frame.cart.count}
      amount={frame.cart.amount}
    >
      <a href={href}>
        <span data-part="label">{c.var.t('Shop.Frame.Cart')}</span> <span data-part="count">{frame.cart.count}</span>{' '}
        <span data-part="amount">{frame.cart.amount}</span>
      </a>
    </cart-summary>
  )
}

/** The categories: a bar where there is space, else behind a button. Without JavaScript they are open. */
function Menu({ c, frame }: { c: ShopContext; frame: Frame }) {
  const here = new URL(c.req.url).pathname
  const entries = [
    { path: pagePath(c, '/catalog'), name: c.var.t('Shop.Frame.All'), isHere: here === pagePath(c, '/catalog') },
    ...frame.categories.map((category) => ({
      path: categoryPath(c, category),
      name: category.name,
      isHere: here.startsWith(pagePath(c, `/catalog/category/${category.id}/`)),
    })),
  ]
  return (
    <mobile-nav class="shop-navigation" breakpoint="831">
      <button type="button" data-part="toggle" aria-expanded="false" aria-controls="shop-menu">
        {c.var.t('Shop.Frame.MenuButton')}
      </button>
      <div id="shop-menu" data-part="panel">
        <nav class="shop-menu" aria-label={c.var.t('Shop.Frame.Menu')}>
          <ul>
            {entries.map(({ path, name, isHere }) => (
              <li>
                <a href={path} aria-current={isHere ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </mobile-nav>
  )
}

/** The head of every page: language and account, the mark, the search, the basket and the categories. */
export function Header({ c, frame }: { c: ShopContext; frame: Frame }) {
  return (
    <header class="shop-header">
      <div class="shop-bar">
        <div>
          <LanguageSwitch c={c} />
          <div data-page-part="account">
            <Account c={c} />
          </div>
        </div>
      </div>
      <main-nav class="shop-frame" offset="60">
        <div class="shop-header-main">
          <a class="shop-mark" href={pagePath(c, '/')}>
            <img src={`${c.var.app}/theme/images/logo.svg`} alt="" width="40" height="40" />
            {shopName}
          </a>
          <Search c={c} />
          <CartLink c={c} frame={frame} />
          <Menu c={c} frame={frame} />
        </div>
      </main-nav>
    </header>
  )
}
