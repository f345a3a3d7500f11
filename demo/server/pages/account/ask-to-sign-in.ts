import { type Customer, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { awaitedCustomer, endWait } from '../../shop/security/pending-sign-in.ts'
import { pathInCulture } from '../layout/links.ts'
import { codePage } from '../security/two-factor/code-page.tsx'
import { loginPage } from './login-page.tsx'

const wayBack = (c: ShopContext) => pagePath(c, pathInCulture(c))

/**
 * Shows the sign-in page in place of a page that needs a customer; signing in leads back to it (ACCOUNT-10). If the
 * password was already given, it is the page that asks for the code.
 */
export async function askToSignIn(c: ShopContext): Promise<Response> {
  const state = freshForm({ ReturnUrl: wayBack(c) })
  return (await awaitedCustomer(c)) === undefined ? loginPage(c, state, 401) : codePage(c, state, 401)
}

/**
 * The sign-in page. If the password was already given, the page asks for the code, unless `again` is in the address.
 */
export async function signInPage(c: ShopContext): Promise<Response> {
  if (c.req.query('again') !== undefined) await endWait(c)
  else if ((await awaitedCustomer(c)) !== undefined) return codePage(c)
  return loginPage(c)
}

/** Shows a page to signed-in customers, and the sign-in page to other visitors. */
export const forCustomer =
  (show: (c: ShopContext, customer: Customer) => Promise<Response>) =>
  (c: ShopContext): Promise<Response> => {
    const customer = c.get('customer')
    return customer ? show(c, customer) : askToSignIn(c)
  }
