import type { Page } from '@playwright/test'
import { axe } from './look.ts'
import { holdCode } from './shifts.ts'
import { expect, ready, test } from './shop.ts'
import { type At, enter, fault, fill, withoutPhotos } from './visitor.ts'

const tag = (page: Page) => page.locator('card-payment')
const frame = (page: Page) => page.frameLocator('card-payment iframe')
const message = (page: Page) => tag(page).locator('[data-part=message]')
const place = (page: Page) => page.locator('.checkout-place button, make-payment button[type=submit]')

async function toCard(page: Page, at: At) {
  await enter(page, at)
  await fill(page, at, 10)
  await page.goto(at('/fr/checkout'))
  for (const [name, value] of Object.entries({ Street1: 'Rue du Four 1', PostalCode: '59000', City: 'Lille' }))
    await page.locator(`[name=Shipping${name}]`).fill(value)
  // A first click may wait for the code of its tag.
  await page.locator('[name=Terms]').click()
  await expect(page.locator('[name=Terms]')).toBeChecked()
  await page.locator('[name=PaymentMethod][value=Card]').click()
  await expect(frame(page).locator('#number')).toBeVisible()
  await page.locator('card-payment [data-part=holder]').fill('Ada Test')
}

async function typeCard(page: Page, number: string) {
  await frame(page).locator('#number').fill(number)
  await frame(page).locator('#expiry').fill('12/30')
  await frame(page).locator('#code').fill('123')
}

/** By the keyboard: a click directly after a scroll may still hit the frame at its old place. */
async function order(page: Page) {
  await place(page).focus()
  await page.keyboard.press('Enter')
}

const purchases = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { dataLayer: { event: string; ecommerce: { transaction_id: string } }[] }).dataLayer
      .filter(({ event }) => event === 'purchase')
      .map(({ ecommerce }) => ecommerce.transaction_id),
  )

test.beforeEach(withoutPhotos)

test('a card is typed in the provider’s frame, refused, tried again with a second step, and the order is paid [CHECKOUT-61, CHECKOUT-62, CHECKOUT-74]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.addInitScript(() => Object.assign(globalThis, { dataLayer: [] }))
  await toCard(page, at)
  const posted: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.includes('/pay/')) posted.push(request.url() + (request.postData() ?? ''))
  })
  await tag(page).locator('[data-part=holder]').fill('')
  await order(page)
  await expect(tag(page).locator('[data-part=holder]')).toBeFocused()
  await tag(page).locator('[data-part=holder]').fill('Ada Test')
  await order(page)
  await expect(frame(page).locator('#number')).toBeFocused()
  await expect(frame(page).locator('#number-message')).toHaveText('Vérifiez le numéro de la carte.')
  await typeCard(page, '4000000000000002')
  await order(page)
  await expect(message(page)).toContainText('refusé')
  await expect(place(page)).not.toHaveAttribute('aria-disabled')
  expect(await axe(page)).toEqual([])
  await typeCard(page, '4000000000003220')
  await order(page)
  await frame(page).locator('#step').fill('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('main')).toContainText('Payée le')
  await expect.poll(() => purchases(page)).toEqual([page.url().split('/').at(-1)])
  for (const request of posted) expect(request).not.toMatch(/4000000000003220|4000 0000 0000 3220/)
  await page.reload()
  await ready(page, 'one-step-checkout')
  expect(await purchases(page)).toEqual([])
})

test('the frame takes orders from the page of the shop alone, and from it once', async ({ page, at }) => {
  await toCard(page, at)
  const card = page.frames().find((one) => one.url().endsWith('/pay/fr/frame'))
  // After the frame's own listener: whether it has accepted the port.
  await card?.evaluate(() => {
    const taken: boolean[] = []
    Object.assign(globalThis, { taken })
    addEventListener('message', ({ ports }) => taken.push(ports[0]?.onmessage !== null))
  })
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank'))
  const connect = (to: 'opener' | 'self') => {
    const frame = document.querySelector('card-payment iframe') as HTMLIFrameElement | null
    const target = to === 'self' ? frame?.contentWindow : (globalThis.opener as Window)[0]
    target?.postMessage('vitrine-card', '*', [new MessageChannel().port2])
  }
  await (await opened).evaluate(connect, 'opener' as const)
  await page.evaluate(connect, 'self' as const)
  const taken = () => card?.evaluate(() => (globalThis as unknown as { taken: boolean[] }).taken)
  await expect.poll(taken).toEqual([false, false])
  await typeCard(page, '4242424242424242')
  await order(page)
  await page.waitForURL(/\/checkout\/confirmation\/\d+/)
})

test('a lost answer to the order, sent again, neither orders nor pays twice; the card is not asked for again', async ({
  page,
  at,
  complaints,
}) => {
  await toCard(page, at)
  await typeCard(page, '4242424242424242')
  await fault(page, at, { method: 'POST', path: '/fr/checkout', drop: 'before' })
  await order(page)
  await expect(page.locator('dialog[open]')).toContainText('Erreur')
  await page.keyboard.press('Escape')
  await expect(tag(page)).toContainText('acceptée')
  expect(complaints.splice(0)).toHaveLength(1)
  await order(page)
  await page.waitForURL(/\/checkout\/confirmation\/\d+/)
  await expect(page.locator('main')).toContainText('Payée le')
})

test('an order that is there is paid by card [CHECKOUT-61, CHECKOUT-64]', async ({ page, at }) => {
  await toCard(page, at)
  await page.locator('[name=PaymentMethod][value=BankTransfer]').click()
  await expect(tag(page)).toBeHidden()
  await order(page)
  await page.waitForURL(/\/checkout\/confirmation\/\d+/)
  const release = await holdCode(page, /\.js$/)
  await page.goto(at(`/fr/sales/payment?number=${page.url().split('/').at(-1)}`), { waitUntil: 'commit' })
  const other = page.locator('[name=PaymentMethod][value=BankTransfer]')
  await expect(page.locator('footer')).toBeVisible()
  await other.evaluate((field) => {
    const tops = new Set<number>()
    const note = () => {
      tops.add(field.getBoundingClientRect().top)
      requestAnimationFrame(note)
    }
    note()
    Object.assign(globalThis, { tops })
  })
  await release()
  await expect(frame(page).locator('#number')).toBeVisible()
  // In no frame do the code or the fields of the card move the other payments under the pointer.
  expect(await page.evaluate('[...tops]')).toHaveLength(1)
  await page.locator('card-payment [data-part=holder]').fill('Ada Test')
  await typeCard(page, '4242 4242 4242 4242')
  await order(page)
  await page.waitForURL(/\/account\/orders\/\d+/)
  await expect(page.locator('main')).toContainText('Payée le')
})
