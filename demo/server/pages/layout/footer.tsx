/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { NewsletterForm } from '../service/newsletter-page.tsx'
import type { Frame } from './frame.ts'
import { shopName } from './head.tsx'
import { categoryPath } from './links.ts'

/** The foot of every page: the categories again, the account, the terms and the colophon. */
export function Footer({ c, frame }: { c: ShopContext; frame: Frame }) {
  const { app, t } = c.var
  return (
    <footer class="shop-footer">
      <div>
        <div>
          <p class="signature">{shopName}</p>
          <p class="soft">{t('Shop.Frame.About')}</p>
          <NewsletterForm c={c} part="footer-newsletter" label={t('Pages.Newsletter.Title')} />
        </div>
        <nav aria-labelledby="footer-pieces">
          <h2 id="footer-pieces">{t('Shop.Frame.Pieces')}</h2>
          <ul>
            {frame.categories.map((category) => (
              <li>
                <a href={categoryPath(c, category)}>{category.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-house">
          <h2 id="footer-house">{t('Shop.Frame.House')}</h2>
          <ul>
            <li>
              <modal-link size="medium" heading={t('Shop.Terms.Title')}>
                <a href={pagePath(c, '/pages/terms')}>{t('Shop.Terms.Title')}</a>
              </modal-link>
            </li>
            <li>
              <a href={pagePath(c, '/pages/workshop')}>{t('Shop.Frame.Workshop')}</a>
            </li>
            {[
              { path: '/news', key: 'Pages.News.Title' },
              { path: '/contact', key: 'Pages.Contact.Title' },
              { path: '/pages/sitemap', key: 'Pages.Sitemap.Title' },
            ].map(({ path, key }) => (
              <li>
                <a href={pagePath(c, path)}>{t(key)}</a>
              </li>
            ))}
            <li>
              <a href={pagePath(c, '/account')}>{t('Shop.Account.Title')}</a>
            </li>
            <li>
              <a href={pagePath(c, '/shoppingcarts')}>{t('Shop.Frame.Cart')}</a>
            </li>
            <li>
              <a href={`${app}/docs/`} lang="en" hreflang="en">
                Vitrine, the tags
              </a>
            </li>
          </ul>
          <consent-status>
            <a href={pagePath(c, '/pages/cookies')}>{t('Shop.Frame.Cookies')}</a>
          </consent-status>
        </nav>
      </div>
    </footer>
  )
}
