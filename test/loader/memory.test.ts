import { TEST_LIMIT } from '../harness/limits.ts'
import { findShell } from '../tools/programs/chromium.ts'
import { expect, test } from './fixture/suite.ts'
import { openWatched } from './fixture/watched.ts'

/** A leak of each visit shows after few visits; a leak of some visits, or of a little memory, after many. */
const VISITS = process.env.JOURNEYS_WHOLE ? 500 : 50

/** The visits of the warm-up: code is compiled, and page caches are full. */
const FIRST = process.env.JOURNEYS_WHOLE ? 60 : 30

const CARDS = Array.from(
  { length: 60 },
  (
    _,
    index,
  ) => `<li><x-card><img src="data:," alt=""><h2>Vase ${index} à 24,00 €</h2><p>${'of blue glass '.repeat(12)}</p>
  <quantity-input name="q${index}" value="1"><input type="number" name="q${index}" value="1" aria-label="Quantity"></quantity-input></x-card></li>`,
).join('')

const ELEMENT = `<script nonce="NONCE">customElements.get('x-card') || customElements.define('x-card', class extends HTMLElement {
  connectedCallback() { this.onScroll = () => this.isConnected; addEventListener('scroll', this.onScroll); this.append(document.createElement('b')) }
  disconnectedCallback() { removeEventListener('scroll', this.onScroll) }
})</script>`

test(`row 67: ${VISITS} visits leave nothing behind @chromium`, async ({ site }) => {
  test.setTimeout(2 * TEST_LIMIT)
  site.page('/list', ({ url }) => ({
    title: `List ${url}`,
    head: ELEMENT,
    main: `<h1>${url}</h1><ul>${CARDS}</ul><script nonce="NONCE">document.querySelector('h1').dataset.ran = '1'</script>`,
  }))
  const page = await openWatched(process.env.SHELL_CHROMIUM ?? findShell(), `${site.url}/list`)
  try {
    await page.run(`new Promise((done) => {
      const look = () => (globalThis.vitrine && document.body.classList.contains('loaded') ? done() : requestAnimationFrame(look))
      look()
    })`)
    const visit = (from: number, to: number) =>
      page.run(`(async () => { for (let n = ${from}; n < ${to}; n += 1) await vitrine.visit('/list?n=' + n) })()`)
    await visit(0, FIRST)
    const before = await page.weigh()
    await visit(FIRST, FIRST + VISITS)
    const after = await page.weigh()
    expect(await page.run('document.querySelector("h1").textContent')).toBe(`/list?n=${FIRST + VISITS - 1}`)
    expect(site.calls.length).toBeGreaterThan(VISITS)
    const growth = {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      heap: (after.heap - before.heap) / 1_000_000,
      memory: (after.memory - before.memory) / 1_000_000,
    }
    console.log(`${VISITS} visits: ${JSON.stringify(growth)}; at the end ${JSON.stringify(after)}`)
    expect(Math.abs(growth.nodes)).toBeLessThan(VISITS / 5)
    expect(growth.listeners).toBeLessThan(VISITS / 5)
    expect(growth.heap).toBeLessThan(1)
    expect(growth.memory).toBeLessThan(15)
  } finally {
    await page.close()
  }
})
