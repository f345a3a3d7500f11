/** The states of a refund: asked, accepted, goods received, paid back; or refused. */
export const refundStates = ['asked', 'accepted', 'received', 'paid', 'refused'] as const

export type RefundState = (typeof refundStates)[number]

/** The next states that staff may set. A refusal needs a reason; a paid or refused request is final. */
const NEXT: Record<RefundState, readonly Exclude<RefundState, 'asked'>[]> = {
  asked: ['accepted', 'refused'],
  accepted: ['received', 'refused'],
  received: ['paid', 'refused'],
  paid: [],
  refused: [],
}

export const nextStates = (state: RefundState) => NEXT[state]

/** Characters. */
export const longestNote = 500
