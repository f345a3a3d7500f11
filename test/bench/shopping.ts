import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { checkout } from '../api/goods.ts'
import { startShop } from '../harness/shop/shop-server.ts'
import { openBrowser, type Spread, spreadOf } from './measure.ts'

/** A figure of the basket or the checkout. Its `value` must keep to the limit. */
export type ShoppingFigure = { name: string; unit: 'ms' | 'kB'; spread: Spread; value: number; limit: number }

const ADD = '/api/v1/catalog/products/addtocart'
const ORDERS = 200
const EVERY_MS = 50
const LINES = 50
const CHANGES = 25

/** Puts one product into the cart of a guest; its cookies, or undefined when there is none of it. */
async function guest(url: string, variant: number): Promise<string | undefined> {
  const answer = await fetch(url + ADD, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ProductVariantId: variant, Quantity: 1, Name: 'A piece' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return answer.ok ? cookies.join('; ') : undefined
}

async function guests(url: string, count: number): Promise<string[]> {
  const all: string[] = []
  for (let variant = 1; all.length < count; variant += 7) {
    const cookie = await guest(url, variant)
    if (cookie) all.push(cookie)
  }
  return all
}

/** Places an order; the milliseconds from when it was due to its answer. */
async function order(url: string, cookie: string, index: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, index * EVERY_MS))
  const began = performance.now()
  const answer = await fetch(`${url}/fr/checkout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: new URL(url).origin },
    body: new URLSearchParams(checkout({ Email: `guest${index}@example.com` })),
  })
  await answer.text()
  if (answer.status !== 303) throw new Error(`An order was answered with ${answer.status}.`)
  return performance.now() - began
}

/** Orders of guests, 20 a second, over HTTP on PGlite. */
async function orders(url: string): Promise<ShoppingFigure> {
  const cookies = await guests(url, ORDERS)
  const spread = spreadOf(await Promise.all(cookies.map((cookie, index) => order(url, cookie, index))))
  return { name: 'order placed, 20 a second, p95', unit: 'ms', spread, value: spread.p95, limit: 60 }
}

const fill = (page: Page, count: number) =>
  page.evaluate(
    async ({ call, count }) => {
      let added = 0
      for (let variant = 1; added < count; variant += 9) {
        const body = JSON.stringify({ ProductVariantId: variant, Quantity: 1, Name: 'A piece' })
        const answer = await fetch(call, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        if (answer.ok) added += 1
      }
    },
    { call: ADD, count },
  )

/** From the click on "more" of a line to the frame with the new total. */
const change = (page: Page, line: number): Promise<number> =>
  page.evaluate(async (line) => {
    const total = () => document.querySelector('shop-cart [data-part=total-incl]')?.textContent
    const frame = () => new Promise(requestAnimationFrame)
    const item = document.querySelectorAll('shop-cart [data-item-id]')[line]
    const more = item?.querySelector<HTMLElement>('[data-part=increase]')
    more?.scrollIntoView({ block: 'center' })
    for (let count = 0; count < 20; count += 1) await frame()
    const [before, began] = [total(), performance.now()]
    more?.click()
    while (total() === before) {
      if (performance.now() - began > 5000) throw new Error('The total did not change.')
      await frame()
    }
    await frame()
    return performance.now() - began
  }, line)

async function basket(browser: Browser, url: string): Promise<ShoppingFigure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/fr/`)
  await fill(page, LINES)
  await page.goto(`${url}/fr/shoppingcarts`)
  await page.waitForFunction(() => document.querySelector('shop-cart')?.hasAttribute('data-hydrated'))
  const times: number[] = []
  for (let line = 0; line < CHANGES; line += 1) times.push(await change(page, line))
  await page.close()
  const spread = spreadOf(times)
  return { name: 'basket of 50 lines, change painted, p95', unit: 'ms', spread, value: spread.p95, limit: 200 }
}

/** The JavaScript of the checkout page as it is sent, before a field is touched. */
async function checkoutCode(browser: Browser, side: 'React' | 'lean', limit: number): Promise<ShoppingFigure> {
  const shop = await startShop(side === 'lean' ? { VITRINE_DIST: 'dist/lean' } : {})
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const data = { ProductVariantId: 1, Quantity: 1, Name: 'A piece' }
    await context.request.post(shop.url + ADD, { data })
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    // As the budgets count: by brotli at its hardest, which the demo's server does not wait for.
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return
      sizes.push(response.body().then((body) => brotliCompressSync(body).length))
    })
    await page.goto(`${shop.url}/fr/checkout`, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    const spread = spreadOf([bytes / 1000])
    return { name: `checkout page, JavaScript, ${side}`, unit: 'kB', spread, value: spread.max, limit }
  } finally {
    await context.close()
    await shop.stop()
  }
}

/** The basket and the checkout by their budgets, on shops of their own. */
export async function shopping(): Promise<ShoppingFigure[]> {
  const shop = await startShop()
  const browser = await openBrowser()
  try {
    return [
      await orders(shop.url),
      await basket(browser, shop.url),
      await checkoutCode(browser, 'React', 110),
      await checkoutCode(browser, 'lean', 55),
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const isKept = ({ value, limit }: ShoppingFigure) => value <= limit

export const brokenFigures = (figures: ShoppingFigure[]): ShoppingFigure[] => figures.filter((one) => !isKept(one))

/** Returns a line for each figure: the value that counts, its limit, and the median. */
export const shoppingLines = (figures: ShoppingFigure[]): string =>
  figures
    .map((figure) => {
      const { name, value, limit, unit, spread } = figure
      const more = spread.count > 1 ? `; median ${spread.median.toFixed(1)}, most ${spread.max.toFixed(1)}` : ''
      return `${isKept(figure) ? '✓' : '✗'} ${name.padEnd(42)} ${value.toFixed(1)} of ${limit} ${unit}${more}`
    })
    .join('\n')
