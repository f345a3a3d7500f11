import type { IsoDay } from '../../../data/tables/columns.ts'
import type { ShopContext } from '../../context.ts'
import { normalEmail } from '../account/emails.ts'
import { countLetter, sendLetter } from '../account/letters.ts'

/** The subjects of a message: the values of the field Subject. */
export const subjects = ['piece', 'order', 'return', 'visit', 'press'] as const

/** The ways in which somebody found the shop: the values of the field Heard. */
export const heardBy = ['friend', 'search', 'market', 'press'] as const

export type Message = {
  name: string
  email: string
  subject: (typeof subjects)[number]
  country: string | null
  day: IsoDay | null
  heard: (typeof heardBy)[number] | null
  text: string
}

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

/** A name that could contain a link is left out: the letter is sent to whatever e-mail the form has. */
const isPlainName = (name: string) => !/[/@:\n]|\.\S/.test(name)

export async function confirmMessage(c: ShopContext, { name, email, subject }: Message): Promise<void> {
  const { t } = c.var
  if (!(await countLetter(c, email)).isAllowed) return
  await sendLetter(c, {
    recipient: normalEmail(email),
    subject: t('Content.Contact.LetterSubject'),
    body: t('Content.Contact.LetterBody', {
      name: isPlainName(name) ? name : '…',
      subject: t(`Pages.Contact.Subjects.${subject}`),
    }),
  })
}
