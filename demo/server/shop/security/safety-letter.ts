import { pagePath, type ShopContext } from '../../context.ts'
import { sendLetter } from '../account/letters.ts'
import { lettersTo } from '../customer/profile.ts'

/** The events of which the owner of an account is notified at once: somebody else may have caused them. */
export type SafetyEvent =
  | 'TwoFactorOn'
  | 'TwoFactorOff'
  | 'RecoveryCodesMade'
  | 'PasskeyAdded'
  | 'PasskeyRemoved'
  | 'CodesWrong'
  | 'CodesStopped'

/** Notifies the owner of an account of an event by letter. Must not run in a transaction. */
export async function writeSafetyLetter(c: ShopContext, customerId: number, event: SafetyEvent): Promise<void> {
  const t = await lettersTo(c, customerId)
  const { email } = await c.var.db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await sendLetter(c, {
    recipient: email,
    subject: t('Pages.Safety.Subject'),
    body: `${t(`Pages.Safety.${event}`)} ${t('Pages.Safety.Otherwise')}`,
    link: pagePath(c, '/account/activity'),
  })
}
