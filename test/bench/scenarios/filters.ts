import type { Browser } from 'playwright'
import { atMostTenthMore } from '../limits.ts'
import { cold, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

/** Each choice is made and taken back. */
const CHOICES = ['Brand-5', 'Brand-2', 'Brand-10', 'InStock-true', 'Brand-13']

/**
 * From the click on a filter to the first frame that shows the narrowed list: the head's count is that of the new page. In
 * the page, so that the driver's own messages do not count.
 */
const CHOOSE = `(id) => new Promise((done) => {
  const status = document.querySelector('[data-page-status]')
  const begun = performance.now()
  const look = () => {
    const now = document.querySelector('[data-page-status]')
    if (!now || now === status) return requestAnimationFrame(look)
    requestAnimationFrame(() => done(performance.now() - begun))
  }
  document.getElementById('filter-' + id).click()
  requestAnimationFrame(look)
})`

export function filterClicks(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    await page.goto(`${side.url}/fr/catalog`)
    await page.evaluate(`Promise.all(['product-filters', 'filter-item', 'page-loader']
      .map((tag) => customElements.whenDefined(tag)))`)
    await timeToUpgraded(page)
    const times: number[] = []
    for (const id of [...CHOICES, ...CHOICES]) times.push(await page.evaluate<number>(`(${CHOOSE})('${id}')`))
    // The first one fetches what a first visit needs.
    const known = times.slice(1)
    return [sample('filter, click to the narrowed list painted', 'ms', known, atMostTenthMore('median', 'p95'))]
  })
}
