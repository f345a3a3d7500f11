/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { cookieName } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { answerPage } from '../layout/document.tsx'
import { plural } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'

/** Names that begin with `vitrine:` or `vitrine.` are in the storage of the browser, the others are cookies. */
const kept = [
  { name: 'vitrine-session', text: 'Session', days: 90 },
  { name: 'vitrine-flash', text: 'Flash', life: 'Minute' },
  { name: 'vitrine-seen', text: 'Seen', life: 'Browser', kind: 'Preferences' },
  { name: 'cookie-consent', text: 'Consent', days: 365 },
  { name: 'cookie-law', text: 'Notice', days: 365 },
  { name: 'notShow', text: 'Popups', days: 400 },
  { name: 'vitrine-kept', text: 'Kept', days: 400 },
  { name: 'vitrine:strings', text: 'Texts', life: 'Tab' },
  { name: 'vitrine.checkout', text: 'Draft', life: 'Tab' },
  { name: 'vitrine.purchases', text: 'Purchases', life: 'Own' },
] as const

/** The name in the visitor's browser: behind https some cookies have a prefix. */
function shownName(c: ShopContext, name: string): string {
  const cookie = Object.values(shopCookies).find((one) => one.name === name)
  return cookie ? cookieName(c, cookie) : name
}

const categories = ['Preferences', 'Statistics', 'Marketing']

function Kept({ c }: { c: ShopContext }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  return (
    <table class="lines" data-stacked>
      <caption class="hidden-text">{t('Pages.Cookies.Title')}</caption>
      <thead>
        <tr>
          {['Name', 'Purpose', 'Life', 'Kind'].map((name) => (
            <th scope="col" data-wide={name === 'Kind' ? '' : undefined}>
              {t(`Pages.Cookies.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kept.map((one) => (
          <tr>
            <th scope="row">
              <code>{shownName(c, one.name)}</code>
            </th>
            <td>{t(`Pages.Cookies.${one.text}`)}</td>
            <td>
              {'days' in one ? plural(t, culture, 'Pages.Cookies.Days', one.days) : t(`Pages.Cookies.${one.life}`)}
            </td>
            <td data-wide>{t(`Pages.Cookies.${'kind' in one ? one.kind : 'Needed'}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The page about cookies: all that the shop stores, and the purposes that need consent; also opened in a modal. */
export function cookiesPage(c: ShopContext): Promise<Response> {
  const t = c.get('t')
  const title = t('Pages.Cookies.Title')
  const body = (
    <>
      {!c.get('isFragment') && <Trail c={c} steps={[]} here={title} />}
      <article class="prose" data-broad>
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{t('Pages.Cookies.Lead')}</p>
        </header>
        <Kept c={c} />
        <section id="choices">
          <h2>{t('Pages.Cookies.Choices')}</h2>
          <consent-status />
          <dl>
            {categories.map((category) => (
              <>
                <dt>{t(`Pages.Cookies.${category}`)}</dt>
                <dd>{t(`Pages.Cookies.${category}Text`)}</dd>
              </>
            ))}
          </dl>
        </section>
        <p>
          <a href={pagePath(c, '/pages/cookie-notice')}>{t('Content.CookieNotice.Title')}</a>
        </p>
      </article>
    </>
  )
  return answerPage(c, { title, description: t('Pages.Cookies.Lead'), canonical: '/pages/cookies', body })
}
