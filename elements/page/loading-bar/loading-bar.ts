import { html, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { $page } from '../../../runtime/navigation/page-state.ts'
import { $loading } from '../../../runtime/request/loading.ts'
import type { loadingBar } from './definition.ts'

/** The bars of the page: each is rendered, the first one announces. */
const bars = new Set<object>()

/** Shows the bar from the end of the out-animation until the page is shown, and during calls. The style sheet decides when it is visible. */
export function connectLoadingBar({ host, t, signal }: Connected<typeof loadingBar>): () => void {
  const content = ServerContent.until(signal, host)

  const update = () => {
    const page = $page.get()
    const isSlow = page.state === 'loading' && page.isSlow
    const isBusy = page.state === 'loading' || $loading.get() > 0
    host.dataset.state = isSlow ? 'slow' : isBusy ? 'loading' : 'idle'
    const speaks = [...bars][0] === host
    render(
      html`<div data-part="bar" role="progressbar" aria-label=${t.loading} ?hidden=${!isBusy}></div
        ><span class="vt-hidden" data-part="status" role="status" .textContent=${isSlow && speaks ? t.slow : ''}></span>`,
      content.root,
    )
    content.take()
  }

  bars.add(host)
  update()
  const stops = [$page.listen(update), $loading.listen(update)]
  return () => {
    bars.delete(host)
    for (const stop of stops) stop()
    delete host.dataset.state
  }
}
