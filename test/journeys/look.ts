import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Findings = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }

/** The rules of axe about colours; the others have the same result in light and in dark. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * The findings of axe on the present page, under the page's own policy: by all rules, or by those about colours alone.
 */
export async function axe(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Colours in transition to another scheme are not a fault.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await page.evaluate(axeSource)
  }
  const { violations } = await page.evaluate(
    // A pending call shows a bar above the page, outside of its landmarks.
    (more) =>
      (globalThis as unknown as { axe: { run(context: object, options: object): Promise<Findings> } }).axe.run(
        { exclude: [['loading-bar']] },
        // Without the report of passed rules, which takes a quarter of the time.
        { resultTypes: ['violations'], ...more },
      ),
    rules === 'colours' ? { runOnly: OF_COLOURS, preload: false } : {},
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
}

/** The findings of axe on the page in light, and by the rules about colours in dark, which stays set. */
export async function axeInLightAndDark(page: Page, reducedMotion: 'reduce' | null = null): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion })
  const light = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion })
  return [...light, ...(await axe(page, 'colours')).map((finding) => `in dark: ${finding}`)]
}

/** The page's exceptions and logged errors from now on. A missing page (404) is not one of them. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) faults.push(message.text())
  })
  return faults
}

const MOST_LAYOUTS = 200

/**
 * The pixels by which the page is wider than the window; '' when it fits. Also for a page without scripts, which has no
 * frames to wait for.
 */
export async function tooWide(page: Page): Promise<string> {
  // A window that has just changed its size needs some frames for its layout.
  for (let tries = 1; ; tries += 1) {
    const width = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : ''
    })
    if (width === '' || tries === MOST_LAYOUTS) return width
  }
}

/** Touches each tag until its code loads, and waits until all have rendered. */
export const upgraded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const waiting = () => [...document.querySelectorAll(':not(:defined)')]
    while (waiting().length > 0) {
      for (const element of waiting()) element.dispatchEvent(new Event('pointerdown'))
      await new Promise(requestAnimationFrame)
    }
    // Views render in the next frame, and some of them again in the one after.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })

/** The pages of the shop without sign-in; each kind once, in the six cultures. */
export const openPages = [
  '/fr/',
  '/fr/catalog',
  '/de/catalog?display=table&pageindex=6',
  '/nl/catalog?display=categories',
  '/fr/catalog?q=zzz',
  '/de/catalog/category/1/x',
  '/fr/catalog/product/1/x',
  '/it/catalog/product/8/x',
  '/de/security/login',
  '/fr/security/register',
  '/pt/pages/terms',
  '/es/shoppingcarts',
  '/de/nowhere',
  '/fr/contact',
  '/de/pages/workshop',
  '/nl/pages/cookies',
  '/it/pages/cookie-notice',
  '/it/news',
  '/de/news?month=2026-01',
  '/pt/news?category=workshop',
  '/nl/news/7/x',
  '/de/pages/help?q=passwort',
  '/nl/pages/stores',
  '/fr/pages/landing',
  '/pt/pages/about',
  '/es/pages/delivery',
  '/it/pages/accessibility',
  '/de/news/1/x',
  '/es/pages/accessibility',
  '/es/newsletter',
  '/pt/pages/sitemap',
  '/it/catalog/product/1938/x',
  '/es/catalog?filter=%7B%22broken',
]

export const accountPages = [
  '/fr/account/orders',
  '/it/account/prepaid',
  '/de/account/profile',
  '/es/account/addresses',
  '/nl/account/choices',
  '/pt/account/data',
  '/it/account/sessions',
  '/fr/account/activity',
  '/de/security/changepassword',
  '/nl/security/passkeys',
  '/es/security/twofactorhome',
  '/pt/catalog/wishlist/list',
]

export const staffPages = [
  '/fr/assetslibrary/asset/assetsbyfolder/1',
  '/de/assetslibrary/asset/assetsbyfolder/1/2',
  '/es/account/staff/pictures',
  '/pt/account/staff/guides',
  '/it/sales/transfers',
  '/nl/sales/refunds',
  '/pt/sales/withdrawals',
  '/de/sales/reviews',
]

export const personalPages = [
  '/fr/shoppingcarts',
  '/de/shoppingcarts',
  '/fr/checkout',
  '/de/checkout',
  '/it/account',
  '/nl/account/addresses/new',
]
