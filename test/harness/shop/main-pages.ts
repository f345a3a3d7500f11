import type { APIRequestContext, Locator, Page } from 'playwright'

/** One of the pages that most shoppers see, with its main control. */
export type MainPage = {
  name: string
  path: string
  /** Signs the visitor in, or fills the basket, before the page is opened. */
  prepare?(requests: APIRequestContext, url: string): Promise<unknown>
  control(page: Page): Locator
  /** Typed into the control. */
  text?: string
  /** An expression whose value a press changes, in the page or by another page that the server sends. */
  shown: string
}

const fillBasket = (requests: APIRequestContext, url: string) =>
  requests.post(`${url}/api/v1/catalog/products/addtocart`, {
    data: { ProductVariantId: 1, Quantity: 1, Name: 'A' },
  })

const signIn = (requests: APIRequestContext, url: string) =>
  requests.post(`${url}/fr/security/login`, {
    form: { Email: 'camille@example.com', Password: 'vitrine-demo' },
    maxRedirects: 0,
  })

const countOf = (selector: string) => `document.querySelectorAll('${selector}').length`
const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`

export const MAIN_PAGES: readonly MainPage[] = [
  {
    name: 'home',
    path: '/fr/',
    control: (page) => page.locator('#shop-search'),
    text: 'va',
    shown: countOf('product-search [data-part=all]'),
  },
  {
    name: 'list',
    path: '/fr/catalog',
    control: (page) => page.locator('#filter-Brand-5'),
    shown: textOf('[data-page-status]'),
  },
  {
    name: 'product',
    path: '/fr/catalog/product/1/x',
    control: (page) => page.locator('product-variations add-to-cart button').first(),
    shown: countOf('dialog[open], shop-cart [data-item-id]'),
  },
  {
    name: 'basket',
    path: '/fr/shoppingcarts',
    prepare: fillBasket,
    control: (page) => page.locator('shop-cart button[name=remove]').first(),
    shown: countOf('shop-cart [data-item-id]'),
  },
  {
    name: 'checkout',
    path: '/fr/checkout',
    prepare: fillBasket,
    control: (page) => page.locator('shipping-options input[type=radio]').nth(1),
    shown: textOf('#order [data-part=total-incl]'),
  },
  {
    name: 'account',
    path: '/fr/account',
    prepare: signIn,
    control: (page) => page.getByRole('link', { name: 'Vos coordonnées' }),
    shown: countOf('[name=FirstName]'),
  },
]
