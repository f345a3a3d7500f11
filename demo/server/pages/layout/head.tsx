/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { cultures } from '../../../data/cultures.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { cookieName } from '../../http/cookies.ts'
import { consentStamp, shopCookies } from '../../http/shop-cookies.ts'
import { scriptJson } from './format.ts'

export type Page = {
  title: string
  description?: string
  /** Behind `/{culture}`, with the query that matters; absent on pages that search engines should leave out. */
  canonical?: string
  /** Facts for search engines (schema.org); printed as JSON-LD. */
  facts?: object[]
  /** A picture for the previews of shared links. */
  image?: string
  /** The class of the root element, for rules of a kind of page: with `:has()` they would restyle it at each change. */
  kind?: 'list-page' | 'product-page' | 'basket-page' | 'checkout-page'
  body: Child
}

export const shopName = 'Atelier Vitrine'

/** The addresses of the page in every culture, for search engines. French is the default. */
function Alternates({ c, canonical }: { c: ShopContext; canonical: string }) {
  const [site, culture] = [c.get('site'), c.get('culture')]
  const address = (language: string) => `${site}/${language}${canonical}`
  return (
    <>
      <link rel="canonical" href={address(culture)} />
      {cultures.map((language) => (
        <link rel="alternate" hreflang={language} href={address(language)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={canonical === '/' ? `${site}/` : address('fr')} />
      <meta property="og:url" content={address(culture)} />
    </>
  )
}

/** The tag manager's queue. All purposes are denied until the visitor chooses; the consent tags then update them. */
const dataLayer = `window.dataLayer = window.dataLayer || []
function gtag() { dataLayer.push(arguments) }
gtag('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' })`

function Settings({ c }: { c: ShopContext }) {
  const [app, site, culture] = [c.get('app'), c.get('site'), c.get('culture')]
  const name = cookieName(c, shopCookies.consent)
  const cookie = name !== shopCookies.consent.name && { consentCookieName: name }
  const settings = { appPath: app, site, culture, theme: 'Atelier', loginMode: 'modal', consentStamp, ...cookie }
  return (
    <script type="application/json" id="shop-settings">
      {raw(scriptJson(settings))}
    </script>
  )
}

export function Head({ c, page }: { c: ShopContext; page: Page }) {
  const [app, nonce, site] = [c.get('app'), c.get('nonce'), c.get('site')]
  const title = page.title === shopName ? shopName : `${page.title} – ${shopName}`
  return (
    <head>
      <meta charset="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
      />
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7f2e8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:site_name" content={shopName} />
      {page.image && <meta property="og:image" content={`${new URL(site).origin}${page.image}`} />}
      {page.canonical ? <Alternates c={c} canonical={page.canonical} /> : <meta name="robots" content="noindex" />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={c.get('t')('Pages.News.Title')}
        href={pagePath(c, '/news/feed.xml')}
      />
      <link rel="icon" href={`${app}/theme/images/favicon.svg`} type="image/svg+xml" />
      {['newsreader-latin-400', 'figtree-latin-wght'].map((name) => (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
          href={`${app}/theme/fonts/${name}-normal.woff2`}
        />
      ))}
      <link rel="stylesheet" href={`${app}/vitrine/vitrine.css`} />
      <link rel="stylesheet" href={`${app}/theme/theme.css`} />
      <Settings c={c} />
      <script nonce={nonce}>{raw(dataLayer)}</script>
      {/* Counts visits if the visitor allows statistics: an example of a measuring service. */}
      <script type="text/plain" data-consent="statistics" nonce={nonce}>
        {raw("dataLayer.push({ event: 'statistics_allowed' })")}
      </script>
      {page.facts?.map((facts) => (
        <script type="application/ld+json">{raw(scriptJson(facts))}</script>
      ))}
      <script type="module" src={`${app}/vitrine/vitrine.js`} nonce={nonce} />
    </head>
  )
}

export const trailFacts = (c: ShopContext, steps: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: c.get('t')('Shop.Frame.Home'), path: pagePath(c, '/') }, ...steps].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.name,
    item: `${new URL(c.get('site')).origin}${step.path}`,
  })),
})
