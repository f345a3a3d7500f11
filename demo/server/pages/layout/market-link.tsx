/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { displayNames, localeOf } from '../../culture/formatters.ts'
import { Icon } from './icons.tsx'

export const marketName = (c: ShopContext, type: 'currency' | 'region', code: string) =>
  displayNames(localeOf(c.get('culture')), { type }).of(code) ?? code

export function MarketLink({ c }: { c: ShopContext }) {
  const [market, t] = [c.get('market'), c.get('t')]
  return (
    <modal-link class="market" size="small">
      <a href={pagePath(c, '/market')}>
        <Icon name="globe" />
        <span class="hidden-text">{t('Basket.Market.Title')} : </span>
        <span data-page-part="market">
          {marketName(c, 'region', market.country)} · {market.currency}
        </span>
      </a>
    </modal-link>
  )
}
