/** The visitors: the owner of the ids, another customer, a member of the staff, and an anonymous visitor. */
export const people = ['owner', 'other', 'staff', 'nobody'] as const
export type Who = (typeof people)[number]

/** One request: an address with the ids of the owner in braces, its body, and the status for each visitor. */
export type Question = {
  ask: string
  send?: Record<string, string | number> | undefined
  answers: Record<Who, number>
  /** Another visitor who may read the owner's e-mail there. */
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

export const open = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, status], send)

/** For every signed-in visitor, each about their own data. */
export const customers = (ask: string, status = 200, send?: Send) => exactly(ask, [status, status, status, 401], send)

/** For the owner; for others it does not exist. */
export const own = (ask: string, status = 200, send?: Send) => exactly(ask, [status, 404, 404, 401], send)
