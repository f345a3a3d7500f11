import type { Customer, ShopContext } from '../context.ts'
import { type Fields, textOf } from '../http/body.ts'
import { askToSignIn } from '../pages/account/ask-to-sign-in.ts'
import { withFields } from './form.ts'

export type Work = (c: ShopContext, customer: Customer, fields: Fields) => Promise<Response>

/** Runs the work for a signed-in customer; other visitors get the sign-in page. */
export const owned =
  (work: Work) =>
  (c: ShopContext): Promise<Response> => {
    const { customer } = c.var
    return customer ? withFields(c, (fields) => work(c, customer, fields)) : askToSignIn(c)
  }

const handlePattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The field Handle, which names an object of the customer; undefined when it is not a valid id. */
export function handleOf(fields: Fields): string | undefined {
  const handle = textOf(fields, 'Handle').toLowerCase()
  return handlePattern.test(handle) ? handle : undefined
}
