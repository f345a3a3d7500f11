import { html } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { elementOf } from '../../../runtime/element/template.ts'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { $loading } from '../../../runtime/request/loading.ts'
import type { loadingBar } from './definition.ts'

/** The bars of the page. All are shown; only the first one announces. */
const bars = new Set<object>()

/**
 * Shows the bar from the end of the out-animation until the page is shown, and during calls. The style sheet delays it.
 */
export function connectLoadingBar({ host, t, signal }: Connected<typeof loadingBar>): () => void {
  const server = [...host.childNodes]
  const bar = elementOf(html`<div data-part="bar" role="progressbar" aria-label=${t.loading}></div>`)
  const status = elementOf(html`<span data-part="status" role="status" class="vt-hidden"></span>`)
  host.replaceChildren(bar, status)

  const update = () => {
    const page = $page.get()
    const isSlow = page.state === 'loading' && page.isSlow
    const isBusy = page.state === 'loading' || $loading.get() > 0
    host.dataset.state = isSlow ? 'slow' : isBusy ? 'loading' : 'idle'
    bar.hidden = !isBusy
    const text = isSlow && [...bars][0] === host ? t.slow : ''
    if (status.textContent !== text) status.textContent = text
  }

  bars.add(host)
  update()
  const stops = [$page.listen(update), $loading.listen(update)]
  signal.addEventListener('abort', () => host.replaceChildren(...server))
  return () => {
    bars.delete(host)
    for (const stop of stops) stop()
    delete host.dataset.state
  }
}
