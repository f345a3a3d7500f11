import type { Locator, Page } from '@playwright/test'
import { expect } from '../../../journeys/shop.ts'
import { buyerOn } from './order.ts'

/**
 * A customer who registers with a product in the basket, keeps addresses, orders, sees the orders, orders again, signs
 * out and in, and asks for a new password.
 */
export async function customerJourney(page: Page, theme: string, product: string): Promise<void> {
  const buyer = buyerOn(page, theme)
  const fill = async (fields: Record<string, string>, place: Locator | Page = page) => {
    for (const [label, text] of Object.entries(fields)) await place.getByLabel(label, { exact: true }).fill(text)
  }
  const count = page.locator('cart-summary [data-part=count]')
  await buyer.add(product)
  await page.goto(`${theme}/en/account`)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = 'ada@shop.example'
  await fill({ 'First name': 'Ada', 'Last name': 'Byron', Email: email, Password: 'correct horse' })
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByText('Hello Ada Byron')).toBeVisible()
  // The basket of the visitor is that of the customer now.
  await expect(count).toHaveText('1')

  await page.getByRole('link', { name: 'Addresses' }).click()
  await page.getByRole('link', { name: 'Add an address' }).click()
  const dialog = page.locator('dialog[open]')
  const street = 'Street and number'
  await fill({ 'First name': 'Ada', 'Last name': 'Byron', [street]: '1 High Street' }, dialog)
  await fill({ 'Postal code': 'SW1A 1AA', City: 'London' }, dialog)
  await dialog.getByLabel('Country').selectOption('GB')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const addresses = page.locator('#addresses li')
  await expect(addresses).toHaveText([/1 High Street/])
  await addresses.getByRole('link', { name: /^Edit/ }).click()
  await fill({ [street]: '2 Low Street' }, dialog)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(addresses).toHaveText([/2 Low Street/])

  await page.goto(`${theme}/en/checkout`)
  await expect(page.getByRole('radio', { name: /2 Low Street/ })).toBeChecked()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await buyer.pay()
  await buyer.confirmed()
  const heading = (await page.getByRole('heading', { name: /^Order \w+$/ }).textContent()) ?? ''
  await page.goto(`${theme}/en/account/orders`)
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(count).toHaveText('1')
  await page.getByRole('link', { name: heading, exact: true }).click()
  await expect(page.locator('page-fragment')).toContainText('2 Low Street')

  await page.goto(`${theme}/en/account/addresses`)
  await addresses.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.locator('#addresses')).toContainText('You have no address yet.')
  await page.goto(`${theme}/en/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible()
  await expect(count).toHaveText('0')
  await page.goto(`${theme}/en/security/login?returnUrl=/en/account/orders`)
  await fill({ Email: email, Password: 'wrong' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await fill({ Email: email, Password: 'correct horse' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: heading, exact: true })).toBeVisible()

  await page.goto(`${theme}/en/security/forgot`)
  await fill({ Email: 'nobody@shop.example' })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'an email is on its way' })).toBeVisible()
}
