import { useEffect, useRef, useState } from 'react'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { failureText } from '../../../runtime/request/failure-text.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import type { Row } from '../../../runtime/typeahead/row-list.tsx'
import { useSignInFor } from '../../../runtime/typeahead/use-sign-in-for.ts'
import type { SuggestionsProps } from '../../../runtime/typeahead/use-suggestions.tsx'
import { type Found, useTypeahead } from '../../../runtime/typeahead/use-typeahead.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { getReferences, type Reference } from '../../../stores/search/api.ts'
import type { referenceSearch } from './definition.ts'

/** `found` has the results of all pages up to `page`. */
type Pages = { text: string; found: readonly Reference[]; page: number }

export function Suggestions(props: ViewProps<typeof referenceSearch> & SuggestionsProps) {
  const { minLength, pageSize, emit, t, field, give } = props
  const pages = useRef<Pages>({ text: '', found: [], page: 1 })
  const [askMore] = useState(() => latest(getReferences))
  useEffect(() => askMore.abort, [askMore])

  const rowsOf = ({ sku, url }: Reference, index: number): Row[] => {
    const address = ownUrl(url)
    if (!address) return []
    const choose = () => {
      emit('search:select', { name: sku, url })
      visit(address).catch(() => {})
    }
    const content = <Marked key={sku} text={sku} typed={pages.current.text} />
    return [{ key: `${index}`, part: 'reference', href: address.href, content, choose }]
  }

  /** A row for more is added after a full page. */
  const listed = (arrived: number, next?: string): Found => {
    const rows = pages.current.found.flatMap(rowsOf)
    const count = rows.length
    if (arrived < pageSize || arrived === 0) return { rows, count, next }
    const more: Row = { key: 'more', part: 'more', content: t.more, stays: true, choose: fetchMore }
    return { rows: [...rows, more], count, next }
  }

  const fetchMore = async () => {
    const { text, found, page } = pages.current
    try {
      const arrived = await askMore(text, page + 1)
      if (!arrived || text !== pages.current.text) return
      const next = `${found.length - (arrived.length > 0 ? 0 : 1)}`
      pages.current = { text, found: [...found, ...arrived], page: page + 1 }
      typeahead.show(listed(arrived.length, next))
    } catch (error) {
      // The row for more stays, so that choosing it again requests the page again.
      askMore.onceOnline(error, fetchMore)
      logOnly(`More stock numbers for "${text}" could not be fetched.`, error)
    }
  }

  const typeahead = useTypeahead({
    ...{ t, field, give, minLength },
    ask: async (text, signal) => {
      askMore.abort()
      const found = await getReferences(signal, text, 1)
      signal.throwIfAborted()
      pages.current = { text, found, page: 1 }
      return listed(found.length)
    },
    failed: (error, text) => {
      logOnly(`The stock numbers for "${text}" could not be searched.`, error)
      if (error.kind !== 'unauthorized') return failureText(error, t.failed)
      signInFor(typeahead.search)
      return undefined
    },
  })
  const signInFor = useSignInFor()

  return typeahead.node
}
