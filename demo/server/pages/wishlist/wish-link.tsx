/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { withQuery } from '../layout/links.ts'

/** The address of the wishlist modal for a variant (§2). */
export const wishPath = (c: ShopContext, variantId: number) =>
  withQuery(pagePath(c, '/catalog/wishlist/popup'), { productVariantId: variantId })

/** A page of a customer's lists, with one of them open. */
export const listPath = (c: ShopContext, id?: number) => withQuery(pagePath(c, '/catalog/wishlist/list'), { Id: id })

function Heart() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M10 17S3 12.6 3 7.6A3.9 3.9 0 0 1 10 5a3.9 3.9 0 0 1 7 2.6C17 12.6 10 17 10 17Z"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
    </svg>
  )
}

/** Puts a product on a list: a link to the modal's page. On cards the heart is alone. */
export function WishLink({ c, variantId, name, isShort = false }: WishLinkProps) {
  const { t } = c.var
  return (
    <modal-link class="wish-link" size="small">
      <a href={wishPath(c, variantId)} rel="nofollow">
        <Heart />
        <span class={isShort ? 'hidden-text' : undefined}>
          {isShort ? t('Pages.Wishlist.AddOf', { name }) : t('Pages.Wishlist.Add')}
        </span>
      </a>
    </modal-link>
  )
}

type WishLinkProps = { c: ShopContext; variantId: number; name: string; isShort?: boolean }
