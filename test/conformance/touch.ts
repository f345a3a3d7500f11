import { calls } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { answer, answerOthers, resetShop } from '../harness/component.ts'
import { VARIATION_CALL, variation } from '../harness/variation.ts'
import { frames, settle, touch } from './mounted.ts'

const STOCK_FORM = `<ajax-form><form method="post" action="/fr/catalog/stocknotification/subscribe">
  <label>E-mail <input name="email" value="camille@example.com"></label><button>OK</button></form></ajax-form>`

const CHANGE_FORM = `<h2>Adresse</h2><form method="post" action="/fr/sales/order/ChangeDeliveryAddressRequest">
  <label>Rue <input name="ShippingStreet1" value="1"></label><button>OK</button></form>`

const CUSTOMER_FORM = `<edit-customer><form method="post" action="/fr/account/profile">
  <label>Prénom <input name="FirstName" value="Camille"></label><button>OK</button></form></edit-customer>`

/** A call as a pattern: text between braces in its documentation matches anything. */
const patternOf = (call: string) =>
  new RegExp(`^${call.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const documented = [
  ...calls.map(({ method, path, answer: data }) => ({ call: patternOf(`${method} ${path}`), data })),
  ...fragments.map(({ path, answer: data }) => ({ call: patternOf(`GET /${path}`), data })),
]

/**
 * A shop that answers every call as its documentation shows, so that a new call is answered here at once. Scripted are
 * only the pages that a theme names, and the calls whose documented answer would stop the shopper.
 */
export function friendlyShop(): void {
  resetShop()
  answerOthers((call) => documented.find((each) => each.call.test(call))?.data)
  answer('GET /fr/widget/shoppingcartitems', 200, '<form><p>Votre panier est vide.</p></form>')
  for (const currency of ['EUR', 'CHF', 'GBP', 'USD'])
    answer(`POST /api/v1/currencyconverter/currency/changeto/${currency}`, 200, { ResponseCode: 'OK' })
  answer('GET /fr/sales/order/ChangeDeliveryAddressRequest', 200, CHANGE_FORM)
  answer('POST /fr/sales/order/ChangeDeliveryAddressRequest', 200, '<div data-messages data-success="OK"></div>')
  answer('GET /api/v1/sales/customers/checkisvatvalid/', 200, { IsVATValidWebService: null, ErrorMessage: null })
  answer('GET /fr/shippings/pickuppoint/search', 200, '<h2>Points</h2>')
  answer('GET /fr/widget/newpieces', 200, '<p>Bol nuit</p>')
  answer(VARIATION_CALL, 200, variation())
  answer('POST /api/v1/catalog/customerref/update', 200, { Status: 'Success', Message: 'Noté.' })
  answer('POST /fr/newsletter', 500, { Message: 'Not today.' })
  answer('POST /fr/security/login', 200, { Uri: '/fr/checkout' })
  answer('POST /fr/security/register', 200, { Uri: '/fr/checkout' })
  answer('GET /fr/account/profile', 200, CUSTOMER_FORM)
  answer('POST /fr/account/profile', 200, { Message: 'Noté.' })
  answer('GET /fr/catalog/stocknotification/subscribe', 200, STOCK_FORM)
  answer('POST /fr/catalog/stocknotification/subscribe', 200, '<p>Merci.</p>')
  for (const search of ['catalog/search/suggestions', 'catalog/customerref/search', 'sales/customers'])
    answer(`GET /api/v1/${search}`, 200, [])
  answer('GET /fr/catalog/wishlist/popup', 200, '<h2>Listes</h2>')
  answer('POST /api/v1/catalog/wishlist/updatequantity', 200, {
    IsSuccessfull: true,
    WishlistProductId: 31,
    Quantity: 8,
  })
  answer('GET /fr/catalog/wishlist/list_item', 200, '<wishlist-page><h2 data-part="name">Fête</h2></wishlist-page>')
  answer('GET /fr/catalog/birthlist/popup', 200, '<h2>Naissance</h2>')
  answer('GET /fr/account/prepaid/customer', 200, '<h2>Client</h2>')
  answer('POST /fr/account/addresses/new', 200, { Id: 4, AddressType: 'Both' })
  for (const page of ['4', 'new']) answer(`GET /fr/account/addresses/${page}`, 200, '<h2>Adresse</h2>')
  answer('GET /fr/assetslibrary/asset/assetsbyfolder/1', 200, '<h2>Library</h2>')
  answer('GET /fr/pages/terms', 200, '<h2>Conditions</h2>')
  answer('POST /fr/contact', 200, '<contact-form><p data-part="answer">Merci.</p></contact-form>')
}

const LEAVING = ['page:before-visit', 'page:before-reload', 'click', 'submit']

/** Prevents a link, a form or a tag from leaving the page of the tests. */
function stay(event: Event): void {
  if (event.type !== 'click' || (event.target as Element).closest('a[href]')) event.preventDefault()
}

/** Waits for the pages of open modals, and for the views in them. */
async function modalsLoaded(): Promise<void> {
  const isLoading = () => document.querySelector('dialog[open][data-state=loading]') !== null
  for (let count = 0; isLoading() && count < 20; count += 1) await settle()
  document.querySelectorAll('dialog[open]').forEach(touch)
  await settle()
}

/** Presses, chooses and types whatever a shopper could, and sends the forms. The page is never left. */
export async function touchAll(root: Element): Promise<void> {
  // After the listeners of tags that were added since; these stay, as an answer of the shop may arrive after the
  // touches.
  for (const name of LEAVING) {
    removeEventListener(name, stay)
    addEventListener(name, stay)
  }
  // Views whose parts do not exist before.
  touch(root)
  await settle()
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:not([type=hidden], [type=file]), select',
  )) {
    field.focus()
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
    else if (/^(checkbox|radio)$/.test(field.type)) field.click()
    else field.value = { number: '8', email: 'camille@example.com' }[field.type] ?? 'Vase Lune 1'
    for (const name of ['input', 'change', 'blur']) field.dispatchEvent(new Event(name, { bubbles: name !== 'blur' }))
    await settle()
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input[required]')) if (!field.value) field.value = '1'
  for (const target of root.querySelectorAll<HTMLElement>('button, a[href], [data-part=apply]')) {
    if (target.isConnected) target.click()
    await settle()
  }
  await modalsLoaded()
  // Forms first: a modal that was closed shows no answer.
  for (const buttons of ['dialog[open] form button', 'dialog[open] button:not(form *)']) {
    const found = document.querySelectorAll<HTMLElement>(buttons)
    for (const button of found) {
      if (button.isConnected) button.click()
      await settle()
    }
    if (found.length > 0) await frames()
  }
}
