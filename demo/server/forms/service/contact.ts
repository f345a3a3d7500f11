import { Hono } from 'hono'
import { pagePath, type Shop, type ShopContext } from '../../context.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { contactDays, contactPage, contactThanks, longestMessage, trapName } from '../../pages/service/contact-page.tsx'
import { isName } from '../../shop/account/name.ts'
import { confirmMessage, heardBy, keepMessage, type Message, subjects } from '../../shop/service/contact.ts'
import { worldCodes } from '../../shop/service/world.ts'
import { dayOf } from '../day-field.ts'
import { isEmail } from '../email.ts'
import { withFields } from '../form.ts'

/**
 * POST Name, Email, Subject, Country, Day, Heard, Message. A message with a filled hidden field is dropped, since only
 * programs fill it.
 */
export const contactForm = new Hono<Shop>()

const names = ['Name', 'Email', 'Subject', 'Country', 'Day', 'Heard', 'Message']
const longestName = 120

contactForm.post('/', (c) => withFields(c, (fields) => takeMessage(c, fields)))

async function takeMessage(c: ShopContext, fields: Fields): Promise<Response> {
  const { message, errors } = readMessage(c, fields)
  if (message === undefined) {
    const values = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]))
    return contactPage(c, { values, errors }, 422)
  }
  // A program gets the same answer as a person, so that it cannot detect the trap.
  if (textOf(fields, trapName) === '') {
    await keepMessage(c, message)
    await confirmMessage(c, message)
  }
  if (c.get('isFragment')) return contactThanks(c, message.email)
  leaveFlash(c, { kind: 'success', key: 'Pages.Contact.Thanks' })
  return c.redirect(pagePath(c, '/contact'), 303)
}

type Errors = Record<string, string>

function readMessage(c: ShopContext, fields: Fields): { message?: Message; errors: Errors } {
  const { t } = c.var
  const errors: Errors = {}
  const needed = (name: string, longest: number) => {
    const text = textOf(fields, name)
    if (text === '') errors[name] = t('Shop.Form.Required')
    else if (text.length > longest) errors[name] = t('Answers.TooLong', { count: longest })
    return text
  }
  const oneOf = <Value extends string>(name: string, known: readonly Value[]) => {
    const text = textOf(fields, name)
    const found = known.find((value) => value === text)
    if (found === undefined && text !== '') errors[name] = t('Answers.Choice')
    return found ?? null
  }
  const [name, email, text] = [needed('Name', longestName), textOf(fields, 'Email'), needed('Message', longestMessage)]
  if (!errors.Name && !isName(name)) errors.Name = t('Answers.Letters')
  if (!isEmail(email)) errors.Email = t(email === '' ? 'Shop.Form.Required' : 'Shop.Form.EmailWrong')
  const subject = oneOf('Subject', subjects)
  if (subject === null) errors.Subject ??= t('Shop.Form.Required')
  const country = oneOf('Country', worldCodes)
  const heard = oneOf('Heard', heardBy)
  const day = dayOf(c, fields, 'Day', contactDays(), errors)
  if (Object.keys(errors).length > 0 || subject === null) return { errors }
  return { message: { name, email, subject, country, day, heard, text }, errors }
}
