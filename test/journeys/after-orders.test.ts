import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { add, findGood, order, payByCard, plenty } from '../api/goods.ts'
import { axe, tooWide, upgraded } from './look.ts'
import { expect, newcomer, ready, test } from './shop.ts'
import type { At } from './visitor.ts'

async function withOrder(page: Page, at: At, start: number): Promise<string> {
  const { email, password } = newcomer()
  const form = { Email: email, Password: password, RepeatPassword: password, FirstName: 'Ada', LastName: 'Test' }
  await page.request.post(at('/fr/security/register'), { form: { ...form, Terms: 'true' } })
  await add(page.request, (await findGood(page.request, start, plenty)).variantId, 2)
  return /(\d+)$/.exec((await order(page.request)).headers().location ?? '')?.[1] ?? ''
}

async function isClean(page: Page) {
  await upgraded(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axe(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await tooWide(page)).toBe('')
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an order is ordered again from the list and from its page, and the filters keep their place', async ({
  page,
  at,
}) => {
  const number = await withOrder(page, at, 1800)
  await page.goto(at('/fr/account/orders'))
  await ready(page, 'cart-summary')
  await page.getByRole('button', { name: 'Commander à nouveau' }).click()
  await expect(page.locator('[data-part=outcome]')).toContainText('2 pièces de la commande sont dans votre panier.')
  await expect(page.locator('.shop-cart-link')).toContainText('2')
  await isClean(page)
  const filter = page.getByRole('link', { name: 'À payer' })
  await filter.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/state=placed/)
  await expect(filter).toHaveAttribute('aria-current', 'true')
  await expect(filter).toBeFocused()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Commande ${number}`)
  await page.getByRole('button', { name: /^Commander à nouveau/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('order-line [data-part=message]')).toContainText('est dans votre panier')
  await expect(page.locator('.shop-cart-link')).toContainText('4')
})

test('another address is asked for in a modal, and the button says so afterwards [ORDER-26]', async ({ page, at }) => {
  const number = await withOrder(page, at, 1820)
  await page.goto(at(`/fr/account/orders/${number}`))
  const link = page.locator('delivery-change a')
  await link.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rue et numéro').fill('9 rue Neuve')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Demander le changement' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('notice-stack')).toContainText(`Demande envoyée pour la commande ${number}.`)
  await expect(link).toHaveText('Changement demandé')
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(page.locator('.alert')).toContainText('9 rue Neuve')
  await expect(link).toHaveText('Corriger cette adresse')
  await link.click()
  await expect(dialog.getByLabel('Rue et numéro')).toHaveValue('9 rue Neuve')
})

test('money is added to a prepaid account through the checkout, and the switch is kept', async ({ page, at }) => {
  await withOrder(page, at, 1840)
  await page.goto(at('/fr/account/prepaid'))
  await ready(page, 'prepaid-account')
  const toggle = page.getByLabel('M’écrire quand le compte est utilisé')
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeHidden()
  const [kept] = await Promise.all([page.waitForResponse(/setnotification/), toggle.check()])
  expect(kept.status()).toBe(200)
  await page.getByRole('button', { name: 'Ajouter de l’argent' }).click()
  await expect(page.getByText('Indiquez une quantité.').first()).toBeVisible()
  await isClean(page)
  await page.getByLabel('Montant en euros').fill('50')
  await page.getByRole('button', { name: 'Ajouter de l’argent' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer la commande \d+$/)
  await expect(page).toHaveURL(/\/account\/prepaid$/)
  // The card's frame grows when it has loaded, and moves the content below.
  await expect(page.locator('card-payment iframe')).toHaveAttribute('style', /block-size|height/)
  await page.getByLabel('Virement bancaire').check()
  await page.getByRole('button', { name: 'Payer maintenant' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Commande \d+$/)
  await page.goto(at('/fr/account/prepaid'))
  await expect(toggle).toBeChecked()
})

test('a refund with a photo and a withdrawal are on the page of the order', async ({ page, at }) => {
  const number = await withOrder(page, at, 1860)
  await payByCard(page.request, number)
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
  await page.goto(at(`/fr/sales/refund?number=${number}`))
  await ready(page, 'refund-request')
  await page.locator('[name^=Quantity]').fill('1')
  await expect(page.locator('refund-request [data-part=count]')).toHaveText('1')
  await isClean(page)
  await page.getByLabel('Pourquoi ?').fill('Cassé')
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo.jpeg().toBuffer() }
  await page.getByLabel(/^Photos/).setInputFiles(file)
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByRole('heading', { name: 'Remboursements' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('naturalWidth', 90)
  await isClean(page)

  await page.getByRole('article').getByRole('link', { name: 'Se rétracter d’un contrat' }).click()
  await expect(page.getByLabel('Numéro de la commande')).toHaveValue(number)
  await isClean(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmez votre rétractation')
  await isClean(page)
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accusé de réception')
  await isClean(page)
  await page.goto(at(`/fr/account/orders/${number}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.locator('article.order').getByRole('link', { name: 'Se rétracter d’un contrat' })).toHaveCount(0)
})
