import type { ShopContext } from '../../context.ts'

/** The minutes to wait, as the text has them. */
export const waitMinutes = (seconds: number) => ({ count: Math.ceil(seconds / 60) })

/** How many minutes to wait, shown and sent as a header. */
export function waitMessage(c: ShopContext, seconds: number): string {
  c.header('Retry-After', String(seconds))
  return c.get('t')('Answers.TooManyAttempts', waitMinutes(seconds))
}
