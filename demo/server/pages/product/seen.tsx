/** @jsxImportSource hono/jsx */
import { type ListItem, listItems } from '../../../data/catalogue/products.ts'
import type { ShopContext } from '../../context.ts'
import { dropCookie, giveCookie, readCookie } from '../../http/cookies.ts'
import { presentConsent, shopCookies } from '../../http/shop-cookies.ts'
import { ListPrice } from '../catalog/product-parts.tsx'
import { productPath } from '../layout/links.ts'
import { Photo } from '../layout/photo.tsx'

const mostSeen = 12

/** No id has more digits. */
const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Whether the visitor allows the shop to store preferences, by the choice that the consent tags stored (§3). */
const allowsPreferences = (c: ShopContext): boolean => presentConsent(c)?.value.preferences ?? false

/** The product of the previous page: a prefetched page is not requested again when it is opened. */
function cameFrom(c: ShopContext): string[] {
  const referrer = c.req.header('Referer') ?? ''
  if (!URL.canParse(referrer)) return []
  const { host, pathname } = new URL(referrer)
  if (host !== c.req.header('Host') || !pathname.startsWith(`${c.get('app')}/`)) return []
  const id = /^\/[a-z]{2}\/catalog\/product\/(\d+)(\/|$)/.exec(pathname.slice(c.get('app').length))?.[1]
  return id !== undefined && isId(id) ? [id] : []
}

/**
 * The products that the visitor saw last, the last first, without the one of the page, which is stored from now on. A
 * prefetched page does not count as seen. Nothing is stored for a visitor who does not allow preferences.
 */
export async function seenProducts(c: ShopContext, id?: number): Promise<ListItem[]> {
  const text = readCookie(c, shopCookies.seen)
  if (!allowsPreferences(c)) {
    if (text !== undefined) dropCookie(c, shopCookies.seen)
    return []
  }
  const kept = text?.split('.') ?? []
  const before = [...new Set([...cameFrom(c), ...kept])]
  const isAhead = /prefetch/.test(c.req.header('X-Sec-Purpose') ?? c.req.header('Sec-Purpose') ?? '')
  const seen = isAhead || id === undefined ? before : [...new Set([String(id), ...before])]
  const newest = seen.slice(0, mostSeen).join('.')
  if (newest !== (text ?? '')) giveCookie(c, shopCookies.seen, newest)
  const others = before.map(Number).filter((one) => one !== id)
  return listItems(c.get('db'), others.slice(0, mostSeen - 1), c.var)
}

/** The last seen products, as small cards side by side; nothing on a first page. */
export function Seen({ c, products }: { c: ShopContext; products: ListItem[] }) {
  if (products.length === 0) return null
  return (
    <section class="seen" aria-labelledby="seen">
      <div class="band-head">
        <h2 id="seen">{c.get('t')('Shop.Product.Seen')}</h2>
      </div>
      <ul>
        {products.map((product) => (
          <li>
            <a href={productPath(c, product, product.askedVariantId)}>
              <Photo c={c} photo={product.photo} alt="" sizes="(width < 44rem) 40vw, 160px" priority="lazy" />
              {product.name}
            </a>
            <p class="price-line">
              <ListPrice c={c} product={product} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
