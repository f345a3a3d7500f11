/** Paths below each culture that belong to one visitor or are not pages: carts, accounts, calls. */
const personal = ['shoppingcarts', 'checkout', 'account', 'security', 'sales', 'catalog/wishlist', 'pages/mailbox']

/**
 * Query parameters that show the same products in ever new combinations. The pages of a list and the variants of a
 * product stay open.
 */
const settings = ['q', 'filter', 'sort', 'display', 'pageSize', 'month']

/**
 * Returns the text of robots.txt: it excludes addresses that search engines need not visit, and names the sitemap.
 * `app` is the path prefix, `site` the address of the shop with that prefix.
 */
export function robotsText(app: string, site: string): string {
  const closed = [
    `${app}/api/`,
    `${app}/widget/`,
    `${app}/*/widget/`,
    ...personal.map((path) => `${app}/*/${path}`),
    ...settings.flatMap((name) => [`${app}/*?${name}=`, `${app}/*&${name}=`]),
  ]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
