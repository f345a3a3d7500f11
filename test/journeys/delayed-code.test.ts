import { readdirSync } from 'node:fs'
import type { Browser, Locator, Page, Request } from '@playwright/test'
import { openWithout } from './held-code.ts'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'

const TEXT = ['text', 'search', 'email', 'tel', 'number', 'password', 'url'].map((type) => `input[type=${type}]`)

type Act = (control: Locator) => Promise<unknown>

/** A first action of each kind, on the first control of an example that accepts it. */
const ACTS: { what: string; on: string; act: Act }[] = [
  {
    what: 'ticked',
    on: 'input[type=checkbox]:enabled, input[type=radio]:enabled:not(:checked)',
    act: (it) => it.click({ force: true }),
  },
  {
    what: 'typed',
    on: ['input:not([type])', ...TEXT, 'textarea'].join(),
    act: async (it) => {
      await it.fill('3')
      await it.press('Tab')
    },
  },
  { what: 'chosen', on: 'select:enabled:has(option:enabled:nth-child(2))', act: (it) => it.selectOption({ index: 1 }) },
  { what: 'pressed', on: 'button:enabled, a[href], summary', act: (it) => it.click() },
]

const tags = readdirSync('elements', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/definition.ts'))
  .map((file) => file.split('/').at(-2) as string)

/** Actions with a different outcome, with the reason, or the note that it is not fixed yet. */
const OTHERWISE: Record<string, string> = {
  'degressive-price typed': 'A price that is there from the start is no change, so that nothing is said of it.',
  'pickup-search chosen': 'The search at the start is for what was chosen: one call in the place of two.',
  'pickup-search pressed': 'The search at the start is the one that was asked for.',
  'pickup-search typed': 'The search at the start is for what was typed.',
  'product-variations typed': 'A variant that is there from the start is not written into the address.',
  'wishlist-modal ticked':
    'The list that the example says to have the product was never the chosen one: the shop is not asked.',
  'wishlist-modal typed': 'Naming a new list chooses it.',
}

const example = (page: Page) => page.locator('.docs-live').first()

/** Counts the pending requests of a page; the returned function resolves when there are none and the page is still. */
function watch(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  for (const name of ['requestfinished', 'requestfailed'] as const)
    page.on(name as 'requestfinished', (request) => open.delete(request))
  const settle = async (): Promise<void> => {
    await page
      .waitForLoadState()
      .then(() => page.evaluate(stillness))
      .catch(() => undefined)
    if (open.size > 0) return settle()
  }
  return settle
}

/** Resolves when nothing has changed for three quarters of a second of frames. */
const stillness = () =>
  new Promise<void>((done) => {
    let frames = 0
    const watcher = new MutationObserver(() => {
      frames = 0
    })
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const count = () => {
      frames += 1
      if (frames < 45) return requestAnimationFrame(count)
      watcher.disconnect()
      done()
    }
    count()
  })

const stateOf = (live: Element) => {
  const controls = [...live.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  return {
    controls: controls
      .filter(({ type }) => type !== 'hidden')
      .map(({ name, value, checked, validity }) => `${name} ${value} ${checked} ${validity.valid}`),
    open: live.querySelectorAll('[aria-expanded=true], [aria-pressed=true], [aria-selected=true], details[open]')
      .length,
  }
}

const found = async (page: Page) => ({
  ...(await example(page).evaluate(stateOf)),
  text: (await example(page).allInnerTexts()).join().replace(/\s+/g, ' '),
  dialogs: (await page.locator('dialog[open]').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
})

/** The attributes that distinguish the controls of an example. */
const SIGNS = ['href', 'name', 'value', 'type', 'data-part']

/** The first visible control for each action before any code has loaded, as a selector. */
const firstOf = (live: Element, { acts, signs }: { acts: string[]; signs: string[] }) =>
  acts.map((on) => {
    const isSeen = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1
    const control = [...live.querySelectorAll(on)].find(isSeen)
    const own = signs.filter((name) => control?.hasAttribute(name))
    return (
      control &&
      control.localName + own.map((name) => `[${name}="${CSS.escape(control.getAttribute(name) ?? '')}"]`).join('')
    )
  })

/** Resolves when the tags of the example around a control have their code. */
const codeAround = async (control: Node) => {
  for (let each = control.parentElement; each && !each.matches('.docs-live'); each = each.parentElement)
    if (each.localName.includes('-')) await customElements.whenDefined(each.localName)
}

/**
 * The outcome of an action; `isLate`: the action was done before the code had loaded. Undefined if the code hides the
 * control.
 */
async function endOf(page: Page, address: string, selector: string, act: Act, isLate: boolean) {
  const settle = watch(page)
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(`${request.method()} ${request.url()}`))
  const release = await openWithout(page, address)
  const opened: string[] = []
  page.on('popup', (popup) => opened.push(popup.url()))
  if (!isLate) {
    release()
    await page.locator('.docs-live *').evaluateAll((nodes) => {
      for (const node of nodes)
        if (node.localName.includes('-')) node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    })
    await settle()
  }
  const control = example(page).locator(`${selector}:not(.hidden-text)`).filter({ visible: true }).first()
  if (!isLate && (await control.count()) === 0) return undefined
  const acted = await control.elementHandle()
  await act(control)
  release()
  // The page may be still for long before the code runs. An action may have opened another page.
  await acted?.evaluate(codeAround).catch(() => undefined)
  await settle()
  // If an action opens another page, only that page is compared.
  const [place = page.url().replace(/#.*/, '')] = opened
  return { place, calls, ...(place === address && (await found(page))) }
}

/** A visit of somebody who was never here: no other visit leaves cookies to this one. */
async function visit<T>(browser: Browser, patience: number, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext()
  await context.addInitScript((actTimeout) => Object.assign(globalThis, { shopSettings: { actTimeout } }), patience)
  const end = await work(await context.newPage())
  await context.close()
  return end
}

for (const tag of partOf(27, tags))
  test(`<${tag}>: what is done first, before its code is there, ends as with the code`, async ({
    page,
    at,
    browser,
    patience,
  }) => {
    const address = at(`/docs/${tag}`)
    await openWithout(page, address)
    const controls = await example(page).evaluate(firstOf, { acts: ACTS.map(({ on }) => on), signs: SIGNS })
    // The visits mostly wait for the page to be still, so that they wait together.
    await Promise.all(
      ACTS.map(async ({ what, act }, place) => {
        const selector = controls[place]
        if (selector === undefined || OTHERWISE[`${tag} ${what}`]) return
        const end = (isLate: boolean) => visit(browser, patience, (own) => endOf(own, address, selector, act, isLate))
        const expected = await end(false)
        if (expected) expect.soft(await end(true), `${selector} is ${what}`).toEqual(expected)
      }),
    )
  })
