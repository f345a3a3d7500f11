import type { Browser, Page } from 'playwright'
import { atMostTenthMore } from '../limits.ts'
import { cold, type Sample, sample } from '../measure.ts'
import type { Side } from '../sides.ts'

/** The texts that are typed, letter by letter; the first letter sends no request. */
const TEXTS = ['vases', 'lampe', 'bols']

/** Milliseconds between two keys of somebody who types quickly. */
const RHYTHM = 150

type Noted = { pressed: number; shown: Record<string, number> }

/**
 * Runs before the page's own scripts: notes when a key was pressed, and when the suggestions for a text were painted.
 */
function note(): void {
  const noted: Noted = { pressed: 0, shown: {} }
  Object.assign(globalThis, { noted })
  addEventListener('keydown', ({ timeStamp }) => (noted.pressed = timeStamp), true)
  const look = () => {
    // The last row says what the others are for.
    const text = document.querySelector('product-search [data-part=all]')?.textContent?.replace(/^.*«\s*|\s*».*$/g, '')
    if (!text || noted.shown[text] !== undefined) return
    noted.shown[text] = Number.POSITIVE_INFINITY
    requestAnimationFrame(() => setTimeout(() => (noted.shown[text] = performance.now())))
  }
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true }),
  )
}

/** Types a letter and returns the milliseconds until the suggestions for the whole text are painted. */
async function press(page: Page, text: string): Promise<number> {
  await page.keyboard.press(text.at(-1) as string)
  const read = (typed: string) => {
    const { shown, pressed } = (globalThis as unknown as { noted: Noted }).noted
    return Number.isFinite(shown[typed]) ? (shown[typed] as number) - pressed : undefined
  }
  return (await (await page.waitForFunction(read, text)).jsonValue()) ?? 0
}

/** A key in the search field, until its suggestions are painted: each text is new to the page. */
export function searchSuggestions(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page) => {
    await page.addInitScript(note)
    await page.goto(`${side.url}/fr/`)
    const field = page.locator('#shop-search')
    await field.click()
    await page.locator('#shop-search[role=combobox]').waitFor()
    const times: number[] = []
    for (const text of TEXTS) {
      await field.fill('')
      await page.keyboard.press(text[0] as string)
      for (let end = 2; end <= text.length; end += 1) {
        await new Promise((next) => setTimeout(next, RHYTHM))
        times.push(await press(page, text.slice(0, end)))
      }
    }
    return [sample('search, key to its suggestions painted', 'ms', times, atMostTenthMore('median', 'p95'))]
  })
}
