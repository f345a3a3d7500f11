/** What belongs to one visitor or is no page: carts, accounts, calls. Below each culture. */
const personal = ['shoppingcarts', 'checkout', 'account', 'security', 'sales', 'catalog/wishlist', 'pages/mailbox']

/** Settings of lists that multiply the same products without end. Pages of a list and variants of a product stay open. */
const settings = ['q', 'filter', 'sort', 'display', 'pageSize', 'month']

/**
 * The text of robots.txt: closes what search engines should not spend visits on, and says where the sitemap is. `app` is
 * the path prefix, `site` the address of the shop with it.
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
