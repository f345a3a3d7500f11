import type { ShopContext } from '../../context.ts'

/** How many minutes to wait, shown and sent as a header. */
export function waitMessage(c: ShopContext, seconds: number): string {
  c.header('Retry-After', String(seconds))
  return c.get('t')('Answers.TooManyAttempts', { count: Math.ceil(seconds / 60) })
}
