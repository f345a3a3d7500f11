import type { ShopContext } from '../../context.ts'

export const waitMinutes = (seconds: number) => ({ count: Math.ceil(seconds / 60) })

/** The message with the minutes to wait; also sets the header Retry-After. */
export function waitMessage(c: ShopContext, seconds: number): string {
  c.header('Retry-After', String(seconds))
  return c.get('t')('Answers.TooManyAttempts', waitMinutes(seconds))
}
