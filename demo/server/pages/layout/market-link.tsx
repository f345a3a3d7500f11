/** @jsxImportSource hono/jsx */
import { intlCulture } from '../../../../runtime/text/locale.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { displayNames } from '../../culture/formatters.ts'
import { Icon } from './icons.tsx'

export const marketName = (c: ShopContext, type: 'currency' | 'region', code: string) =>
  displayNames(intlCulture(c.get('culture')), { type }).of(code) ?? code

export function MarketLink({ c }: { c: ShopContext }) {
  const { market, t } = c.var
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
