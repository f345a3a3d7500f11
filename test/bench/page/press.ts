import type { Browser, Page } from 'playwright'
import type { MainPage } from '../../harness/shop/main-pages.ts'
import { type Sample, type Scenario, sample } from '../measure.ts'
import type { Side } from '../sides.ts'
import { onPhone } from './load.ts'

/**
 * A script for every document. It notes what the first one shows once it is parsed or left, which survives a full load;
 * `changedAfter` returns the milliseconds from the first navigation if something else is shown now. A press may lead to
 * another document before the deferred scripts of the first one, and before its `DOMContentLoaded`.
 */
const noteFirst = (shown: string) => `{
  const read = () => String(${shown})
  const note = () => {
    sessionStorage.first ??= read()
    sessionStorage.begun ??= performance.timeOrigin
  }
  document.addEventListener('readystatechange', note)
  addEventListener('pagehide', note)
  globalThis.changedAfter = () =>
    document.readyState !== 'loading' && sessionStorage.first !== undefined && read() !== sessionStorage.first
      ? performance.timeOrigin + performance.now() - sessionStorage.begun
      : undefined
}`

async function press(page: Page, { control, text }: MainPage): Promise<void> {
  await control(page).click()
  if (text) await page.keyboard.type(text)
}

/**
 * From the navigation to the effect of a press on the main control, which is pressed as soon as it is visible. A press
 * before the code is there is kept by the library or answered by the server.
 */
export const firstPress =
  (one: MainPage): Scenario =>
  (browser: Browser, side: Side): Promise<Sample[]> =>
    onPhone(browser, side, one.prepare, async (page) => {
      await page.addInitScript(noteFirst(one.shown))
      await page.goto(side.url + one.path, { waitUntil: 'commit' })
      const changed = page.waitForFunction(() =>
        (globalThis as unknown as { changedAfter(): number | undefined }).changedAfter(),
      )
      const [time] = await Promise.all([changed, press(page, one)])
      return [sample('first press, navigation to its effect', 'ms', (await time.jsonValue()) ?? [])]
    })
