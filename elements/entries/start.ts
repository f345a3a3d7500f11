import { components } from 'virtual:components'
import { startLoader } from '../../runtime/element/loader.ts'
import '../../runtime/navigation/render/sheets-at-start.ts'
import { deferred } from '../../runtime/page/deferred.ts'
import { markCultureRoot } from '../../runtime/page/paths.ts'
import { settings } from '../../runtime/page/settings.ts'
import { addStyleSheet } from '../../runtime/page/styles/style-sheet.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'
import '../../runtime/page/window/old-page.ts'
import { keepNumbersFromWheel } from '../../runtime/page/window/wheel.ts'
import { fetchLocale } from '../../runtime/text/locales.ts'
import { doctor } from './doctor-code.ts'

// So that both are in the code of every page, of which there is one copy.
export * from './main.ts'

const firstPage = deferred('the first page', () => import('../../runtime/navigation/first-page.ts'))
const strings = deferred('the texts', () => import('../../runtime/text/strings.ts'))

let isStarted = false

/**
 * Upgrades the tags of the page. Only `vitrine.js` calls it: a store or a tag that is imported by itself shares this
 * code, and must not start it.
 */
export function start(): void {
  if (isStarted || !IN_BROWSER) return
  isStarted = true
  addStyleSheet()
  markCultureRoot(settings().homeClass)
  keepNumbersFromWheel()
  if (location.search.includes('vitrine-doctor')) doctor.get().then((code) => code.openOnDevelopmentHost())
  // The first page is remembered before tags and scripts change the server's HTML. If this code cannot be loaded, the
  // page loader remembers it later.
  firstPage.get().then(
    ({ beginFirstPage }) => beginFirstPage(),
    () => {},
  )
  startLoader(components, async () => {
    // In parallel with the code that reads the texts, which handles a failure.
    fetchLocale(settings().locale).catch(() => {})
    await (await strings.get()).loadStrings()
  })
}
