import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { textOf } from '../../http/body.ts'
import { dropCookie, giveCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { withFields } from '../form.ts'

/** For so many seconds the notice is away, as the tag keeps it (§9). */
const lifetime = 8760 * 60 * 60

/** The notice about cookies where no script runs: POST /pages/cookie-notice says that it was understood; with Again it is shown anew. */
export const cookieNoticeForm = new Hono<Shop>()

cookieNoticeForm.post('/cookie-notice', (c) =>
  withFields(c, async (fields) => {
    if (textOf(fields, 'Again') === 'true') dropCookie(c, shopCookies.cookieLaw)
    else giveCookie(c, shopCookies.cookieLaw, 'true', lifetime)
    return c.redirect(pagePath(c, '/pages/cookie-notice'), 303)
  }),
)
