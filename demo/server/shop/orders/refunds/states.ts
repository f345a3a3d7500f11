/** How far a refund has come: asked, accepted, the goods received, paid back; or refused. */
export const refundStates = ['asked', 'accepted', 'received', 'paid', 'refused'] as const

/** One of `refundStates`. */
export type RefundState = (typeof refundStates)[number]

/** What staff may do next. A refusal needs a reason; what was paid back or refused stays so. */
const NEXT: Record<RefundState, readonly Exclude<RefundState, 'asked'>[]> = {
  asked: ['accepted', 'refused'],
  accepted: ['received', 'refused'],
  received: ['paid', 'refused'],
  paid: [],
  refused: [],
}

/** The states that a refund can be moved to. */
export const nextStates = (state: RefundState) => NEXT[state]

/** The most characters of what staff write to a step. */
export const longestNote = 500
