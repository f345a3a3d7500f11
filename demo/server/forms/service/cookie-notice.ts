import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { textOf } from '../../http/body.ts'
import { dropCookie, giveCookie } from '../../http/cookies.ts'
import { shopCookies } from '../../http/shop-cookies.ts'
import { withFields } from '../form.ts'

/** Seconds, the same as in the tag (§9). */
const lifetime = 8760 * 60 * 60

/** POST /pages/cookie-notice hides the notice; with Again it is shown again. */
export const cookieNoticeForm = new Hono<Shop>()

cookieNoticeForm.post('/cookie-notice', (c) =>
  withFields(c, async (fields) => {
    if (textOf(fields, 'Again') === 'true') dropCookie(c, shopCookies.cookieLaw)
    else giveCookie(c, shopCookies.cookieLaw, 'true', lifetime)
    return c.redirect(pagePath(c, '/pages/cookie-notice'), 303)
  }),
)
