/** Who asks: whose the ids are, another customer, somebody of the shop, and nobody in particular. */
export const people = ['owner', 'other', 'staff', 'nobody'] as const
export type Who = (typeof people)[number]

/** One question: an address with the ids of the owner in braces, what is sent with it, and the status for each who asks. */
export type Question = {
  ask: string
  send?: Record<string, string | number> | undefined
  answers: Record<Who, number>
  /** Who else may read the owner's e-mail there. */
  mayName?: Who
}

export type Send = Question['send']

export const exactly = (
  ask: string,
  [owner, other, staff, nobody]: [number, number, number, number],
  send?: Send,
): Question => ({
  ask,
  send,
  answers: { owner, other, staff, nobody },
})

/** The same for all. */
export const open = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, status], send)

/** For whoever is signed in, each about themselves. */
export const customers = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, 401], send)

/** For the owner; for others it is as if it were not there. */
export const own = (ask: string, status = 200, send?: Send) => exactly(ask, [status, 404, 404, 401], send)
