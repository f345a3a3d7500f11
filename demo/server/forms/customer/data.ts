import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { type Customer, type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { type DataForm, dataPage } from '../../pages/account/customer/data-page.tsx'
import { lastQuestionPage } from '../../pages/account/customer/last-question-page.tsx'
import { sendLetter } from '../../shop/account/letters.ts'
import { endSession } from '../../shop/account/sessions.ts'
import { attemptKey } from '../../shop/cart/find-cart.ts'
import { beginDeletion, isDeletionOf } from '../../shop/customer/privacy/deletion.ts'
import { eraseCustomer } from '../../shop/customer/privacy/erase.ts'
import { exportText, personOf } from '../../shop/customer/privacy/export.ts'
import { lettersTo } from '../../shop/customer/profile.ts'
import { proveOwner } from '../../shop/customer/proof.ts'
import { releaseUnwanted } from '../../shop/orders/promises.ts'
import { owned } from '../owned.ts'
import { passwordOf } from '../security/password.ts'
import { waitMessage } from '../security/wait.ts'

/**
 * POST export with CurrentPassword (and Code) downloads the data, POST delete asks for confirmation, POST
 * delete/confirm with Token deletes the account.
 */
export const dataForms = new Hono<Shop>()

dataForms.post('/export', (c) => owned(withProof('export', download))(c))
dataForms.post('/delete', (c) => owned(withProof('delete', ask))(c))
dataForms.post('/delete/confirm', (c) => owned(erase)(c))

type Go = (c: ShopContext, customer: Customer) => Promise<Response>

const withProof = (form: DataForm, go: Go) => async (c: ShopContext, customer: Customer, fields: Fields) => {
  const { t } = c.var
  const proof = await proveOwner(c, customer, passwordOf(fields, 'CurrentPassword'), textOf(fields, 'Code'))
  if (proof.state === 'right') return go(c, customer)
  const refused = (more: Partial<FormState>, status: 422 | 429) =>
    dataPage(c, customer, { form, state: { values: {}, errors: {}, ...more } }, status)
  if (proof.state === 'too-often') return refused({ message: waitMessage(c, proof.waitSeconds) }, 429)
  if (proof.state === 'stopped') return refused({ message: t('Answers.CodesStopped') }, 422)
  if (proof.state === 'code-sent') {
    return refused({ message: t('Pages.TwoFactor.Sent', { email: customer.email }) }, 422)
  }
  const text = t(proof.field === 'Code' ? 'Answers.Code' : 'Customer.Profile.PasswordWrong')
  return refused({ errors: { [proof.field]: text } }, 422)
}

/** Streams the file while the data are read. */
async function download(c: ShopContext, { id }: Customer): Promise<Response> {
  const { db, t } = c.var
  const person = await personOf(db, id)
  const day = new Date().toISOString().slice(0, 10)
  c.header('Content-Type', 'application/json; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="atelier-vitrine-${day}.json"`)
  c.header('Cache-Control', 'no-store')
  return stream(c, async (out) => {
    for await (const part of exportText(db, person, t)) {
      if (out.aborted) return
      await out.write(part)
    }
  })
}

const ask: Go = async (c, customer) => lastQuestionPage(c, await beginDeletion(c.get('db'), customer))

async function erase(c: ShopContext, customer: Customer, fields: Fields): Promise<Response> {
  const { db } = c.var
  if (!(await isDeletionOf(db, customer, textOf(fields, 'Token')))) {
    leaveFlash(c, { kind: 'error', key: 'Customer.Data.TooLate' })
    return c.redirect(pagePath(c, '/account/data'), 303)
  }
  const t = await lettersTo(c, customer.id)
  const attempt = await attemptKey(db, c.get('session'))
  if ((await eraseCustomer(db, customer.id)) === 'kept') return c.redirect(pagePath(c, '/account/data'), 303)
  await releaseUnwanted(db, attempt)
  await endSession(c)
  await sendLetter(c, {
    recipient: customer.email,
    subject: t('Customer.Data.Letter.Subject'),
    body: t('Customer.Data.Letter.Body'),
  })
  leaveFlash(c, { kind: 'success', key: 'Customer.Data.Deleted' })
  return c.redirect(pagePath(c, '/'), 303)
}
