import { Hono } from 'hono'
import type { Shop } from '../../context.ts'
import { refuseJson } from '../../http/answers.ts'
import { wholeNumber } from '../../http/body.ts'
import { voteFor } from '../../shop/catalogue/reviews/votes.ts'

/** POST {id}/helpful: a vote of the visitor for a review; a repeated one is counted once. */
export const reviewCalls = new Hono<Shop>()

reviewCalls.post('/:id/helpful', async (c) => {
  const vote = await voteFor(c, wholeNumber(c.req.param('id')) ?? 0)
  if (vote.state === 'counted') return c.json({ HelpfulCount: vote.helpful })
  return vote.state === 'own' ? refuseJson(c, 403, 'Reviews.OwnVote') : refuseJson(c, 404, 'Reviews.Unknown')
})
