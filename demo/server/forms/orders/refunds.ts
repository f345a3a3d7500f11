import { Hono } from 'hono'
import { type Customer, type FormState, freshForm, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { translator } from '../../culture/strings.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, readUpload, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { money } from '../../pages/layout/format.ts'
import { orderPath } from '../../pages/orders/order-state.tsx'
import { longestReason, refundPage } from '../../pages/orders/refund/refund-page.tsx'
import { refundsPage } from '../../pages/orders/refund/refunds-page.tsx'
import { sendLetter } from '../../shop/account/letters.ts'
import { findOrder, type OrderView } from '../../shop/orders/order-view.ts'
import { keepRefund } from '../../shop/orders/refunds/keep-refund.ts'
import { leftOf, whyNoRefund } from '../../shop/orders/refunds/left.ts'
import { moveRefund } from '../../shop/orders/refunds/move-refund.ts'
import { readPhotos } from '../../shop/orders/refunds/photos.ts'
import type { RefundView } from '../../shop/orders/refunds/refund-view.ts'
import { longestNote, refundStates } from '../../shop/orders/refunds/states.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/**
 * POST refund with Number, Quantity-{line}, Reason and files named Photos. Staff POST refunds/move with Id, From, To
 * and a Note, which a refusal requires.
 */
export const refundForms = new Hono<Shop>()

refundForms.post('/refund', (c) => takeRefund(c))
refundForms.post('/refunds/move', (c) => owned(move)(c))

async function takeRefund(c: ShopContext): Promise<Response> {
  const { customer } = c.var
  if (!customer) return askToSignIn(c)
  const body = await readUpload(c, 'Photos')
  return body.ok ? askRefund(c, customer, body) : refuse(c, body.status, body.key)
}

async function askRefund(
  c: ShopContext,
  customer: Customer,
  { fields, files }: { fields: Fields; files: File[] },
): Promise<Response> {
  const { culture, db, t } = c.var
  const order = await findOrder(db, { customerId: customer.id }, textOf(fields, 'Number'))
  if (order === undefined || order.topUp !== null) return refuse(c, 404, 'Answers.Order')
  if (await whyNoRefund(db, order)) return refundPage(c, customer, freshForm({ Number: order.number }))
  const { state, lines, reason } = await readRefund(c, order, fields)
  const photos = await readPhotos(files)
  if (!Array.isArray(photos)) state.errors.Photos = t(photos.key, photos.values)
  const isWrong = Object.keys(state.errors).length > 0 || state.message !== undefined
  if (isWrong || !Array.isArray(photos)) return refundPage(c, customer, withoutFiles(c, state, files))
  const amount = await keepRefund(db, { order, reason, lines, photos })
  // Another request was faster: the page shows how many units are left.
  if (amount === undefined)
    return refundPage(c, customer, withoutFiles(c, { ...state, message: t('Shop.Form.Check') }, files))
  const values = { number: order.number, amount: money(amount, culture, order.currency) }
  leaveFlash(c, { kind: 'success', key: 'Pages.Refund.Sent', values })
  return proceed(c, orderPath(c, order))
}

/** A browser does not fill file fields again, so the page asks for the files again. */
function withoutFiles({ var: { t } }: ShopContext, state: FormState, files: File[]): FormState {
  if (files.length === 0 || state.errors.Photos) return state
  return { ...state, errors: { ...state.errors, Photos: t('Orders.Refund.ChooseAgain') } }
}

async function readRefund(c: ShopContext, order: OrderView, fields: Fields) {
  const { t } = c.var
  const left = await leftOf(c.get('db'), order)
  const reason = textOf(fields, 'Reason')
  const state: FormState = { values: { Number: order.number, Reason: reason }, errors: {} }
  const lines = order.lines.flatMap(({ id }) => {
    const name = `Quantity-${id}`
    const typed = textOf(fields, name)
    state.values[name] = typed
    const quantity = typed === '' ? 0 : wholeNumber(typed)
    const most = left.get(id)?.units ?? 0
    if (quantity === undefined || quantity > most) state.errors[name] = t('Pages.Refund.Most', { count: most })
    return quantity ? [{ lineId: id, quantity }] : []
  })
  if (reason === '') state.errors.Reason = t('Shop.Form.Required')
  if (reason.length > longestReason) state.errors.Reason = t('Answers.TooLong', { count: longestReason })
  if (lines.length === 0) state.message = t('Pages.Refund.Nothing')
  return { state, lines, reason }
}

const move: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const [id, note] = [wholeNumber(fields.Id), textOf(fields, 'Note')]
  const from = refundStates.find((state) => state === textOf(fields, 'From'))
  const to = refundStates.find((state) => state === textOf(fields, 'To'))
  if (id === undefined || !from || !to || to === 'asked') return refuse(c, 400, 'Answers.Unreadable')
  const state: FormState = { values: { Id: String(id), Note: note }, errors: {} }
  if (to === 'refused' && note === '') state.errors.Note = t('Orders.Refund.NoteMissing')
  if (note.length > longestNote) state.errors.Note = t('Answers.TooLong', { count: longestNote })
  if (Object.keys(state.errors).length > 0) return refundsPage(c, customer, state)
  const moved = await moveRefund(db, id, { from, to, note })
  if (moved.state === 'unknown') return refuse(c, 404, 'Orders.Refund.Unknown')
  if (moved.state === 'moved') await writeLetter(c, moved.refund, note)
  else leaveFlash(c, { kind: 'error', key: `Orders.Refund.${moved.state === 'late' ? 'Late' : 'NotPaid'}` })
  return proceed(c, pagePath(c, '/sales/refunds'))
}

/** Writes to the customer, in their language, that the state of the refund has changed. */
async function writeLetter(c: ShopContext, refund: RefundView, note: string): Promise<void> {
  const { culture } = refund
  const t = translator(culture)
  const values = { number: refund.orderNumber, amount: money(refund.amount, culture, refund.currency) }
  const text = t(`Orders.Refund.Letters.${refund.state}`, values)
  await sendLetter(c, {
    recipient: refund.email,
    subject: t('Orders.Refund.LetterSubject', values),
    body: note === '' ? text : `${text}\n\n${note}`,
    link: `${c.get('app')}/${culture}/account/orders/${refund.orderNumber}`,
  })
}
