import type { Connected } from '../../../runtime/element/behaviour.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { failureMessage } from '../../../runtime/navigation/not-loaded.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import type { pageFragment } from './definition.ts'
import { isInItself, NEAR } from './rules.ts'

type Fragment = Connected<typeof pageFragment>

/** The address of each element's present content; an element that is inserted again is not loaded again. */
const filled = new WeakMap<HTMLElement, string>()

/** Loads the content, and loads it again when the address changes; only the last address counts. */
export function connectFragment(fragment: Fragment): () => void {
  const { host, attributes, signal, onChange } = fragment
  const message = failureMessage(host, fragment.t)
  const load = latest((mine: AbortSignal) => fill(fragment, message, AbortSignal.any([mine, signal]), refresh))
  const isNear = attributes.lazy ? near(host, signal) : Promise.resolve()
  const begin = async () => {
    await isNear
    if (!signal.aborted && filled.get(host) !== attributes.src) await load()
  }
  const refresh = async () => void (await load())

  Object.assign(host, { refresh })
  onChange((name) => {
    if (name !== 'src') return
    load.abort()
    begin()
  })
  message.retried(refresh, signal)
  begin()
  return () => {
    host.removeAttribute('aria-busy')
    message.remove()
  }
}

const near = (host: Element, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        sight.disconnect()
        resolve()
      },
      { rootMargin: NEAR },
    )
    sight.observe(host)
    signal.addEventListener('abort', () => sight.disconnect())
  })

async function fill(
  fragment: Fragment,
  message: ReturnType<typeof failureMessage>,
  signal: AbortSignal,
  again: () => void,
): Promise<void> {
  const { host, attributes, emit } = fragment
  const { src, noCache } = attributes
  if (src === '') return
  const url = new URL(src, document.baseURI).href
  if (isInItself(host, url)) {
    warn(
      `<page-fragment src="${src.slice(0, 80)}"> contains itself.`,
      'It is not loaded again.',
      'Name another address.',
    )
    return
  }
  host.setAttribute('aria-busy', 'true')
  message.insertRegion()
  try {
    const html = await loadFragment(url, host.id ? `#${host.id}` : 'page-fragment', { signal, noCache })
    if (signal.aborted) return
    filled.set(host, src)
    show(host, html)
    emit('fragment:loaded', { url })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ShopError)) throw error
    message.showMessage()
    onceOnline(error, again, signal)
    emit('fragment:error', { url, kind: error.kind, status: error.status })
  } finally {
    // A newer load sets the busy state itself.
    if (!signal.aborted) host.removeAttribute('aria-busy')
  }
}

/** Focus in removed content moves to the element itself. */
function show(host: HTMLElement, html: DocumentFragment): void {
  const hadFocus = host.contains(document.activeElement)
  setHtml(host, html)
  if (hadFocus && !host.contains(document.activeElement)) giveFocus(host)
}
