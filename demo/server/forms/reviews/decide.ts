import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { translator } from '../../culture/strings.ts'
import { refuse } from '../../http/answers.ts'
import { textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { moderationPage } from '../../pages/product/reviews/moderation-page.tsx'
import { sendLetter } from '../../shop/account/letters.ts'
import { decideReview, type ReadReview } from '../../shop/catalogue/reviews/moderation.ts'
import { longestNote } from '../../shop/orders/refunds/states.ts'
import { proceed } from '../form.ts'
import { owned, type Work } from '../owned.ts'

/**
 * Staff POST reviews/decide with Id, From and Sent (what they saw: its state, and when it was sent), To (published or
 * refused), a public Answer, and a Note to the customer, which a refusal requires. 403 for others.
 */
export const reviewDecideForm = new Hono<Shop>()

reviewDecideForm.post('/reviews/decide', (c) => owned(decide)(c))

const states = ['waiting', 'published', 'refused'] as const

const decide: Work = async (c, customer, fields) => {
  const { db, t } = c.var
  if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
  const [id, sentAt] = [wholeNumber(fields.Id), new Date(textOf(fields, 'Sent'))]
  const [answer, note] = [textOf(fields, 'Answer'), textOf(fields, 'Note')]
  const from = states.find((state) => state === textOf(fields, 'From'))
  const to = states.find((state) => state === textOf(fields, 'To'))
  if (id === undefined || Number.isNaN(sentAt.getTime()) || !from || !to || to === 'waiting')
    return refuse(c, 400, 'Answers.Unreadable')
  const state: FormState = { values: { Id: String(id), Answer: answer, Note: note }, errors: {} }
  if (to === 'refused' && note === '') state.errors.Note = t('Orders.Refund.NoteMissing')
  if (note.length > longestNote) state.errors.Note = t('Answers.TooLong', { count: longestNote })
  if (answer.length > longestNote) state.errors.Answer = t('Answers.TooLong', { count: longestNote })
  if (Object.keys(state.errors).length > 0) return moderationPage(c, customer, state)
  const decided = await decideReview(db, id, { from, sentAt, to, answer, note })
  if (decided.state === 'unknown') return refuse(c, 404, 'Reviews.Unknown')
  if (decided.state === 'late') leaveFlash(c, { kind: 'error', key: 'Reviews.Late' })
  if (decided.state === 'decided' && from !== to) await writeLetter(c, decided.review)
  return proceed(c, pagePath(c, '/sales/reviews'))
}

/** Writes to the customer, in the language of the review, that it was published, or why it was refused. */
async function writeLetter(c: ShopContext, { culture, email, note, productId, productName, slug, state }: ReadReview) {
  if (email === null) return
  const t = translator(culture)
  const text = t(`Reviews.Letters.${state === 'published' ? 'published' : 'refused'}`, { name: productName })
  await sendLetter(c, {
    recipient: email,
    subject: t('Reviews.WriteTitle', { name: productName }),
    body: note === '' ? text : `${text}\n\n${note}`,
    link: `${c.get('app')}/${culture}/catalog/product/${productId}/${slug}#reviews`,
  })
}
