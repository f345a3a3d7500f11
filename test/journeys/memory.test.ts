import { TEST_LIMIT } from '../harness/limits.ts'
import { openWatched, type Watched } from '../loader/fixture/watched.ts'
import { expect, test } from './shop.ts'

/** All kinds of pages for a visitor, with some of each kind. */
const PAGES = [
  ...['/fr/', '/fr/catalog', '/fr/catalog?page=2', '/fr/catalog?page=3', '/fr/catalog?q=vase'],
  ...['/fr/catalog/category/1/x', '/fr/catalog/category/7/x', '/fr/catalog/category/32/x'],
  ...[
    '/fr/catalog/product/1/x',
    '/fr/catalog/product/114/x',
    '/fr/catalog/product/140/x',
    '/fr/catalog/product/1532/x',
  ],
  ...['/fr/contact', '/fr/news', '/fr/shoppingcarts', '/fr/pages/workshop'],
]

/** The visits of the warm-up: code is compiled, and page caches are full. */
const FIRST = 2 * PAGES.length
const VISITS = process.env.JOURNEYS_WHOLE ? 500 : 4 * PAGES.length

/**
 * Visits a page by a link without a scheme (§2), or returns; resolves to the last events, once no others follow for a
 * while.
 */
const visit = (target: string | undefined) => `(async () => {
  const ends = []
  let end
  const ended = new Promise((done) => { end = done })
  const note = ({ type }) => end(ends.push(type))
  const names = ['page:loaded', 'page:error']
  for (const name of names) document.addEventListener(name, note)
  const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(target)} })
  if (${target !== undefined}) { document.body.append(link); link.click(); link.remove() } else history.back()
  await ended
  await new Promise((idle) => requestIdleCallback(idle))
  for (const name of names) document.removeEventListener(name, note)
  return ends.join()
})()`

async function walk(page: Watched, at: (path: string) => string, from: number, to: number): Promise<void> {
  const path = (wanted: string) => at(wanted).slice(new URL(at('/')).origin.length)
  for (let n = from; n < to; n += 1) {
    const target = n % 7 === 6 ? undefined : path(PAGES[n % PAGES.length] as string)
    expect(await page.run(visit(target)), `visit ${n}, ${target ?? 'back'}`).toBe('page:loaded')
  }
  await page.run(visit(path('/fr/pages/workshop')))
}

/**
 * The least growth in a part of the walk: what is left behind by visits grows in each. The nodes of one page, which the
 * browser keeps or not, make a single step.
 */
function leastGrowth<Kind>(weights: Kind[], partOf: (weight: Kind) => number): number {
  const parts = weights.map(partOf)
  return Math.min(...parts.slice(1).map((part, index) => part - (parts[index] ?? 0)))
}

test(`${VISITS} visits to sixteen pages end in one event each, and leave nothing behind @in-page`, async ({ at }) => {
  test.setTimeout(5 * TEST_LIMIT)
  const page = await openWatched(process.env.CHROMIUM as string, at('/fr/'))
  try {
    await page.run(`new Promise((done) => {
      const look = () => (document.body.classList.contains('loaded') ? done() : requestAnimationFrame(look))
      look()
    })`)
    await page.run(`document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))`)
    await page.run(`customElements.whenDefined('page-loader').then(() => true)`)
    await walk(page, at, 1, FIRST)
    const weights = [await page.weigh()]
    for (const from of [FIRST, FIRST + VISITS / 2]) {
      await walk(page, at, from, from + VISITS / 2)
      weights.push(await page.weigh())
    }
    const growth = {
      nodes: leastGrowth(weights, ({ nodes }) => nodes),
      listeners: leastGrowth(weights, ({ listeners }) => listeners),
      heap: leastGrowth(weights, ({ heap }) => heap / 1_000_000),
    }
    console.log(`${VISITS} visits: ${JSON.stringify(growth)}; ${JSON.stringify(weights)}`)
    expect(growth.nodes).toBeLessThan(50)
    expect(growth.listeners).toBeLessThan(25)
    expect(growth.heap).toBeLessThan(1)
  } finally {
    await page.close()
  }
})
