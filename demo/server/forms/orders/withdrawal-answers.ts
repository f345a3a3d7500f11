import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { translator } from '../../culture/strings.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { withdrawalsPage } from '../../pages/orders/withdrawal/withdrawals-page.tsx'
import { sendLetter } from '../../shop/account/letters.ts'
import { longestNote } from '../../shop/orders/refunds/states.ts'
import { settleWithdrawal } from '../../shop/orders/withdrawals/settle.ts'
import { isKey, type Withdrawal } from '../../shop/orders/withdrawals/withdrawals.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/**
 * Staff POST withdrawals/answer with Id, To (accepted or dismissed), Quantity-{line} of the returned units, and a Note,
 * which a dismissal requires. 403 for others.
 */
export const withdrawalAnswerForms = new Hono<Shop>()

withdrawalAnswerForms.post('/withdrawals/answer', (c) => owned(answer)(c))

const answer: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const [id, to, note] = [textOf(fields, 'Id'), textOf(fields, 'To'), textOf(fields, 'Note')]
  if (!isKey(id) || (to !== 'accepted' && to !== 'dismissed')) return refuse(c, 400, 'Answers.Unreadable')
  const state: FormState = { values: { ...valuesOf(fields), Id: id, Note: note }, errors: {} }
  const lines = linesIn(fields)
  if (to === 'dismissed' && note === '') state.errors.Note = t('Orders.Refund.NoteMissing')
  if (to === 'accepted' && lines.length === 0) state.errors.Note = t('Pages.Refund.Nothing')
  if (note.length > longestNote) state.errors.Note = t('Answers.TooLong', { count: longestNote })
  if (Object.keys(state.errors).length > 0) return withdrawalsPage(c, customer, state)
  const settled = await settleWithdrawal(db, id, { to, note, lines })
  if (settled.state === 'unknown') return refuse(c, 404, 'Orders.Withdrawal.Unknown')
  if (settled.state === 'settled') await writeLetter(c, settled.withdrawal)
  else leaveFlash(c, { kind: 'error', key: 'Orders.Withdrawal.Late' })
  return proceed(c, pagePath(c, '/sales/withdrawals'))
}

const QUANTITY = /^Quantity-([1-9]\d*)$/

const valuesOf = (fields: Fields) =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (QUANTITY.test(name) ? [[name, textOf(fields, name)]] : [])))

/** An invalid number counts as no units. */
const linesIn = (fields: Fields) =>
  Object.keys(fields).flatMap((name) => {
    const [, line] = QUANTITY.exec(name) ?? []
    const quantity = wholeNumber(fields[name])
    return line && quantity ? [{ lineId: Number(line), quantity }] : []
  })

/** Writes the shop's answer to the person who withdrew, in their language. */
async function writeLetter(c: ShopContext, { id, number, email, culture, state, note }: Withdrawal): Promise<void> {
  const t = translator(culture)
  const text = t(`Orders.Withdrawal.Letters.${state}`, { number })
  await sendLetter(c, {
    recipient: email,
    subject: t('Orders.Withdrawal.AnswerSubject', { number }),
    body: note === '' ? text : `${text}\n\n${note}`,
    link: `${c.get('app')}/${culture}/sales/withdrawal/receipt?key=${id}`,
  })
}
