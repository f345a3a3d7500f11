import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse, refuseJson } from '../../http/answers.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { longestName, passkeysPage } from '../../pages/security/passkeys-page.tsx'
import { returnPath } from '../../security/return-path.ts'
import { completeSignIn } from '../../shop/customers.ts'
import {
  addPasskey,
  mostPasskeys,
  ownerOfAnswer,
  passkeysOf,
  passkeyToAdd,
  passkeyToUse,
  relyingParty,
  removePasskey,
} from '../../shop/security/passkeys.ts'
import { twoFactorOf } from '../../shop/security/two-factor.ts'
import { proceed, withFields } from '../form.ts'
import { handleOf, owned, type Work } from '../owned.ts'
import { provePassword } from './password-proof.ts'

/**
 * POST `use` returns the browser's options for signing in, POST Credential, ReturnUrl to `signin` signs in. For a
 * customer: POST Name, CurrentPassword to `add` returns the browser's options for a new key, POST Name, Credential to
 * `keep` stores the key, POST Handle, CurrentPassword to `remove` deletes one.
 */
export const passkeyForms = new Hono<Shop>()

passkeyForms.post('/use', (c) => withFields(c, () => use(c)))
passkeyForms.post('/signin', (c) => withFields(c, (fields) => signIn(c, fields)))
passkeyForms.post('/add', (c) => owned(add)(c))
passkeyForms.post('/keep', (c) => owned(keep)(c))
passkeyForms.post('/remove', (c) => owned(remove)(c))

const path = (c: ShopContext, step = '') => pagePath(c, `/security/passkeys${step}`)

/** The browser's signed credential, which is JSON in a field. */
function credentialOf(fields: Fields): unknown {
  try {
    return JSON.parse(textOf(fields, 'Credential'))
  } catch {
    return undefined
  }
}

async function use(c: ShopContext): Promise<Response> {
  const party = relyingParty(c)
  if (!party) return refuseJson(c, 422, 'Answers.PasskeyHost')
  return c.json({ Passkey: 'get', Options: await passkeyToUse(c, party.id), Answer: path(c, '/signin') })
}

async function signIn(c: ShopContext, fields: Fields): Promise<Response> {
  const owner = await ownerOfAnswer(c, credentialOf(fields))
  if (!owner) return refuseJson(c, 422, 'Answers.Passkey')
  await completeSignIn(c, owner, false)
  return proceed(c, returnPath(textOf(fields, 'ReturnUrl'), c.get('app'), pagePath(c, '/account')))
}

const add: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  const party = relyingParty(c)
  const Name = textOf(fields, 'Name')
  const refused = (errors: Record<string, string>, message?: string, status: 422 | 429 = 422) =>
    passkeysPage(c, customer, { values: { Name }, errors, ...(message && { message }) }, status)
  const errors: Record<string, string> = {}
  if (Name === '') errors.Name = t('Shop.Form.Required')
  if (Name.length > longestName) errors.Name = t('Answers.TooLong', { count: longestName })
  if (!party) return refused(errors, t('Answers.PasskeyHost'))
  const isFull = (await passkeysOf(db, customer.id)).length >= mostPasskeys
  if (isFull) return refused(errors, t('Answers.PasskeysFull', { count: mostPasskeys }))
  if (Object.keys(errors).length > 0) return refused(errors)
  const refusal = await provePassword(c, customer, fields)
  if (refusal) return refused(refusal.state.errors, refusal.state.message, refusal.status)
  // The form was sent without the library, so that no script can continue with the options.
  if (!c.get('isFragment')) return refused(errors, t('Pages.Passkeys.NoScript'))
  return c.json({ Passkey: 'create', Options: await passkeyToAdd(c, customer, party.id), Answer: path(c, '/keep') })
}

const keep: Work = async (c, customer, fields) => {
  const name = textOf(fields, 'Name').slice(0, longestName) || c.get('t')('Pages.Passkeys.Title')
  if (!(await addPasskey(c, customer, name, credentialOf(fields)))) return refuseJson(c, 422, 'Answers.Passkey')
  leaveFlash(c, { kind: 'success', key: 'Pages.Passkeys.Added' })
  return proceed(c, path(c))
}

/** The last passkey cannot be removed while it is the second step of signing in. */
const remove: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  const handle = handleOf(fields)
  const keys = await passkeysOf(db, customer.id)
  const { isOn, method } = await twoFactorOf(db, customer.id)
  if (isOn && method === 'passkey' && keys.length === 1) {
    return passkeysPage(c, customer, { values: {}, errors: {}, message: t('Pages.Passkeys.Last') }, 422)
  }
  if (handle === undefined || !keys.some((key) => key.handle === handle)) return refuse(c, 404, 'Answers.Session')
  const refusal = await provePassword(c, customer, fields)
  if (refusal) return passkeysPage(c, customer, refusal.state, refusal.status, handle)
  await removePasskey(c, customer.id, handle)
  leaveFlash(c, { kind: 'success', key: 'Pages.Passkeys.Removed' })
  return proceed(c, path(c))
}
