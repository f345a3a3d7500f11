/** @jsxImportSource hono/jsx */
import type { Variant } from '../../../../data/catalogue/variants.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { withQuery } from '../../layout/links.ts'
import { WishLink } from '../../wishlist/wish-link.tsx'

/** A variant that is sold out has a link to the notification request. */
export function VariantLinks({ c, name, variant }: { c: ShopContext; name: string; variant: Variant }) {
  const query = { productVariantId: variant.id }
  return (
    <p class="variant-links">
      <WishLink c={c} variantId={variant.id} name={name} />
      {!variant.isInStock && (
        <stock-notify product-variant-id={variant.id}>
          <a href={withQuery(pagePath(c, '/catalog/stocknotification/subscribe'), query)} rel="nofollow">
            {c.get('t')('Pages.StockRequest.Ask')}
          </a>
        </stock-notify>
      )}
    </p>
  )
}
