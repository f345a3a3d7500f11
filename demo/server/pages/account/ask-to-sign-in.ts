import { type Customer, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { pathInCulture } from '../layout/links.ts'
import { loginPage } from './login-page.tsx'

/** The path that a visitor comes back to after signing in: this page, or the one that a form stands on. */
const wayBack = (c: ShopContext) => pagePath(c, pathInCulture(c))

/** Whoever is not signed in gets the sign-in page in place of the page, which comes back afterwards (ACCOUNT-10). */
export const askToSignIn = (c: ShopContext): Promise<Response> =>
  loginPage(c, freshForm({ ReturnUrl: wayBack(c) }), 401)

/** Shows a page to its customer, the sign-in page to others. */
export const forCustomer =
  (show: (c: ShopContext, customer: Customer) => Promise<Response>) =>
  (c: ShopContext): Promise<Response> =>
    c.var.customer ? show(c, c.var.customer) : askToSignIn(c)
