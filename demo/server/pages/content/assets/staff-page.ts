import type { Customer, ShopContext } from '../../../context.ts'
import { refuse } from '../../../http/answers.ts'
import { forCustomer } from '../../account/ask-to-sign-in.ts'

/** Shows a page to staff: 403 for other customers, the sign-in page for visitors who are not signed in. */
export const forStaff = (show: (c: ShopContext, staff: Customer) => Promise<Response>) =>
  forCustomer(async (c, customer) =>
    customer.role === 'staff' ? show(c, customer) : refuse(c, 403, 'Answers.StaffOnly'),
  )
