import './product-search.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { createPart } from '../../../runtime/page/part.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { type Found, type Row, Typeahead } from '../../../runtime/typeahead/typeahead.ts'
import type { Suggestion } from '../../../stores/search/api.ts'
import { forgetSearch, forgetSearches, recentSearches } from '../../../stores/search/recent.ts'
import { suggestionQuery } from '../../../stores/search/suggestions.ts'
import type { productSearch } from './definition.ts'
import { go, resultsOf } from './results.ts'
import { fitting } from './rules.ts'
import { drawSuggestion } from './suggestion.ts'

type Tag = Connected<typeof productSearch>

/** Begins the suggestions of a field. */
export function suggest(tag: Tag, field: HTMLInputElement, signal: AbortSignal): void {
  const { host, attributes, t } = tag
  const query = suggestionQuery()
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
    const cross = createPart('span', 'remove', '×')
    cross.title = t.remove({ text })
    cross.ariaHidden = 'true'
    return {
      key: `recent ${text}`,
      part: 'recent',
      href: resultsOf(field, text),
      content: [createPart('span', 'words', text), cross],
      choose: () => go(tag, field, text),
      remove: () => forgetSearch(text),
    }
  })
  if (rows.length === 0) return []
  const key = 'forget-all'
  return [...rows, { key, part: key, content: [t.forgetAll], choose: forgetSearches }]
}
