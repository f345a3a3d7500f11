import { Hono } from 'hono'
import { pagePath, type Shop } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { leaveFlash } from '../../http/flash.ts'
import { record } from '../../shop/security/audit.ts'
import { forgetDevices } from '../../shop/security/devices.ts'
import { endOtherSessions } from '../../shop/security/sessions.ts'
import { proceed } from '../form.ts'
import { handleOf, owned, type Work } from '../owned.ts'

/** POST Handle to `end` or `forget`, or no field to `endothers`. */
export const sessionForms = new Hono<Shop>()

sessionForms.post('/end', (c) => owned(end)(c))
sessionForms.post('/endothers', (c) => owned(endOthers)(c))
sessionForms.post('/forget', (c) => owned(forget)(c))

const end: Work = async (c, customer, fields) => {
  const handle = handleOf(fields)
  const count = handle === undefined ? 0 : await endOtherSessions(c, c.get('db'), customer.id, handle)
  // The session belongs to somebody else, or has already ended.
  if (count === 0) return refuse(c, 404, 'Answers.Session')
  await record(c, 'session-ended', customer.id)
  leaveFlash(c, { kind: 'success', key: 'Pages.Sessions.Ended' })
  return proceed(c, pagePath(c, '/account/sessions'))
}

const endOthers: Work = async (c, customer) => {
  if ((await endOtherSessions(c, c.get('db'), customer.id)) > 0) await record(c, 'sessions-ended', customer.id)
  leaveFlash(c, { kind: 'success', key: 'Pages.Sessions.EndedAll' })
  return proceed(c, pagePath(c, '/account/sessions'))
}

const forget: Work = async (c, customer, fields) => {
  const handle = handleOf(fields)
  const count = handle === undefined ? 0 : await forgetDevices(c.get('db'), customer.id, handle)
  if (count === 0) return refuse(c, 404, 'Answers.Session')
  await record(c, 'device-forgotten', customer.id)
  leaveFlash(c, { kind: 'success', key: 'Pages.Sessions.Forgotten' })
  return proceed(c, pagePath(c, '/account/sessions'))
}
