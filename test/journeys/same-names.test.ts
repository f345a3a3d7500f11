import type { Page } from '@playwright/test'
import { accountPages, staffPages, upgraded } from './look.ts'
import { expect, test } from './shop.ts'
import { enter, fill, variantOf, withoutPhotos } from './visitor.ts'

/**
 * The effect of a control: the address of a link, the form and values that a button sends, the element that it opens,
 * or else itself. A link that opens a dialog in a form fills that form. The buttons of consent-status have the same
 * effect everywhere.
 */
function effectOf(this: HTMLElement): string {
  const { form, type, popoverTargetElement } = this as HTMLButtonElement
  const fields = (around: HTMLFormElement, submitter?: HTMLElement) =>
    [...new FormData(around, submitter)].map(([name, value]) => `${name}=${value}`).join('&')
  if (this instanceof HTMLAnchorElement) {
    const filled = this.ariaHasPopup === 'dialog' ? this.closest('form') : null
    return `leads to ${this.href} ${filled ? fields(filled) : ''}`
  }
  if (form && type === 'submit')
    return `sends ${this.getAttribute('formaction') ?? form.getAttribute('action')} ${fields(form, this)}`
  if (popoverTargetElement) return `opens ${popoverTargetElement.id}`
  const part = this.closest('consent-status') && this.dataset.part
  return part ?? `does what only itself does, ${[...document.querySelectorAll('*')].indexOf(this)}`
}

/** Buttons and links with the same role and name, but different effects. */
async function sameNames(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const effects = new Map<string, Set<string>>()
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || backendDOMNodeId === undefined || !/^(button|link)$/.test(role?.value)) continue
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: backendDOMNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: String(effectOf),
    })
    const called = `${role?.value} "${name?.value}"`
    effects.set(called, (effects.get(called) ?? new Set()).add(result.value))
  }
  await devtools.detach()
  return [...effects].filter(([, all]) => all.size > 1).map(([called, all]) => [called, ...all].join('\n  '))
}

async function expectApart(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await upgraded(page)
  expect.soft(await page.getByRole('button').count(), address).toBeGreaterThan(0)
  expect.soft(await sameNames(page), address).toEqual([])
}

test.beforeEach(withoutPhotos)

test('two controls of one name are found', async ({ page, at }) => {
  await page.goto(at('/fr/contact'))
  await page.evaluate(() => {
    const control = (name: string, more: object) => Object.assign(document.createElement(name), more)
    const links = ['/a', '/b'].map((href) => control('a', { href, textContent: 'Plus' }))
    const buttons = ['one', 'other'].map((id) => control('button', { id, type: 'button', textContent: 'Moins' }))
    document.querySelector('main')?.append(...links, ...buttons)
  })
  expect((await sameNames(page)).map((found) => found.split('\n')[0])).toEqual(['link "Plus"', 'button "Moins"'])
})

for (const [Email, paths] of [
  ['camille@example.com', accountPages],
  ['sacha@example.com', staffPages],
] as const)
  test(`buttons and links of one name do the same on the pages of ${Email}`, async ({ page, at }) => {
    await page.request.post(at('/fr/security/login'), { form: { Email, Password: 'vitrine-demo' }, maxRedirects: 0 })
    for (const path of paths) await expectApart(page, at(path))
  })

test('buttons and links of one name do the same on lists, products, the basket, birth lists, and among pickup points', async ({
  page,
  at,
}) => {
  await enter(page, at)
  for (const path of ['/fr/catalog', '/fr/catalog?display=table', '/fr/catalog/product/1/x'])
    await expectApart(page, at(path))
  let list = ''
  for (const product of [1, 8]) {
    await fill(page, at, product)
    const { id: productVariantId } = await variantOf(page, at, product)
    const which: Record<string, string> = list === '' ? { name: 'Zoé', kind: 'birth' } : { wishlistId: list }
    const params = { productVariantId, quantity: 3, ...which }
    const answer = await page.request.post(at('/api/v1/catalog/wishlist/addproductvariant'), { params })
    list = String((await answer.json()).WishlistId)
  }
  await expectApart(page, at(`/fr/catalog/wishlist/list?Id=${list}`))
  const shared = page.locator('a[href*="/birthlist/list/"]').first()
  await expectApart(page, (await shared.evaluate((link: HTMLAnchorElement) => link.href)) ?? '')
  await expect(page.locator('quantity-input')).toHaveCount(2)
  for (const path of ['/fr/shoppingcarts', '/fr/checkout']) await expectApart(page, at(path))
  await page.goto(at('/fr/shippings/pickuppoint/search?shippingMethodId=5&countryId=2&city=Gent'))
  const radios = page.getByRole('radio')
  await expect(radios).toHaveCount(3)
  await expectApart(page, page.url())
  for (const radio of await radios.all()) {
    const place = await radio.locator('xpath=..').locator('strong').textContent()
    await expect(radio).toHaveAccessibleName(new RegExp(`^${place} [\\d,]+.km$`))
    await expect(radio).toHaveAccessibleDescription(/\d{4} Gent/)
  }
})

test('the button of each session says which one it ends', async ({ page, at, playwright }) => {
  const { email, password } = await enter(page, at)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  for (const _ of ['one', 'other']) {
    const elsewhere = await playwright.request.newContext({ userAgent })
    const form = { Email: email, Password: password }
    expect((await elsewhere.post(at('/fr/security/login'), { form, maxRedirects: 0 })).status()).toBe(303)
    await elsewhere.dispose()
  }
  await expectApart(page, at('/fr/account/sessions'))
  await expect(page.getByRole('button', { name: /^Déconnecter : Chrome sur Linux, \d/ })).toHaveCount(2)
})
