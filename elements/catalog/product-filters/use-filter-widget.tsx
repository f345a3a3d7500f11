import { useEffect, useReducer, useState } from 'react'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { siteUrl } from '../../../runtime/page/paths.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { addressFilters, serialiseFilters, tidyFilters } from '../../../stores/filters/filters.ts'
import type { productFilters } from './definition.ts'
import { isFetched } from './rules.ts'

type Props = ViewProps<typeof productFilters>

/**
 * Fetches the filters of a tag that the server sent empty, and again when its attributes change; only the last request
 * counts.
 */
export function useFilterWidget(props: Props, isEmpty: boolean) {
  const { host, t } = props
  const { setMarkup } = useServerMarkup<typeof productFilters>()
  const [isWanted] = useState(() => isEmpty && isFetched(props.theme || settings().theme))
  const [state, setState] = useState<'none' | 'loading' | 'shown' | 'failed'>(isWanted ? 'loading' : 'none')
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const url = isWanted ? widgetUrl(props) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (url === '') return
    const stop = new AbortController()
    setState('loading')
    loadFragment(url, host.id ? `#${host.id}` : 'product-filters', { signal: stop.signal })
      .then((html) => {
        if (stop.signal.aborted) return
        // The button is removed together with its message, so focus moves first.
        if (host.contains(document.activeElement)) giveFocus(host)
        setMarkup(html)
        setState('shown')
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        setState('failed')
        onceOnline(error, retry, stop.signal)
        if (!(error instanceof ShopError)) throw error
      })
    return () => stop.abort()
  }, [url, attempt, host])

  const isShown = state === 'loading' || state === 'failed'
  // The button keeps its focus until the response has arrived.
  const hasFailed = state === 'failed' || attempt > 0
  const message = (
    <>
      <span>{t.failed}</span>
      <button type="button" data-part="retry" onClick={retry}>
        {t.retry}
      </button>
    </>
  )
  return {
    /** True while a message is shown instead of the filters, or may follow. */
    isShown,
    isLoading: state === 'loading',
    message: isShown ? { role: 'status', 'data-vt-not-loaded': '', children: hasFailed ? message : '' } : undefined,
  }
}

/** The address of the widget (§2, §7). */
function widgetUrl({ brandId, categoryId, currentFilter, q }: Props): string {
  const url = new URL(siteUrl('widget/catalog/ListFilter'), here().href)
  const current = serialiseFilters(currentFilter ? tidyFilters(currentFilter) : addressFilters()) || '{}'
  url.search = new URLSearchParams({ brandId, categoryId, currentFilter: current, ...(q && { q }) }).toString()
  return url.href
}
