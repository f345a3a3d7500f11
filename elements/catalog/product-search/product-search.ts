import type { Connected } from '../../../runtime/element/behaviour.ts'
import { isTyping, onSearch, suggestOnTouch } from '../../../runtime/typeahead/field.ts'
import { $search } from '../../../stores/search/search.ts'
import type { productSearch } from './definition.ts'
import { go } from './results.ts'

/** Suggests products while somebody types, and sends the form by a visit. */
export function connectProductSearch(tag: Connected<typeof productSearch>): void {
  const { host, signal } = tag
  suggestOnTouch(host, signal, async (field, gone) => {
    const { suggest } = await import('./suggest.ts')
    if (!gone.aborted) suggest(tag, field, gone)
  })
  onSearch(host, { signal }, (text, field) => go(tag, field, text))
  const stop = $search.listen((q) => followPage(host, q))
  signal.addEventListener('abort', stop)
}

/** In-page loading leaves the field as it was: it says what the page that came is the answer to, as the server's would. */
function followPage(host: HTMLElement, q: string): void {
  for (const field of host.querySelectorAll<HTMLInputElement>('input[type=search]')) {
    if (!isTyping(field)) field.value = q
  }
}
