import { type Customer, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { awaitedCustomer, endWait } from '../../shop/security/pending-sign-in.ts'
import { pathInCulture } from '../layout/links.ts'
import { codePage } from '../security/two-factor/code-page.tsx'
import { loginPage } from './login-page.tsx'

/** The path that a visitor comes back to after signing in: this page, or the one that a form is on. */
const wayBack = (c: ShopContext) => pagePath(c, pathInCulture(c))

/**
 * Whoever is not signed in gets the sign-in page in place of the page, which comes back afterwards (ACCOUNT-10). After the
 * password it is the page that asks for the code.
 */
export async function askToSignIn(c: ShopContext): Promise<Response> {
  const state = freshForm({ ReturnUrl: wayBack(c) })
  return (await awaitedCustomer(c)) === undefined ? loginPage(c, state, 401) : codePage(c, state, 401)
}

/** The sign-in page; whoever has given the password already is asked for the code, unless `again` is in the address. */
export async function signInPage(c: ShopContext): Promise<Response> {
  if (c.req.query('again') !== undefined) await endWait(c)
  else if ((await awaitedCustomer(c)) !== undefined) return codePage(c)
  return loginPage(c)
}

/** Shows a page to its customer, the sign-in page to others. */
export const forCustomer =
  (show: (c: ShopContext, customer: Customer) => Promise<Response>) =>
  (c: ShopContext): Promise<Response> => {
    const customer = c.get('customer')
    return customer ? show(c, customer) : askToSignIn(c)
  }
