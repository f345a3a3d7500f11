/** @jsxImportSource hono/jsx */
import { type Child, Fragment } from 'hono/jsx'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { pagePath, type ShopContext } from '../../context.ts'
import { stopIfLeft } from '../../http/connections/left.ts'
import { answerHtml } from '../../http/html.ts'
import { Footer } from './footer.tsx'
import { bareFrame, type Frame, loadFrame } from './frame.ts'
import { Head, type Page } from './head.tsx'
import { Header } from './header.tsx'
import { pathInCulture } from './links.ts'
import { Remedies } from './remedies.tsx'

/** Milliseconds that a page fades out and in; the shop's own choice (§9). */
const animationDelay = 250

function Notices({ c }: { c: ShopContext }) {
  return (
    <notice-stack>
      {c
        .get('flash')
        .map(({ kind, key, values, remedy }) => !remedy && <p data-kind={kind}>{c.get('t')(key, values)}</p>)}
    </notice-stack>
  )
}

/** The part of the page that an in-page visit replaces. With PAGE_LOADER=off every page is loaded whole. */
function PageArea({ c, children }: { c: ShopContext; children: Child }) {
  const area = (
    <main id="page" tabindex={-1}>
      <Remedies c={c} />
      {children}
    </main>
  )
  return c.get('hasPageLoader') ? <page-loader delay={animationDelay}>{area}</page-loader> : area
}

function Document({ c, page, frame }: { c: ShopContext; page: Page; frame: Frame }) {
  const isHome = pathInCulture(c).split('?')[0] === '/'
  return (
    <html lang={c.get('culture')} class={page.kind}>
      <Head c={c} page={page} />
      <body class={isHome ? 'home-page' : undefined}>
        <loading-bar />
        <a class="skip-link" href="#page">
          {c.get('t')('Shop.Frame.Skip')}
        </a>
        <consent-banner>
          <a slot="policy" href={pagePath(c, '/pages/cookies')}>
            {c.get('t')('Shop.Frame.Cookies')}
          </a>
        </consent-banner>
        <Header c={c} frame={frame} />
        <PageArea c={c}>{page.body}</PageArea>
        <Footer c={c} frame={frame} />
        <Notices c={c} />
        <cart-confirm href={pagePath(c, '/shoppingcarts')} />
        <consent-modal />
      </body>
    </html>
  )
}

/** Returns a page: the whole document, or only the content of `<main>` if the library requests that. */
export async function answerPage(c: ShopContext, page: Page, status: ContentfulStatusCode = 200): Promise<Response> {
  stopIfLeft(c)
  c.header('Vary', 'X-Page-Target, Cookie, Accept-Language, Accept-Encoding')
  if (c.get('isFragment')) return answerHtml(c, `${await (<Fragment>{page.body}</Fragment>).toString()}`, status)
  const frame = status === 503 ? bareFrame(c) : await loadFrame(c)
  stopIfLeft(c)
  const document = <Document c={c} page={page} frame={frame} />
  return answerHtml(c, `<!DOCTYPE html>${await document.toString()}`, status)
}
