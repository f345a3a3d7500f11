import type { Page } from '@playwright/test'
import { expect, isMarked, markDocument, ready, signIn, THEMES, test, useTheme } from './fixture.ts'

/** Follows a link of the page area or of the menu. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
}

const bodyClasses = (page: Page) => page.evaluate(() => document.body.className)

for (const theme of THEMES)
  test(`a visit in ${theme} shows what a full load shows: title, classes, menu, styles @registry`, async ({
    page,
    wordpress,
  }) => {
    useTheme(wordpress, theme)
    await page.goto(`${wordpress.address}/shop/`)
    await ready(page, 'page-loader')
    await markDocument(page)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Cart', exact: true }).click()
    await expect(page).toHaveTitle(/^Cart/)
    await expect(page).toHaveURL(`${wordpress.address}/cart/`)
    await expect.poll(() => bodyClasses(page)).toContain('page-id-')
    expect(await isMarked(page)).toBe(true)
    const look = () =>
      page.evaluate(() => ({
        title: document.title,
        body: [...document.body.classList]
          .filter((name) => !/^(loaded|long-loading|is-light|no-js|js|hover)/.test(name))
          .sort(),
        present: [...document.querySelectorAll('nav [aria-current]')].map((link) => link.textContent?.trim()),
        footer: document.querySelector('footer')?.getBoundingClientRect().height,
        heading: getComputedStyle(document.querySelector('h1:last-of-type') as Element).fontSize,
        width: document.querySelector('shop-cart')?.getBoundingClientRect().width,
      }))
    await ready(page, 'shop-cart')
    const visited = await look()
    expect(visited.present).toContain('Cart')
    await page.reload()
    await ready(page, 'shop-cart')
    expect(visited).toEqual(await look())
  })

test('the admin bar of who is signed in follows the page, and its links are the browser’s @registry', async ({
  page,
  wordpress,
}) => {
  useTheme(wordpress, 'twentytwentyone')
  await signIn(page, wordpress, 'admin')
  await page.goto(`${wordpress.address}/shop/`)
  await ready(page, 'page-loader')
  await markDocument(page)
  const editOf = () => page.locator('#wp-admin-bar-edit a').getAttribute('href')
  const before = await editOf()
  await follow(page, 'Moon vase')
  await expect(page).toHaveTitle(/Moon vase/)
  await expect.poll(editOf).not.toBe(before)
  expect(await isMarked(page)).toBe(true)
  // Its menus open without the listeners of the first page.
  await page.locator('#wp-admin-bar-new-content').hover()
  await expect(page.locator('#wp-admin-bar-new-post')).toBeVisible()
  await page.locator('#wp-admin-bar-edit a').click()
  await page.waitForURL(/wp-admin\/post\.php/)
  expect(await page.evaluate(() => 'vitrineMarked' in globalThis)).toBe(false)
  expect(await page.locator('script[src*="vitrine.js"]').count()).toBe(0)
})

test('previews, the customizer and the editors are left as they are @registry', async ({ page, wordpress }) => {
  useTheme(wordpress, 'twentytwentyone')
  await signIn(page, wordpress, 'admin')
  const id = wordpress.php(
    `echo wp_insert_post(['post_title' => 'Draft', 'post_status' => 'draft', 'post_content' => '[vitrine]<copy-button text="a">Copy</copy-button>[/vitrine]', 'post_author' => 1]);`,
  )
  await page.goto(`${wordpress.address}/?p=${id}&preview=true`)
  await expect(page.locator('copy-button')).toHaveText('Copy')
  await expect(page.locator('page-loader, [data-page-part]')).toHaveCount(0)
  const inside = page.waitForResponse((answer) => answer.url().includes('customize_changeset_uuid'))
  await page.goto(`${wordpress.address}/wp-admin/customize.php`)
  expect(await (await inside).text()).not.toContain('<page-loader')
  wordpress.php(`wp_delete_post(${id}, true);`)
})

test('pages are the same for all visitors, and set no cookie @registry', async ({ wordpress, playwright }) => {
  useTheme(wordpress, 'twentytwentythree')
  const shopper = await playwright.request.newContext({ baseURL: wordpress.address })
  const id = Number(wordpress.php(`echo get_page_by_path('moon-vase', OBJECT, 'vitrine_product')->ID;`))
  const added = await shopper.post('/api/v1/catalog/products/addtocart', {
    data: { ProductVariantId: id, Quantity: 1 },
  })
  expect(added.headers()['set-cookie']).toMatch(/vitrine_cart=\w+;.*HttpOnly; SameSite=Lax/)
  for (const path of ['/shop/', '/product/moon-vase/', '/cart/', '/']) {
    const stranger = await playwright.request.newContext({ baseURL: wordpress.address })
    const [one, other] = [await shopper.get(path), await stranger.get(path)]
    expect(await one.text()).toBe(await other.text())
    expect([one, other].map((answer) => answer.headers()['set-cookie'])).toEqual([undefined, undefined])
    await stranger.dispose()
  }
  for (const path of ['/checkout/', '/cart/?items=all', '/api/v1/shoppingcarts'])
    expect((await shopper.get(path)).headers()['cache-control']).toContain('no-store')
  await shopper.dispose()
})

test('the culture of the tags is that of the site @registry', async ({ page, wordpress }) => {
  // A language is installed if it has a file of texts.
  wordpress.php(`wp_mkdir_p(WP_LANG_DIR); touch(WP_LANG_DIR . '/nl_BE.mo'); update_option('WPLANG', 'nl_BE');`)
  await page.goto(`${wordpress.address}/cart/`)
  const settings = await page.locator('#shop-settings').textContent()
  wordpress.php(`update_option('WPLANG', '');`)
  expect(JSON.parse(settings ?? '')).toEqual({ appPath: '', culture: 'nl', locale: 'nl-BE' })
})
