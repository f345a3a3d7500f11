/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { variantsInLists } from '../../shop/wishlists/lists.ts'
import { ownerOf } from '../../shop/wishlists/owner.ts'
import { withQuery } from '../layout/links.ts'

/** The address of the wishlist modal for a variant (§2). */
export const wishPath = (c: ShopContext, variantId: number) =>
  withQuery(pagePath(c, '/catalog/wishlist/popup'), { productVariantId: variantId })

export const listPath = (c: ShopContext, id?: number, page?: number) =>
  withQuery(pagePath(c, '/catalog/wishlist/list'), { Id: id, pageindex: page === 1 ? undefined : page })

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

const wishedVariants = new WeakMap<ShopContext, Promise<ReadonlySet<number>>>()

/** The variants in the visitor's lists, read once for each request. */
export function wishedOf(c: ShopContext): Promise<ReadonlySet<number>> {
  const [db, session] = [c.get('db'), c.get('session')]
  const known =
    wishedVariants.get(c) ??
    (session.id === null ? Promise.resolve(new Set<number>()) : variantsInLists(db, ownerOf(c)))
  wishedVariants.set(c, known)
  return known
}

/** Adds a product to a list: a link to the modal's page. On cards only the heart is shown. */
export const WishLink = async (props: WishLinkProps) => (
  <PlainWishLink {...props} isPresent={(await wishedOf(props.c)).has(props.variantId)} />
)

/** The same, with what is known of the visitor's lists. */
export function PlainWishLink({
  c,
  variantId,
  name,
  isShort = false,
  isPresent,
}: WishLinkProps & { isPresent: boolean }) {
  const t = c.get('t')
  return (
    <wishlist-button class="wish-link" product-variant-id={variantId} present={isPresent || undefined}>
      <a href={wishPath(c, variantId)} rel="nofollow">
        <Heart />
        <span class={isShort ? 'hidden-text' : undefined}>
          <span data-part="label">{t(isPresent ? 'Pages.Wishlist.Present' : 'Pages.Wishlist.Add')}</span>
          {isShort && <span>{` – ${name}`}</span>}
        </span>
      </a>
    </wishlist-button>
  )
}

type WishLinkProps = { c: ShopContext; variantId: number; name: string; isShort?: boolean }
