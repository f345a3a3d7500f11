import type { Customer, Flash, ShopContext } from '../../context.ts'
import { refuse, refuseJson, wantsJson } from '../../http/answers.ts'
import { type Fields, readBody } from '../../http/body.ts'
import { leaveFlash } from '../../http/flash.ts'
import { askToSignIn } from '../../pages/account/ask-to-sign-in.ts'
import { formPage } from '../../security/return-path.ts'
import { isForeign } from '../../security/same-origin.ts'

type Answer = Response | Promise<Response>

/** Runs the work for staff only (ASSETS-53): 401 for visitors who are not signed in, 403 for customers. */
export const staffOnly =
  (work: (c: ShopContext, staff: Customer) => Answer) =>
  (c: ShopContext): Answer => {
    const { customer } = c.var
    if (!customer) return wantsJson(c) ? refuseJson(c, 401, 'Answers.SignIn') : askToSignIn(c)
    if (customer.role !== 'staff') return refuse(c, 403, 'Answers.StaffOnly')
    // The specification makes some of the changing calls a GET, so requests of other sites are refused here.
    if (isForeign(c.req.raw.headers)) return refuse(c, 403, 'Answers.Foreign')
    return work(c, customer)
  }

/** The same as `staffOnly`, with the fields of a form or of a JSON body. */
export const staffForm = (work: (c: ShopContext, staff: Customer, fields: Fields) => Answer) =>
  staffOnly(async (c, staff) => {
    const body = await readBody(c)
    return body.ok ? work(c, staff, body.fields) : refuse(c, body.status, body.key)
  })

/** The page to which a form without JavaScript returns: its own page, or a folder of the library. */
const wayBack = ({ var: { app, culture } }: ShopContext, folderId?: number) =>
  `${app}/${culture}/assetslibrary/asset/assetsbyfolder/1${folderId ? `/${folderId}` : ''}`

/** Answers a script with its data, and redirects a form to its page with a notice. */
export function done(c: ShopContext, flash: Omit<Flash, 'kind'>, answer: () => Answer, to?: string): Answer {
  if (wantsJson(c)) return answer()
  leaveFlash(c, { kind: 'success', ...flash })
  return c.redirect(to ?? formPage(c, wayBack(c)), 303)
}

/** Answers a script with an error status, and redirects a form to its page with the reason. */
export function failed(c: ShopContext, status: 404 | 409 | 422, flash: Omit<Flash, 'kind'>): Answer {
  if (wantsJson(c)) return refuseJson(c, status, flash.key, { values: flash.values ?? {} })
  leaveFlash(c, { kind: 'error', ...flash })
  return c.redirect(formPage(c, wayBack(c)), 303)
}
