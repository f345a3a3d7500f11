import './product-search.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { addressOf, eachSearchField, isTyping, onSearch } from '../../../runtime/typeahead/field.ts'
import { type Found, type Row, Typeahead } from '../../../runtime/typeahead/typeahead.ts'
import type { Suggestion } from '../../../stores/search/api.ts'
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from '../../../stores/search/recent.ts'
import { $search, searchAddress, suggestionQuery } from '../../../stores/search/search.ts'
import type { productSearch } from './definition.ts'
import { fitting } from './rules.ts'
import { drawSuggestion, part } from './suggestion.ts'

type Tag = Connected<typeof productSearch>

/** Suggests products while somebody types, and sends the form by a visit. */
export function connectProductSearch(tag: Tag): void {
  const { host, attributes, t, signal } = tag
  const query = suggestionQuery()
  eachSearchField(host, signal, (field, signal) => {
    new Typeahead({
      ...{ host, field, signal, texts: t },
      anchor: field.closest('form'),
      minLength: () => attributes.minLength,
      ask: async (q, stop) => {
        const { results, accuracy } = attributes
        return foundRows(tag, field, q, await query(stop, { q, results, accuracy }))
      },
      idle: () => ({ rows: recentRows(tag, field), label: t.recent }),
      failed: (error, text) => void logOnly(`No suggestions for "${text}". The search itself works.`, error),
    })
    followPage(field, signal)
  })
  onSearch(host, { signal }, (text, field) => go(tag, field, text))
}

/** In-page loading leaves the field as it was: it says what the page that came is the answer to, as the server's would. */
function followPage(field: HTMLInputElement, signal: AbortSignal): void {
  const stop = $search.listen((q) => {
    if (!isTyping(field)) field.value = q
  })
  signal.addEventListener('abort', stop)
}

/** The page of the results: the form's own, or the culture's list. */
const resultsOf = (field: HTMLInputElement, text: string): string => addressOf(field, text) ?? searchAddress(text)

function go({ emit }: Tag, field: HTMLInputElement, text: string): void {
  field.value = text
  rememberSearch(text)
  emit('search:submit', { query: text })
  // The page tells of its failures itself.
  visit(resultsOf(field, text)).catch(() => {})
}

function foundRows(tag: Tag, field: HTMLInputElement, typed: string, found: Suggestion[]): Found {
  const { attributes, emit, t } = tag
  const rows = found.slice(0, fitting(attributes.limit)).flatMap((suggestion): Row[] => {
    const { name, url } = suggestion
    const address = ownUrl(url)
    if (!address) return []
    const choose = () => {
      emit('search:select', { name, url })
      visit(address).catch(() => {})
    }
    const content = drawSuggestion(suggestion, typed, attributes.photoUrl)
    return [{ key: address.href, part: 'suggestion', href: address.href, content, choose }]
  })
  const count = rows.length
  if (count === 0) return { rows, count }
  const content = [t.all({ text: typed })]
  const all = { key: 'all', part: 'all', href: resultsOf(field, typed), content, choose: () => go(tag, field, typed) }
  return { rows: [...rows, all], count }
}

/** The searches of before, and the way to forget them; none without consent. */
function recentRows(tag: Tag, field: HTMLInputElement): Row[] {
  const { t } = tag
  const rows = recentSearches().map((text): Row => {
    const cross = part('span', 'remove', '×')
    cross.title = t.remove({ text })
    cross.ariaHidden = 'true'
    return {
      key: `recent ${text}`,
      part: 'recent',
      href: resultsOf(field, text),
      content: [part('span', 'words', text), cross],
      choose: () => go(tag, field, text),
      remove: () => forgetSearch(text),
    }
  })
  if (rows.length === 0) return []
  const key = 'forget-all'
  return [...rows, { key, part: key, content: [t.forgetAll], choose: forgetSearches }]
}
