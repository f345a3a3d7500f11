import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { translator } from '../../culture/strings.ts'
import { refuse } from '../../http/answers.ts'
import { textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { money } from '../../pages/layout/format.ts'
import { sendLetter } from '../../shop/account/letters.ts'
import { receiveTransfer, type Transfer } from '../../shop/orders/transfers.ts'
import { record } from '../../shop/security/audit.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/** Staff POST transfers/received with its Number. 403 for others. */
export const transferForms = new Hono<Shop>()

transferForms.post('/transfers/received', (c) => owned(receive)(c))

const receive: Work = async (c, customer, fields) => {
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const number = textOf(fields, 'Number')
  const receipt = await receiveTransfer(c.get('db'), number)
  if (receipt.state === 'unknown') return refuse(c, 404, 'Orders.Transfers.NotFound')
  if (receipt.state === 'received') {
    await record(c, 'transfer-received', customer.id, c.get('db'), number)
    await writeLetter(c, receipt.transfer)
    leaveFlash(c, { kind: 'success', key: 'Orders.Transfers.Done', values: { number } })
  } else leaveFlash(c, { kind: 'info', key: 'Orders.Transfers.Late', values: { number } })
  return proceed(c, pagePath(c, '/sales/transfers'))
}

/** Writes to the buyer, in their language, that the transfer has arrived. */
async function writeLetter(c: ShopContext, transfer: Transfer): Promise<void> {
  const { number, email, culture, firstName, isGuest, isTopUp } = transfer
  if (email === null) return
  const t = translator(culture)
  const values = { number, name: firstName, amount: money(transfer.amount, culture, transfer.currency) }
  await sendLetter(c, {
    recipient: email,
    subject: t(isTopUp ? 'Orders.Transfers.TopUpSubject' : 'Pages.OrderMail.PaidSubject', values),
    body: t(isTopUp ? 'Orders.Transfers.TopUp' : 'Pages.OrderMail.Paid', values),
    // A guest sees the order only in the session that placed it, so that the letter has no link.
    ...(!isGuest && { link: `${c.get('app')}/${culture}/account/${isTopUp ? 'prepaid' : `orders/${number}`}` }),
  })
}
