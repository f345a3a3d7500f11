import type { ShopContext } from '../../context.ts'
import { normalEmail } from '../account/emails.ts'

/** Puts an address on the newsletter's list; who is on it already stays, in the culture of the last wish. */
export async function subscribe(c: ShopContext, email: string): Promise<void> {
  const { culture, db } = c.var
  await db
    .insertInto('newsletter_subscriber')
    .values({ email: normalEmail(email), culture })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ culture }))
    .execute()
}
