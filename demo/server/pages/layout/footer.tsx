/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { pagePath, type ShopContext } from '../../context.ts'
import { keptMarkup } from '../../shop/catalogue/kept-markup.ts'
import { NewsletterForm } from '../service/newsletter-form.tsx'
import type { Frame } from './frame.ts'
import { shopName } from './head.tsx'
import { Icon } from './icons.tsx'
import { categoryPath } from './links.ts'
import { MarketLink } from './market-link.tsx'

/** In a narrow window the heading opens and closes the group; in a wide window it is always open. */
function Group({ id, name, children }: { id: string; name: string; children: Child }) {
  return (
    <details class="footer-group">
      <summary>
        <h2 id={id}>{name}</h2>
        <Icon name="down" />
      </summary>
      <nav aria-labelledby={id}>{children}</nav>
    </details>
  )
}

/** The same on each page, for visitors of one market. */
export function Footer({ c, frame }: { c: ShopContext; frame: Frame }) {
  const { country, currency } = c.get('market')
  const key = `footer ${country} ${currency} ${c.get('customer') === null}`
  return keptMarkup(frame.categories, key, () => <FreshFooter c={c} frame={frame} />)
}

function FreshFooter({ c, frame }: { c: ShopContext; frame: Frame }) {
  const [app, customer, t] = [c.get('app'), c.get('customer'), c.get('t')]
  const account = customer
    ? [{ path: '/account', key: 'Shop.Account.Title' }]
    : [
        { path: '/account', key: 'Shop.Account.Title' },
        { path: '/security/register', key: 'Shop.Frame.Register' },
      ]
  return (
    <footer class="shop-footer">
      <div class="footer-groups">
        <div class="footer-letter">
          <p class="signature">{shopName}</p>
          <p class="soft">{t('Shop.Frame.About')}</p>
          <NewsletterForm c={c} part="footer-newsletter" label={t('Pages.Newsletter.Title')} />
        </div>
        <Group id="footer-pieces" name={t('Shop.Frame.Pieces')}>
          <ul>
            {frame.categories.map((category) => (
              <li>
                <a href={categoryPath(c, category)}>{category.name}</a>
              </li>
            ))}
          </ul>
        </Group>
        <Group id="footer-house" name={t('Shop.Frame.House')}>
          <ul>
            <li>
              <a href={pagePath(c, '/pages/workshop')}>{t('Shop.Frame.Workshop')}</a>
            </li>
            {[
              { path: '/pages/stores', key: 'Stores.Title' },
              { path: '/news', key: 'Pages.News.Title' },
              { path: '/contact', key: 'Pages.Contact.Title' },
              { path: '/pages/about', key: 'Content.About.Title' },
              { path: '/pages/delivery', key: 'Content.Delivery.Title' },
              { path: '/pages/help', key: 'Content.Help.Title' },
              ...account,
              { path: '/shoppingcarts', key: 'Shop.Frame.Cart' },
              { path: '/pages/sitemap', key: 'Pages.Sitemap.Title' },
            ].map(({ path, key }) => (
              <li>
                <a href={pagePath(c, path)}>{t(key)}</a>
              </li>
            ))}
            <li>
              <a href={`${app}/docs/`} lang="en" hreflang="en">
                Vitrine, the tags
              </a>
            </li>
          </ul>
        </Group>
      </div>
      <div class="footer-legal">
        <MarketLink c={c} />
        <p>
          © {new Date().getFullYear()} {shopName} ·{' '}
          <modal-link size="medium" heading={t('Shop.Terms.Title')}>
            <a href={pagePath(c, '/pages/terms')}>{t('Shop.Terms.Title')}</a>
          </modal-link>{' '}
          · <a href={pagePath(c, '/sales/withdrawal')}>{t('Orders.Withdrawal.Title')}</a>
          {' · '}
          <a href={pagePath(c, '/pages/privacy')}>{t('Content.Privacy.Title')}</a>
          {' · '}
          <a href={pagePath(c, '/pages/accessibility')}>{t('Content.Access.Title')}</a>
        </p>
        <p class="soft">{t('Shop.Frame.Legal')}</p>
        <consent-status>
          <a href={pagePath(c, '/pages/cookies')}>{t('Shop.Frame.Cookies')}</a>
        </consent-status>
      </div>
    </footer>
  )
}
