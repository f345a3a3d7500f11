import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { confirmPage } from '../../pages/security/confirm-page.tsx'
import { confirmAddress, isConfirmed, ownerOfLink, writeConfirmation } from '../../shop/account/confirmation.ts'
import { record } from '../../shop/security/audit.ts'
import { withFields } from '../form.ts'
import { proveLink } from './password-proof.ts'
import { waitMinutes } from './wait.ts'

/**
 * POST Token confirms the e-mail (with CurrentPassword if the customer is not signed in). Without a Token the signed-in
 * customer gets another letter.
 */
export const confirmForms = new Hono<Shop>()

confirmForms.post('/confirm', (c) => withFields(c, (fields) => confirm(c, fields)))

async function confirm(c: ShopContext, fields: Fields): Promise<Response> {
  const { customer, db } = c.var
  const token = textOf(fields, 'Token')
  if (token === '' && customer) {
    const attempt = (await isConfirmed(db, customer.id)) || (await writeConfirmation(c, customer))
    if (attempt === true || attempt.isAllowed) leaveFlash(c, { kind: 'success', key: 'Pages.Confirm.Again' })
    else leaveFlash(c, { kind: 'error', key: 'Answers.TooManyAttempts', values: waitMinutes(attempt.waitSeconds) })
    return c.redirect(pagePath(c, '/account'), 303)
  }
  const owner = await ownerOfLink(db, token)
  // The page itself reports that a link was used or has expired.
  if (!owner) return confirmPage(c, token)
  const refusal = await proveLink(c, owner, fields)
  if (refusal) return confirmPage(c, token, refusal)
  const isDone = await db.transaction().execute((trx) => confirmAddress(c, trx, owner))
  if (isDone) await record(c, 'address-confirmed', owner.id)
  leaveFlash(c, isDone ? { kind: 'success', key: 'Pages.Confirm.Done' } : { kind: 'error', key: 'Pages.Confirm.Taken' })
  return c.redirect(pagePath(c, customer ? '/account' : '/security/login'), 303)
}
