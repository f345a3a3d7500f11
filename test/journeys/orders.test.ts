import { axeInLightAndDark, tooWide, upgraded } from './look.ts'
import { expect, test } from './shop.ts'

test('an order and its invoice are found from the account, are clean for axe and fit 320 px', async ({ page, at }) => {
  const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
  expect((await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })).status()).toBe(303)
  const isClean = async () => {
    await upgraded(page)
    expect(await axeInLightAndDark(page, 'reduce')).toEqual([])
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await tooWide(page)).toBe('')
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await page.goto(at('/fr/account'))
  const number = (await page.locator('.lines tbody th a').first().textContent()) ?? ''
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Commande ${number}`)
  await isClean()
  await page.getByRole('link', { name: 'Facture', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Facture V-${number}`)
  await isClean()
  await page.emulateMedia({ media: 'print' })
  for (const unprinted of ['.trail', '.shop-account', '.shop-footer'])
    await expect(page.locator(unprinted)).toBeHidden()
})

test('how far an order is has a column of its own in the list, which fits a telephone', async ({ page, at }) => {
  const form = { Email: 'camille@example.com', Password: 'vitrine-demo' }
  await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(at('/fr/account/orders?state=delivered'))
    const headers = await page.locator('.orders thead th').allTextContents()
    const cells = page.locator('.orders tbody tr').first().locator(':is(th, td)')
    await expect(cells.nth(headers.indexOf('État'))).toHaveText(/^(Livrée|Retirée)$/)
    expect(await tooWide(page), `${width} px`).toBe('')
  }
})
