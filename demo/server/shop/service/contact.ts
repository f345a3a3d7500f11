import type { IsoDay } from '../../../data/tables/columns.ts'
import type { ShopContext } from '../../context.ts'
import { countAttempt } from '../account/attempts.ts'
import { normalEmail } from '../account/emails.ts'
import { sendLetter } from '../account/letters.ts'

/** What a message can be about: the values of the field Subject. */
export const subjects = ['piece', 'order', 'return', 'visit', 'press'] as const

/** How somebody found the shop: the values of the field Heard. */
export const heardBy = ['friend', 'search', 'market', 'press'] as const

/** A message that the form has checked. */
export type Message = {
  name: string
  email: string
  subject: (typeof subjects)[number]
  country: string | null
  day: IsoDay | null
  heard: (typeof heardBy)[number] | null
  text: string
}

/** Keeps a message for the people of the shop. */
export async function keepMessage(c: ShopContext, message: Message): Promise<void> {
  const { name, email, subject, country, day, heard, text } = message
  await c.var.db
    .insertInto('contact_message')
    .values({
      customer_id: c.get('customer')?.id ?? null,
      culture: c.get('culture'),
      ...{ name, email, subject, country, heard },
      wished_day: day,
      message: text,
    })
    .execute()
}

/** Letters that one address gets within the minutes: whoever writes in somebody else's name must not fill their mailbox. */
const letters = { most: 3, minutes: 60 }

/** A name that could lead somewhere is left out: the letter goes to whomever the form names. */
const isPlainName = (name: string) => !/[/@:\n]|\.\S/.test(name)

/** Writes to the sender that the message has arrived. */
export async function confirmMessage(c: ShopContext, { name, email, subject }: Message): Promise<void> {
  const { db, t } = c.var
  const recipient = normalEmail(email)
  const attempt = await countAttempt(db, 'letters of contact', recipient, letters)
  if (!attempt.isAllowed) return
  await sendLetter(c, {
    recipient,
    subject: t('Content.Contact.LetterSubject'),
    body: t('Content.Contact.LetterBody', {
      name: isPlainName(name) ? name : '…',
      subject: t(`Pages.Contact.Subjects.${subject}`),
    }),
  })
}
