import type { Page } from '@playwright/test'
import { expect, signIn, test, touch, useTheme } from './fixture.ts'
import type { WordPress } from './site.ts'

type Actions = { set(scope: string, name: string, value: boolean): void }
type Editor = { wp: { data: { dispatch(store: string): Actions } } }

/** Opens an editor without its welcome. */
async function openEditor(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => 'wp' in globalThis && document.querySelector('.editor-styles-wrapper'))
  await page.evaluate(() => {
    const preferences = (globalThis as unknown as Editor).wp.data.dispatch('core/preferences')
    preferences.set('core/edit-post', 'welcomeGuide', false)
  })
}

const addressOf = ({ php }: WordPress, title: string) =>
  php(`echo get_permalink(get_posts(['title' => '${title}', 'post_status' => 'publish'])[0]);`)
const editorOf = ({ address, php }: WordPress, title: string) =>
  `${address}/wp-admin/post.php?action=edit&post=${php(`echo get_posts(['title' => '${title}', 'post_status' => 'publish'])[0]->ID;`)}`

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).first().click()
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await expect(page.getByText(/is now live/).first()).toBeVisible()
}

test.beforeEach(({ wordpress }) => useTheme(wordpress, 'twentytwentythree'))

for (const account of ['author', 'admin'] as const)
  test(`the block begins with the example of a tag, is published by ${account}, and works @registry`, async ({
    page,
    wordpress,
  }) => {
    const title = `A coupon of ${account}`
    await signIn(page, wordpress, account)
    await openEditor(page, `${wordpress.address}/wp-admin/post-new.php`)
    await page.getByRole('textbox', { name: 'Add title' }).fill(title)
    await page.keyboard.press('Enter')
    await page.keyboard.type('/vitrine')
    await page.getByRole('option', { name: 'Vitrine tag' }).click()
    await page.getByLabel('Begin with the example of a tag').selectOption('coupon-form')
    const html = page.getByLabel('HTML of the tag')
    await expect(html).toHaveValue(/^<coupon-form/)
    await html.fill((await html.inputValue()).replace('</coupon-form>', '<p>"Quoted" -- text</p></coupon-form>'))
    await publish(page)

    await page.goto(addressOf(wordpress, title))
    await touch(page, 'coupon-form')
    await expect(page.locator('coupon-form form [name=CouponCode]')).toBeVisible()
    await expect(page.locator('coupon-form')).toContainText('"Quoted" -- text')

    await openEditor(page, editorOf(wordpress, title))
    await expect(page.getByLabel('HTML of the tag')).toHaveValue(/"Quoted" -- text/)
    await expect(page.getByText(/unexpected or invalid content/)).toHaveCount(0)
  })

test('an administrator makes the sample shop and changes the settings by their page @registry', async ({
  page,
  wordpress,
}) => {
  await signIn(page, wordpress, 'admin')
  const settings = `${wordpress.address}/wp-admin/options-general.php?page=vitrine`
  await page.goto(settings)
  await page.getByRole('button', { name: 'Make the sample shop' }).click()
  await page.waitForURL(settings)
  expect(Number(wordpress.php(`echo wp_count_posts('vitrine_product')->publish;`))).toBe(30)
  await page.getByLabel('Culture').fill('FR')
  await page.getByLabel('Load pages in place').uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Culture')).toHaveValue('fr')
  await page.goto(`${wordpress.address}/shop/`)
  await expect(page.locator('page-loader')).toHaveCount(0)
  expect(JSON.parse((await page.locator('#shop-settings').textContent()) ?? '')).toMatchObject({ culture: 'fr' })
  wordpress.php(`delete_option('vitrine_settings');`)
})

test('a cross-site post to the sample shop is refused @registry', async ({ page, wordpress }) => {
  await signIn(page, wordpress, 'admin')
  const answer = await page.request.post(`${wordpress.address}/wp-admin/admin-post.php`, {
    form: { action: 'vitrine_samples' },
  })
  expect(answer.status()).toBe(403)
})
