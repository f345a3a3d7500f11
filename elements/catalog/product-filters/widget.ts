import type { Connected } from '../../../runtime/element/behaviour.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { failureMessage } from '../../../runtime/navigation/not-loaded.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { siteUrl } from '../../../runtime/page/paths.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { addressFilters, serialiseFilters, tidyFilters } from '../../../stores/filters/filters.ts'
import type { productFilters } from './definition.ts'

type Tag = Connected<typeof productFilters>

/** The attributes that the filters depend on. */
const ASKED_BY = ['brandId', 'categoryId', 'currentFilter', 'q']

/**
 * Fetches the filters of the tag, and again when it asks for others; only the last call counts. A failure is told in their
 * place, with a retry. `came` is called after each answer; `stop` wants none any more.
 */
export function filterWidget(tag: Tag, came: () => void): { stop(): void } {
  const { host, t, signal, onChange } = tag
  const message = failureMessage(host, t)
  const run = latest((mine: AbortSignal) => fill(tag, message, AbortSignal.any([mine, signal])))
  const load = async () => {
    await run()
    if (!signal.aborted) came()
  }
  message.retried(load, signal)
  const stop = () => {
    run.abort()
    message.remove()
    host.ariaBusy = null
  }
  signal.addEventListener('abort', stop)
  onChange((name) => void (ASKED_BY.includes(name) && load()))
  load()
  return { stop }
}

/** The address of the widget (§2, §7). */
function widgetUrl({ attributes }: Tag): URL {
  const { brandId, categoryId, currentFilter, q } = attributes
  const url = new URL(siteUrl('widget/catalog/ListFilter'), location.href)
  const current = serialiseFilters(currentFilter ? tidyFilters(currentFilter) : addressFilters()) || '{}'
  url.search = new URLSearchParams({ brandId, categoryId, currentFilter: current, ...(q && { q }) }).toString()
  return url
}

async function fill(tag: Tag, message: ReturnType<typeof failureMessage>, signal: AbortSignal): Promise<void> {
  const { host } = tag
  host.ariaBusy = 'true'
  message.insertRegion()
  try {
    const html = await loadFragment(widgetUrl(tag), host.id ? `#${host.id}` : 'product-filters', { signal })
    if (signal.aborted) return
    message.remove()
    setHtml(host, withoutFrame(html))
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ShopError)) throw error
    message.showMessage()
  } finally {
    // A newer load is busy by itself.
    if (!signal.aborted) host.ariaBusy = null
  }
}

/** A server may send the tag itself along. */
function withoutFrame(html: DocumentFragment): DocumentFragment {
  html.querySelector('product-filters')?.replaceWith(...(html.querySelector('product-filters')?.childNodes ?? []))
  return html
}
