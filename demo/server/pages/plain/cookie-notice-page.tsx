/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { cookieName, readCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

const path = '/pages/cookie-notice'

const chapters = ['When', 'Kept'] as const

/** The notice of a shop that asks for no consent; its button also works without JavaScript. */
function Notice({ c }: { c: ShopContext }) {
  const t = c.get('t')
  return (
    <cookie-law cookie-name={cookieName(c, shopCookies.cookieLaw)}>
      <p>
        {t('Content.CookieNotice.Text')} <a href={pagePath(c, '/pages/cookies')}>{t('Pages.Cookies.Title')}</a>
      </p>
      <form method="post" action={pagePath(c, path)}>
        <button class="button" data-small type="submit">
          {t('CookieLaw.Understood')}
        </button>
      </form>
    </cookie-law>
  )
}

/** An example of a shop that only informs about cookies: this shop asks for consent, by the banner of all its pages. */
export function cookieNoticePage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  const [title, lead] = [t('Content.CookieNotice.Title'), t('Content.CookieNotice.Lead')]
  const body = (
    <>
      <Trail c={c} steps={[{ name: t('Pages.Cookies.Title'), path: pagePath(c, '/pages/cookies') }]} here={title} />
      <article class="prose">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
        </header>
        {chapters.map((chapter) => (
          <section>
            <h2>{t(`Content.CookieNotice.${chapter}`)}</h2>
            <p>{t(`Content.CookieNotice.${chapter}Text`)}</p>
          </section>
        ))}
        {/* Loads the whole page: the tag stores in the page that the notice was closed. */}
        <form class="no-ajax" method="post" action={pagePath(c, path)}>
          <button class="button" data-quiet type="submit" name="Again" value="true">
            {t('Content.CookieNotice.Again')}
          </button>
        </form>
      </article>
      {readCookie(c, shopCookies.cookieLaw) === undefined && <Notice c={c} />}
    </>
  )
  return answerPage(c, { title, description: lead, canonical: path, body })
}
