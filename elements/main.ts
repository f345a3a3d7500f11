import { rooms } from 'virtual:rooms'
import { startLoader } from '../runtime/element/loader.ts'
import { isCultureRoot } from '../runtime/page/paths.ts'
import { settings } from '../runtime/page/settings.ts'

/**
 * The entry. A theme adds `<script type="module" src="…/vitrine.js">`; the tags of the page do the rest. Page scripts
 * import the functions below from the same file; what a tag can do, a script can do by the same verbs.
 */
const strings = () => import('../runtime/text/strings.ts')

document.body.classList.toggle(settings().homeClass, isCultureRoot())
startLoader(rooms, async () => (await strings()).loadStrings())

export { visit } from '../runtime/navigation/visit.ts'
export { settings }

/** The text of a dotted name in the page's culture, once the texts are there. */
export async function t(key: string, parameters?: Record<string, string | number>): Promise<string> {
  const book = await strings()
  await book.loadStrings()
  return book.t(key, parameters)
}
