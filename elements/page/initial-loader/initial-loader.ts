import type { Connected } from '../../../runtime/element/behaviour.ts'
import { $page } from '../../../runtime/navigation/page-state.ts'
import type { initialLoader } from './definition.ts'
import { awaited, FADE, leftOf } from './rules.ts'

/** `data-state` is `covering`, then `leaving` during the fade, then `hidden`; in later visits `hidden` at once. */
export function connectInitialLoader({ host, attributes, emit, signal }: Connected<typeof initialLoader>): void {
  const lifecycle = new AbortController()
  signal.addEventListener('abort', () => lifecycle.abort())
  const left = document.readyState === 'complete' ? leftOf(attributes.delay) : undefined
  if ($page.get().state === 'loading' || (left !== undefined && left <= 0)) {
    host.dataset.state = 'hidden'
    return
  }

  const hide = () => {
    if (lifecycle.signal.aborted) return
    lifecycle.abort()
    host.dataset.state = 'hidden'
    emit('loader:hidden', {})
  }
  const leave = () => {
    host.dataset.state = 'leaving'
  }
  const end = (delay: number) => {
    after(delay - FADE, leave, lifecycle.signal)
    after(delay, hide, lifecycle.signal)
  }

  host.dataset.state = 'covering'
  if (!host.hasAttribute('role')) host.setAttribute('role', 'status')
  after(attributes.limit, hide, lifecycle.signal)
  // A shopper who uses the page by keyboard under the cover must see it.
  document.addEventListener('keydown', hide, { signal: lifecycle.signal })
  if (left === undefined) whenImagesAreThere(() => end(attributes.delay), lifecycle.signal)
  else end(left)
}

function after(milliseconds: number, work: () => void, signal: AbortSignal): void {
  const timer = setTimeout(work, Math.max(0, milliseconds))
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Calls back after every image in the page's HTML has loaded or failed. */
function whenImagesAreThere(work: () => void, signal: AbortSignal): void {
  const look = () => {
    const missing = new Set(awaited(document.querySelectorAll('img')))
    if (missing.size === 0) return work()
    const settle = ({ currentTarget }: Event) => {
      missing.delete(currentTarget as HTMLImageElement)
      if (missing.size === 0) work()
    }
    for (const image of missing) {
      for (const name of ['load', 'error']) image.addEventListener(name, settle, { once: true, signal })
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look, { once: true, signal })
  else look()
}
