import type { Customer, ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { forCustomer } from '../../account/ask-to-sign-in.ts'

/** Shows a page to staff: others who are signed in get 403, all others the sign-in page. */
export const forStaff = (show: (c: ShopContext, staff: Customer) => Promise<Response>) =>
  forCustomer(async (c, customer) =>
    customer.role === 'staff' ? show(c, customer) : refuse(c, 403, 'Answers.StaffOnly'),
  )
