import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type FormState, pagePath, type Shop, type ShopContext } from '../../context.ts'
import { refuse } from '../../http/answers.ts'
import { type Fields, textOf } from '../../http/body.ts'
import { callerNetwork } from '../../http/caller.ts'
import { confirmationPage, longestPart, withdrawalPage } from '../../pages/orders/withdrawal/withdrawal-page.tsx'
import { countAttempt } from '../../shop/account/attempts.ts'
import { keepWithdrawal } from '../../shop/orders/withdrawals/keep-withdrawal.ts'
import { isKey, type Statement } from '../../shop/orders/withdrawals/withdrawals.ts'
import { isEmail } from '../email.ts'
import { proceed, withFields } from '../form.ts'

/** The most statements for one e-mail from one network within a quarter of an hour: each one sends a letter. */
const mostStatements = 10

/**
 * Withdrawing from a contract in two steps, without an account: POST withdrawal with Number, Name, Email and Part shows
 * the statement, POST withdrawal/confirm with the same fields and a Key stores it. The answers do not reveal whether
 * the order exists.
 */
export const withdrawalForms = new Hono<Shop>()

withdrawalForms.post('/withdrawal', (c) => withFields(c, (fields) => review(c, fields)))
withdrawalForms.post('/withdrawal/confirm', (c) => withFields(c, (fields) => confirm(c, fields)))

function readStatement({ var: { t } }: ShopContext, fields: Fields): { statement: Statement; state: FormState } {
  const text = (name: string) => textOf(fields, name)
  const statement = {
    number: text('Number').replace(/\s/g, ''),
    name: text('Name'),
    email: text('Email'),
    part: text('Part'),
  }
  const errors: Record<string, string> = {}
  for (const name of ['Number', 'Name', 'Email']) if (text(name) === '') errors[name] = t('Shop.Form.Required')
  if (!errors.Email && !isEmail(statement.email)) errors.Email = t('Shop.Form.EmailWrong')
  if (statement.number.length > 40) errors.Number = t('Answers.TooLong', { count: 40 })
  if (statement.name.length > 200) errors.Name = t('Answers.TooLong', { count: 200 })
  if (statement.part.length > longestPart) errors.Part = t('Answers.TooLong', { count: longestPart })
  const values = { Number: text('Number'), Name: statement.name, Email: statement.email, Part: statement.part }
  return { statement, state: { values, errors } }
}

async function review(c: ShopContext, fields: Fields): Promise<Response> {
  const { statement, state } = readStatement(c, fields)
  // The button of the second step that returns to the first one.
  const isBack = fields.Back !== undefined
  if (isBack || Object.keys(state.errors).length > 0)
    return withdrawalPage(c, { ...state, ...(isBack && { errors: {} }) })
  return confirmationPage(c, statement, randomUUID())
}

async function confirm(c: ShopContext, fields: Fields): Promise<Response> {
  const { statement, state } = readStatement(c, fields)
  const { t } = c.var
  const key = textOf(fields, 'Key')
  if (Object.keys(state.errors).length > 0) return withdrawalPage(c, state)
  if (!isKey(key)) return refuse(c, 400, 'Answers.Unreadable')
  const attempt = await countAttempt(c.get('db'), `withdrawal ${statement.email.toLowerCase()}`, callerNetwork(c), {
    most: mostStatements,
  })
  if (!attempt.isAllowed) {
    const message = t('Answers.TooManyAttempts', { count: Math.ceil(attempt.waitSeconds / 60) })
    return withdrawalPage(c, { ...state, message }, 429)
  }
  await keepWithdrawal(c, key, statement)
  return proceed(c, pagePath(c, `/sales/withdrawal/receipt?key=${key}`))
}
