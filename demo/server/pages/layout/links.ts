import { pagePath, type ShopContext } from '../../context.ts'

/** A list's query parameters (§2); a missing one has its default. */
export type ListQuery = Record<string, string | number | undefined>

export const productPath = (c: ShopContext, product: { id: number; slug: string }, variantId?: number) =>
  pagePath(c, `/catalog/product/${product.id}/${product.slug}${variantId === undefined ? '' : `?variant=${variantId}`}`)

export const categoryPath = (c: ShopContext, category: { id: number; slug: string }) =>
  pagePath(c, `/catalog/category/${category.id}/${category.slug}`)

/** The list of a brand's products: all products, narrowed by the filter. */
export const brandPath = (c: ShopContext, brand: { id: number }) =>
  withQuery(pagePath(c, '/catalog'), { filter: JSON.stringify({ Brand: [brand.id] }) })

export function withQuery(path: string, query: ListQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}

/** The path and query of this request behind `/{culture}`, which the links of the languages keep. */
export function pathInCulture(c: ShopContext): string {
  const { pathname, search } = new URL(c.req.url)
  const root = pagePath(c, '')
  return pathname === root || pathname.startsWith(`${root}/`) ? `${pathname.slice(root.length) || '/'}${search}` : '/'
}

/** The sign-in page, with the way back to this page. */
export const loginPath = (c: ShopContext) =>
  withQuery(pagePath(c, '/security/login'), { returnUrl: pagePath(c, pathInCulture(c)) })
