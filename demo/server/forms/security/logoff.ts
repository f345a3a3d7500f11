import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { logoffPage } from '../../pages/account/logoff-page.tsx'
import { signOff } from '../../shop/customers.ts'
import { proceed } from '../form.ts'

/** Signing off (ACCOUNT-12): by the button, or by a link on a page of this shop. */
export const logoffForm = new Hono<Shop>()

logoffForm.post('/logoff', async (c) => {
  await signOff(c)
  return proceed(c, pagePath(c, '/'))
})

/** A link from another site, or a browser that prefetches, gets only the page with the button. */
logoffForm.get('/logoff', async (c) => {
  const isAhead = (c.req.header('Sec-Purpose') ?? '').includes('prefetch')
  c.header('Cache-Control', 'no-store')
  if (c.req.header('Sec-Fetch-Site') !== 'same-origin' || isAhead || c.req.method === 'HEAD') return logoffPage(c)
  await signOff(c)
  return proceed(c, pagePath(c, '/'))
})
