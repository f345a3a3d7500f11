import type { Page } from '@playwright/test'
import { TEST_LIMIT } from '../../../harness/limits.ts'
import { test as base, expect, ready, touch } from '../../../journeys/shop.ts'
import { PASSWORD, startWordPress, type WordPress } from './site.ts'

export { expect, ready, touch }

type Theme = 'twentytwentyone' | 'twentytwentytwo' | 'twentytwentythree'

/** A classic theme, and two of blocks. */
export const THEMES: readonly Theme[] = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree']

/**
 * Tests on a WordPress, which each worker starts once. After each, neither PHP nor the console may have complained, and
 * no request may have failed; what a test expects it takes out of `faults`.
 */
export const test = base.extend<{ faults: string[] }, { wordpress: WordPress }>({
  wordpress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use, { parallelIndex }) => {
      const wordpress = await startWordPress(`worker-${parallelIndex}`)
      await use(wordpress)
      await wordpress.stop()
    },
    { scope: 'worker', timeout: 5 * TEST_LIMIT },
  ],
  faults: [
    async ({ context, wordpress }, use) => {
      const faults: string[] = []
      // A failed load is known by its answer. WordPress's own pages ask for what an author may not read.
      const isOwn = (text: string) => /^Failed to load resource|iframe which has both/.test(text)
      context.on('console', (message) => {
        const isOurs = message.location().url.startsWith(wordpress.address) && !isOwn(message.text())
        if (['error', 'warning'].includes(message.type()) && isOurs) faults.push(message.text())
      })
      context.on('response', (answer) => {
        const { origin, pathname } = new URL(answer.url())
        if (answer.status() >= 400 && origin === wordpress.address && !pathname.startsWith('/wp-json/wp/'))
          faults.push(`${answer.status()} ${pathname}`)
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await use(faults)
      expect([...faults, ...wordpress.complaints()]).toEqual([])
    },
    { auto: true },
  ],
})

/** Shows the site in a theme; a classic one has a menu of the pages. */
export function useTheme({ php }: WordPress, theme: Theme): void {
  php(`
    switch_theme('${theme}');
    $menu = wp_get_nav_menu_object('Main') ?: null;
    $id = $menu ? $menu->term_id : wp_create_nav_menu('Main');
    if (!$menu) {
      foreach (get_option('vitrine_pages') as $page) {
        wp_update_nav_menu_item($id, 0, ['menu-item-object-id' => $page, 'menu-item-object' => 'page', 'menu-item-type' => 'post_type', 'menu-item-status' => 'publish']);
      }
    }
    set_theme_mod('nav_menu_locations', ['primary' => $id]);`)
}

/** Signs in, as a person does. */
export async function signIn(page: Page, { address }: WordPress, name: 'admin' | 'author'): Promise<void> {
  await page.goto(`${address}/wp-login.php`)
  await page.locator('#user_login').fill(name)
  await page.locator('#user_pass').fill(PASSWORD)
  await page.locator('#wp-submit').click()
  await page.waitForURL(/wp-admin/)
}

/** Marks the document, to see later whether it is still the same. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { vitrineMarked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'vitrineMarked' in globalThis)
