import { customers, exactly, open, own, type Question } from './questions.ts'

const address = {
  ...{ FirstName: 'Ada', LastName: 'T', Street1: 'Rue 1', PostalCode: '9000', City: 'Gent', CountryId: '2' },
}
const shipping = Object.fromEntries(Object.entries(address).map(([name, value]) => [`Shipping${name}`, value]))

export const sales: Record<string, Question[]> = {
  'GET /fr/account/orders': [customers('/fr/account/orders')],
  'GET /fr/account/orders/:number': [own('/fr/account/orders/{order}'), own('/fr/account/orders/{guestOrder}', 404)],
  'GET /fr/account/orders/:number/invoice': [own('/fr/account/orders/{order}/invoice', 404)],
  'GET /fr/account/prepaid': [{ ...customers('/fr/account/prepaid'), mayName: 'staff' }],
  'GET /fr/account/prepaid/customer': [
    {
      ...exactly('/fr/account/prepaid/customer?PrepaidAccountId={prepaid}', [403, 403, 200, 401]),
      mayName: 'staff',
    },
  ],
  'POST /fr/account/prepaid/add': [customers('/fr/account/prepaid/add', 422, { PrepaidAccountId: '{prepaid}' })],
  'POST /fr/account/prepaid/notification': [
    customers('/fr/account/prepaid/notification', 303, { PrepaidAccountId: '{prepaid}', IsActivated: 'true' }),
  ],
  'POST /fr/account/prepaid/customer': [
    exactly('/fr/account/prepaid/customer', [403, 403, 422, 401], {
      ...{ PrepaidAccountId: '{prepaid}', Email: 'nobody@example.com' },
    }),
  ],
  'PUT /api/v1/sales/orders/addtocart': [own('/api/v1/sales/orders/addtocart', 200, { OrderId: '{order}' })],
  'POST /fr/account/orders/again': [own('/fr/account/orders/again', 303, { OrderId: '{order}' })],
  'POST /api/v1/sales/prepaidaccounts/addtocart': [
    own('/api/v1/sales/prepaidaccounts/addtocart', 422, { PrepaidAccountId: '{prepaid}', Quantity: 0 }),
  ],
  'POST /api/v1/sales/prepaidaccounts/setnotification': [
    own('/api/v1/sales/prepaidaccounts/setnotification', 200, { PrepaidAccountId: '{prepaid}', IsActivated: 'true' }),
  ],
  'GET /fr/sales/refund/photos/:id': [own('/fr/sales/refund/photos/00000000-0000-0000-0000-000000000000', 404)],
  'GET /fr/sales/refunds': [exactly('/fr/sales/refunds', [403, 403, 200, 401])],
  'POST /fr/sales/refunds/move': [exactly('/fr/sales/refunds/move', [403, 403, 400, 401], { Id: 0, State: 'paid' })],
  // Without signing in, by a number and an e-mail; the answers are the same for right and wrong ones.
  'GET /fr/sales/withdrawal': [open('/fr/sales/withdrawal')],
  'POST /fr/sales/withdrawal': [open('/fr/sales/withdrawal', 422, {})],
  'POST /fr/sales/withdrawal/confirm': [open('/fr/sales/withdrawal/confirm', 422, {})],
  'GET /fr/sales/withdrawal/receipt': [open('/fr/sales/withdrawal/receipt?id=x', 404)],
  'GET /fr/sales/withdrawals': [exactly('/fr/sales/withdrawals', [403, 403, 200, 401])],
  'POST /fr/sales/withdrawals/answer': [exactly('/fr/sales/withdrawals/answer', [403, 403, 400, 401], { Id: 'x' })],
  'GET /fr/sales/reviews': [exactly('/fr/sales/reviews', [403, 403, 200, 401])],
  'POST /fr/sales/reviews/decide': [exactly('/fr/sales/reviews/decide', [403, 403, 400, 401], { Id: 'x' })],
  // Nobody has bought the product; the owner's review is in test/api/reviews.test.ts.
  'GET /fr/catalog/reviews/write': [exactly('/fr/catalog/reviews/write?productId=1', [403, 403, 403, 401])],
  'POST /fr/catalog/reviews/write': [exactly('/fr/catalog/reviews/write', [403, 403, 403, 401], { ProductId: 1 })],
  'GET /fr/sales/transfers': [{ ...exactly('/fr/sales/transfers', [403, 403, 200, 401]), mayName: 'staff' }],
  'POST /fr/sales/transfers/received': [
    exactly('/fr/sales/transfers/received', [403, 403, 404, 401], { Number: 'none' }),
  ],
  'GET /fr/sales/refund': [own('/fr/sales/refund?number={order}')],
  'GET /fr/sales/payment': [own('/fr/sales/payment?number={order}')],
  'POST /fr/sales/refund': [own('/fr/sales/refund', 422, { Number: '{order}', 'Quantity-{orderLine}': 1 })],
  'POST /fr/sales/payment': [own('/fr/sales/payment', 422, { Number: '{order}', PaymentMethod: 'none' })],
  'GET /fr/sales/order/ChangeDeliveryAddressRequest': [customers('/fr/sales/order/ChangeDeliveryAddressRequest')],
  'POST /fr/sales/order/ChangeDeliveryAddressRequest': [
    // For others, the page reports that there is no such order (§4).
    exactly('/fr/sales/order/ChangeDeliveryAddressRequest', [303, 200, 200, 401], { Number: '{order}', ...shipping }),
  ],
  'GET /api/v1/sales/customers': [exactly('/api/v1/sales/customers?q={email}', [403, 403, 200, 401])],
  // The provider of payments requires the secret of a payment, and nothing else opens one.
  'GET /pay/fr/frame': [open('/pay/fr/frame')],
  'GET /pay/fr/page': [open('/pay/fr/page?secret=00000000-0000-0000-0000-000000000000', 303)],
  'POST /pay/fr/page': [open('/pay/fr/page', 303, { Secret: 'x' })],
  'GET /pay/payment': [open('/pay/payment?secret=x', 404)],
  'POST /pay/check': [open('/pay/check', 200, {})],
  'POST /pay/authorise': [open('/pay/authorise', 404, { Secret: '{order}' })],
  'POST /pay/step': [open('/pay/step', 404, { Secret: 'x' })],
}

export const account: Record<string, Question[]> = {
  'GET /fr/account': [customers('/fr/account')],
  'GET /fr/account/profile': [customers('/fr/account/profile')],
  'GET /fr/account/data': [customers('/fr/account/data')],
  'GET /fr/account/choices': [customers('/fr/account/choices')],
  'GET /fr/account/addresses': [customers('/fr/account/addresses')],
  'GET /fr/account/addresses/new': [customers('/fr/account/addresses/new')],
  'GET /fr/account/addresses/:id{[0-9]+}': [
    own('/fr/account/addresses/{address}'),
    own('/fr/account/addresses/999999999999', 404),
  ],
  'GET /widget/DeliveryAddressPicker': [
    open('/widget/DeliveryAddressPicker?selectedAddressId={address}&isEditAddress=true'),
  ],
  'GET /api/v1/catalog/customerref/search': [customers('/api/v1/catalog/customerref/search?q={reference}')],
  'POST /api/v1/catalog/customerref/update': [
    customers('/api/v1/catalog/customerref/update', 404, { ProductVariantId: 0, CustomerSKU: 'x' }),
  ],
  'GET /fr/catalog/customerref/update': [customers('/fr/catalog/customerref/update?productVariantId={variant}')],
  'POST /fr/catalog/customerref/update': [
    customers('/fr/catalog/customerref/update', 404, { ProductVariantId: 0, CustomerSKU: 'x' }),
  ],
  'POST /fr/account/addresses/new': [customers('/fr/account/addresses/new', 422, { ...address, City: '' })],
  'POST /fr/account/addresses/:id{[0-9]+}': [own('/fr/account/addresses/{address}', 303, address)],
  'POST /fr/account/addresses/:id{[0-9]+}/first': [
    own('/fr/account/addresses/{address}/first', 303, { For: 'Shipping' }),
  ],
  'POST /fr/account/addresses/:id{[0-9]+}/delete': [own('/fr/account/addresses/{address}/delete', 303, {})],
  'POST /fr/account/profile': [customers('/fr/account/profile', 422, {})],
  'POST /fr/account/profile/forget': [customers('/fr/account/profile/forget', 303, {})],
  'POST /fr/account/newsletter': [customers('/fr/account/newsletter', 303, { Subscribe: 'false' })],
  'POST /fr/account/data/export': [customers('/fr/account/data/export', 422, { CurrentPassword: 'x' })],
  'POST /fr/account/data/delete': [customers('/fr/account/data/delete', 422, { CurrentPassword: 'x' })],
  'POST /fr/account/data/delete/confirm': [customers('/fr/account/data/delete/confirm', 303, { Token: 'x' })],
  'GET /fr/account/sessions': [customers('/fr/account/sessions')],
  'GET /fr/account/activity': [customers('/fr/account/activity')],
  'POST /fr/account/sessions/end': [customers('/fr/account/sessions/end', 404, { Session: 'x' })],
  'POST /fr/account/sessions/endothers': [customers('/fr/account/sessions/endothers', 303, {})],
  'POST /fr/account/sessions/forget': [customers('/fr/account/sessions/forget', 404, { Device: 'x' })],
  'GET /fr/security/changepassword': [customers('/fr/security/changepassword')],
  'POST /fr/security/changepassword': [customers('/fr/security/changepassword', 422, {})],
  'GET /fr/security/passkeys': [customers('/fr/security/passkeys')],
  'POST /fr/security/passkeys/add': [customers('/fr/security/passkeys/add', 422, { CurrentPassword: 'x' })],
  'POST /fr/security/passkeys/keep': [customers('/fr/security/passkeys/keep', 422, {})],
  'POST /fr/security/passkeys/remove': [customers('/fr/security/passkeys/remove', 404, { Passkey: 'x' })],
  'POST /fr/security/passkeys/use': [open('/fr/security/passkeys/use', 422, {})],
  'POST /fr/security/passkeys/signin': [open('/fr/security/passkeys/signin', 422, {})],
  'GET /fr/security/login': [open('/fr/security/login')],
  'GET /fr/security/register': [open('/fr/security/register')],
  'GET /fr/security/twofactor': [open('/fr/security/twofactor')],
  'GET /fr/security/twofactorhome': [customers('/fr/security/twofactorhome')],
  'GET /fr/security/forgot': [open('/fr/security/forgot')],
  'GET /fr/security/logoff': [open('/fr/security/logoff')],
  // Links of letters: everyone who has one may use it, and no one can guess one.
  'GET /fr/security/reset': [open('/fr/security/reset?token=x', 410)],
  'GET /fr/security/confirm': [open('/fr/security/confirm?token=x', 410)],
  'GET /fr/security/email': [open('/fr/security/email?token=x', 410)],
  'GET /fr/newsletter/confirm': [open('/fr/newsletter/confirm?token=x', 410)],
  'GET /fr/newsletter/leave': [open('/fr/newsletter/leave?key=x')],
  'GET /fr/pages/mailbox': [open('/fr/pages/mailbox')],
  'POST /fr/security/login': [open('/fr/security/login', 422, { Email: '{email}', Password: 'x' })],
  'POST /fr/security/register': [open('/fr/security/register', 422, { Email: '{email}', Password: 'x' })],
  'POST /fr/security/twofactor': [open('/fr/security/twofactor', 422, { Code: '000000' })],
  'POST /fr/security/twofactorhome': [customers('/fr/security/twofactorhome', 303, { Step: 'Stop' })],
  'POST /fr/security/forgot': [open('/fr/security/forgot', 422, {})],
  'POST /fr/security/reset': [
    open('/fr/security/reset', 410, { Token: 'x', Password: 'long enough', RepeatPassword: 'long enough' }),
  ],
  'POST /fr/security/confirm': [open('/fr/security/confirm', 410, { Token: 'x' })],
  'POST /fr/security/email': [open('/fr/security/email', 410, { Token: 'x' })],
  'POST /fr/newsletter': [open('/fr/newsletter', 422, {})],
  'POST /fr/newsletter/confirm': [open('/fr/newsletter/confirm', 410, { Token: 'x' })],
  'POST /fr/newsletter/leave': [open('/fr/newsletter/leave?key=x', 200, {})],
  'POST /fr/contact': [open('/fr/contact', 422, {})],
  'POST /fr/catalog/stocknotification/subscribe': [open('/fr/catalog/stocknotification/subscribe', 404, {})],
  'POST /fr/security/logoff': [open('/fr/security/logoff', 303, {})],
}
