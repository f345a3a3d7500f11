import type { Page } from '@playwright/test'
import { axeInLightAndDark, tooWide } from './look.ts'
import { totalShift, watchShifts } from './shifts.ts'
import { expect, ready, test } from './shop.ts'
import { withoutPhotos, withPhotos } from './visitor.ts'

test.use({ consent: 'open' })
test.beforeEach(withoutPhotos)

const NAME = 'cookie-consent'
const YEAR = 8760 * 3600

/** Expects that a cookie expires a year after the choice, by the clock of this machine, which is the browser's too. */
function expectYear(expires = 0, chosen: number): void {
  expect(expires).toBeGreaterThan(chosen / 1000 + YEAR - 2)
  expect(expires).toBeLessThan(Date.now() / 1000 + YEAR + 2)
}

const ALL = { preferences: true, statistics: true, marketing: true }
const NONE = { preferences: false, statistics: false, marketing: false }
const widths = [360, 1280]

const banner = (page: Page) => page.locator('consent-banner')
const button = (page: Page, part: string) => banner(page).locator(`[data-part=${part}]`)
const dialog = (page: Page) => page.getByRole('dialog')
const status = (page: Page) => page.locator('footer consent-status')
const state = (page: Page) => status(page).locator('[data-part=status]')

/** The decoded value of the cookie; undefined without one. */
async function stored(page: Page, name = NAME) {
  const cookie = (await page.context().cookies()).find((known) => known.name === name)
  return cookie && JSON.parse(decodeURIComponent(cookie.value))
}

/** The number of runs of the shop's own statistics script in this document. */
const counted = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) =>
        /^stat/.test(event ?? ''),
      ).length,
  )

/** The consent in the data layer. */
const signals = (page: Page) =>
  page.evaluate(() =>
    (window as never as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      .map((entry) => Array.from(entry))
      .filter(([command]) => command === 'consent')
      .map(([, kind, consent]) => [
        kind,
        (consent as { ad_storage: string }).ad_storage,
        (consent as { analytics_storage: string }).analytics_storage,
      ]),
  )

/** Changes the HTML of the shop's documents, as another theme would have rendered them. */
const reprint = (page: Page, change: (html: string, nonce: string) => string) =>
  page.route(/\/(fr|de)\/(pages\/\w+|catalog)?(\?.*)?$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? ''
    await route.fulfill({ response, body: change(html, nonce) })
  })

async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page, 'consent-banner', 'consent-modal', 'consent-status')
}

async function openChoices(page: Page) {
  await button(page, 'choose').click()
  await expect(dialog(page)).toBeVisible()
}

for (const width of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a newcomer is asked, and nothing is written before the choice [CONSENT-11, CONSENT-27]', async ({
      page,
      at,
    }) => {
      await open(page, at('/fr/'))
      await expect(page.getByRole('region', { name: 'Cookies et vie privée' })).toBeVisible()
      for (const part of ['accept', 'decline', 'choose']) await expect(button(page, part)).toBeInViewport({ ratio: 1 })
      expect(await stored(page)).toBeUndefined()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      expect(await page.evaluate(() => (window as { cookieConsent?: object }).cookieConsent)).toBeUndefined()
      expect(await tooWide(page)).toBe('')
    })

    // Each choice once: a width has no part in what is stored.
    for (const [part, choice, word] of [
      ['accept', ALL, 'accepted'] as const,
      ['decline', NONE, 'declined'] as const,
    ].filter(([part]) => (width === 360) === (part === 'accept')))
      test(`"${part}" is saved for a year and remembered [CONSENT-04, CONSENT-05, CONSENT-06, CONSENT-07, CONSENT-09, CONSENT-10, CONSENT-13, CONSENT-14, CONSENT-15, CONSENT-18, CONSENT-19, LIMIT-001, LIMIT-002] @everywhere`, async ({
        page,
        at,
      }) => {
        await open(page, at('/fr/'))
        const chosen = Date.now()
        await button(page, part).click()
        await expect(banner(page)).toBeHidden()
        expect(await stored(page)).toEqual({ stamp: '2026-11', ...choice })
        const cookie = (await page.context().cookies()).find(({ name }) => name === NAME)
        expect([cookie?.path, cookie?.sameSite]).toEqual(['/', 'Lax'])
        expectYear(cookie?.expires, chosen)
        await page.reload()
        await status(page).scrollIntoViewIfNeeded()
        await expect(state(page)).toHaveAttribute('data-state', word)
        await expect(banner(page)).toBeHidden()
        expect(await page.evaluate(() => (window as { cookieConsent?: object }).cookieConsent)).toEqual(
          await stored(page),
        )
      })

    test('the banner moves nothing and hides nothing that has focus', async ({ page, at }) => {
      await watchShifts(page)
      await open(page, at('/fr/pages/cookies'))
      await expect(banner(page)).toBeVisible()
      const last = page.locator('footer a').last()
      await last.focus()
      const [below, above] = await Promise.all([last.boundingBox(), banner(page).boundingBox()])
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
      expect(await totalShift(page)).toBeLessThan(0.01)
    })
  })

test('each category is chosen in the modal, and the one box for all follows [CONSENT-01, CONSENT-02, CONSENT-03, CONSENT-16, CONSENT-17, CONSENT-28]', async ({
  page,
  at,
}) => {
  await open(page, at('/fr/'))
  await openChoices(page)
  const all = dialog(page).getByLabel('Tout autoriser')
  for (const [name, is] of [
    ['Préférences', 'mixed'],
    ['Statistiques', 'mixed'],
    ['Marketing', 'true'],
  ] as const) {
    await dialog(page).getByLabel(name).check()
    const shown = await all.evaluate((box: HTMLInputElement) => (box.indeterminate ? 'mixed' : String(box.checked)))
    expect(shown).toBe(is)
  }
  await dialog(page).getByLabel('Préférences').uncheck()
  await dialog(page).getByLabel('Marketing').uncheck()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual({ stamp: '2026-11', ...NONE, statistics: true })
})

test('a stamp that changed asks again [CONSENT-12]', async ({ page, at, context }) => {
  const value = encodeURIComponent(JSON.stringify({ stamp: '2025-01', ...ALL }))
  await context.addCookies([{ name: NAME, value, url: new URL(at('/fr/')).origin }])
  await open(page, at('/fr/'))
  await expect(banner(page)).toBeVisible()
  expect(await counted(page)).toBe(0)
})

test('the page names the cookie and its stamp [CONSENT-06, CONSENT-08]', async ({ page, at }) => {
  await reprint(page, (html) =>
    html.replace('"consentStamp":"2026-11"', '"consentStamp":"v9","consentCookieName":"rgpd"'),
  )
  await open(page, at('/fr/'))
  await button(page, 'accept').click()
  expect(await stored(page, 'rgpd')).toEqual({ stamp: 'v9', ...ALL })
  expect(await stored(page)).toBeUndefined()
})

test('page scripts are notified of a choice by event and callback, also by one that throws [CONSENT-20, CONSENT-21, CONSENT-22, CONSENT-23, CONSENT-30]', async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    const notified: unknown[] = []
    const shopSettings = {
      onConsentAccept: () => {
        notified.push('accept')
        throw new Error('of the theme')
      },
      onConsentDecline: () => notified.push('decline'),
    }
    Object.assign(window, { notified, shopSettings })
    document.addEventListener('consent:set', (event) => notified.push((event as CustomEvent).detail))
  })
  const notified = () => page.evaluate(() => (window as never as { notified: unknown[] }).notified.splice(0))
  await open(page, at('/fr/'))
  await button(page, 'decline').click()
  expect(await notified()).toEqual([{ stamp: '2026-11', ...NONE }, 'decline'])
  await status(page).locator('[data-part=change]').click()
  await dialog(page).getByRole('button', { name: 'Tout accepter' }).click()
  expect(await notified()).toEqual([{ stamp: '2026-11', ...ALL }, 'accept'])
  await expect(dialog(page)).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { shopSettings: {} }))
  await status(page).locator('[data-part=change]').click()
  await dialog(page).getByRole('button', { name: 'Tout refuser' }).click()
  expect(await stored(page)).toEqual({ stamp: '2026-11', ...NONE })
})

test('gated scripts run by category, in order, once a page, on load and after a visit [CONSENT-24, CONSENT-25, CONSENT-26, CONSENT-31]', {
  tag: '@full-loads',
}, async ({ page, at }) => {
  await page.route('**/slow.js', (route) =>
    route.fulfill({ body: 'ran.push("external")', contentType: 'text/javascript' }),
  )
  await page.addInitScript(() => Object.assign(window, { ran: [] }))
  await reprint(page, (html, nonce) => {
    const script = (category: string, rest: string) =>
      `<script type="text/plain" data-consent="${category}" nonce="${nonce}" ${rest}</script>`
    const scripts = [
      script('statistics', `src="${at('/theme/slow.js')}">`),
      script('statistics', '>ran.push("inline")'),
      script('marketing', '>ran.push("marketing")'),
      '<script type="text/plain" data-consent="statistics" nonce="stolen">ran.push("hostile")</script>',
    ]
    return html.replace(/(<main id="page"[^>]*>)/, `$1${scripts.join('')}`)
  })
  const ran = () => page.evaluate(() => (window as never as { ran: string[] }).ran)
  await open(page, at('/fr/pages/terms'))
  await button(page, 'decline').click()
  expect([await ran(), await counted(page)]).toEqual([[], 0])

  await status(page).locator('[data-part=change]').click()
  await dialog(page).getByLabel('Statistiques').check()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(ran).toEqual(['external', 'inline'])
  expect(await counted(page)).toBe(1)

  await page.reload()
  await expect.poll(ran).toEqual(['external', 'inline'])
  expect(await counted(page)).toBe(1)
  await page.evaluate(() => (window as never as { ran: string[] }).ran.splice(0))
  await page.locator('footer a[href$="/pages/cookies"]').first().click()
  await expect(page).toHaveURL(/cookies$/)
  await expect.poll(ran).toEqual(['external', 'inline'])
})

test('the tag manager is notified: denied first, then what was chosen', async ({ page, at }) => {
  await open(page, at('/fr/'))
  expect(await signals(page)).toEqual([['default', 'denied', 'denied']])
  await openChoices(page)
  await dialog(page).getByLabel('Statistiques').check()
  await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
  expect((await signals(page)).at(-1)).toEqual(['update', 'denied', 'granted'])
  await page.reload()
  await expect
    .poll(() => signals(page))
    .toEqual([
      ['default', 'denied', 'denied'],
      ['update', 'denied', 'granted'],
    ])
})

test('the map asks before anything is loaded: once, and always', async ({ page, at }) => {
  const loaded: string[] = []
  page.on('request', (request) => /map\.svg$/.test(request.url()) && loaded.push(request.resourceType()))
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, at('/fr/pages/workshop'))
  await button(page, 'decline').click()
  const ask = page.locator('[data-part=embed-ask]')
  await expect(ask).toContainText(new URL(at('/')).host)
  await ask.scrollIntoViewIfNeeded()
  const before = await page.locator('.map').boundingBox()
  expect(loaded).toEqual([])
  await ask.locator('[data-part=embed-once]').click()
  await expect(ask).toHaveCount(0)
  await expect.poll(() => loaded.length).toBe(1)
  expect((await page.locator('.map').boundingBox())?.height).toBe(before?.height)
  expect(await stored(page)).toEqual({ stamp: '2026-11', ...NONE })

  await page.reload()
  await ask.locator('[data-part=embed-always]').click()
  await expect.poll(() => loaded.length).toBe(2)
  expect(await stored(page)).toEqual({ stamp: '2026-11', ...NONE, marketing: true })
  await page.reload()
  await expect.poll(() => loaded.length).toBe(3)
  await expect(ask).toHaveCount(0)
})

test('the foot says what was chosen, and takes it back [CONSENT-29, CONSENT-32]', async ({ page, at }) => {
  await open(page, at('/fr/pages/cookies'))
  await expect(state(page)).toHaveAttribute('data-state', 'undecided')
  await button(page, 'accept').click()
  await expect(state(page)).toHaveText('Vous autorisez tous les cookies.')
  await expect.poll(() => counted(page)).toBe(1)
  await status(page).locator('[data-part=revoke]').click()
  expect(await stored(page)).toBeUndefined()
  await expect(banner(page)).toBeVisible()
  // The statistics script has run: only a new page is without it.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recharger' }).click()
  await expect.poll(() => counted(page)).toBe(0)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('main consent-status [data-part=status]')).toHaveAttribute('data-state', 'undecided')
})

test('everything is done by keyboard alone, and no key decides by accident', async ({ page, at }) => {
  await open(page, at('/fr/pages/cookies'))
  await expect(banner(page)).toBeVisible()
  const isIn = (selector: string) => page.evaluate((wanted) => !!document.activeElement?.closest(wanted), selector)
  expect(await isIn('consent-banner')).toBe(false)
  for (let steps = 0; steps < 150 && !(await isIn('consent-banner')); steps += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  for (let steps = 0; steps < 8 && !(await isIn('[data-part=choose]')); steps += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect([await isIn('[data-part=choose]'), await stored(page)]).toEqual([true, undefined])

  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  for (let steps = 0; steps < 12 && !(await isIn('[data-category=marketing]')); steps += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  expect(await stored(page)).toEqual({ stamp: '2026-11', ...NONE, marketing: true })
  await expect(banner(page)).toBeHidden()
  expect(await isIn('main')).toBe(true)
})

test('another tab follows at once', async ({ page, at, context }) => {
  await open(page, at('/fr/'))
  const other = await context.newPage()
  await open(other, at('/fr/pages/terms'))
  await button(other, 'decline').click()
  await expect(banner(page)).toBeHidden()
  await expect(state(page)).toHaveAttribute('data-state', 'declined')
})

test('without cookies the choice lasts for the page, and nothing breaks', async ({ page, at }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await open(page, at('/fr/pages/workshop'))
  await button(page, 'accept').click()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('[data-part=embed-ask]')).toHaveCount(0)
  await expect(state(page)).toHaveAttribute('data-state', 'accepted')
  await page.reload()
  await expect(banner(page)).toBeVisible()
})

test('the cookie law is understood once for a year [LIMIT-003, LIMIT-004]', async ({ page, at }) => {
  const law = page.locator('cookie-law')
  const put = async () => {
    await page.evaluate(() => document.body.append(document.createElement('cookie-law')))
    await ready(page, 'cookie-law')
  }
  await open(page, at('/fr/pages/terms'))
  await put()
  await expect(law).toBeVisible()
  const chosen = Date.now()
  await law.getByRole('button', { name: 'J’ai compris' }).click()
  await expect(law).toBeHidden()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie-law')
  expectYear(cookie?.expires, chosen)
  await page.reload()
  await put()
  await expect(law).toBeHidden()
})

test.describe('for axe', () => {
  test.use({ bypassCSP: true })

  test('banner, choices, question and status are clean in light and dark, and fit 320 px', async ({ page, at }) => {
    // Only photos with their real size show whether the page fits.
    await withPhotos(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, at('/fr/pages/workshop'))
    await expect(page.locator('[data-part=embed-ask]')).toHaveCount(1)
    const clean = async (name: string) => {
      expect.soft(await axeInLightAndDark(page, 'reduce'), name).toEqual([])
      expect.soft(await tooWide(page), name).toBe('')
    }
    await clean('banner')
    await openChoices(page)
    await clean('choices')
  })
})
