import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf, wholeNumber } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { returnPath } from '../../security/return-path.ts'
import { voteFor } from '../../shop/catalogue/reviews/votes.ts'
import { proceed, withFields } from '../form.ts'

/** POST helpful with ReviewId, and ReturnUrl of the page that has the review. */
export const reviewVoteForm = new Hono<Shop>()

reviewVoteForm.post('/helpful', (c) => withFields(c, (fields) => vote(c, fields)))

async function vote(c: ShopContext, fields: Fields): Promise<Response> {
  const { state } = await voteFor(c, wholeNumber(fields.ReviewId) ?? 0)
  if (state === 'unknown') return refuse(c, 404, 'Reviews.Unknown')
  leaveFlash(
    c,
    state === 'own' ? { kind: 'error', key: 'Reviews.OwnVote' } : { kind: 'success', key: 'Reviews.Thanks' },
  )
  return proceed(c, returnPath(textOf(fields, 'ReturnUrl'), c.get('app'), pagePath(c, '/catalog')))
}
