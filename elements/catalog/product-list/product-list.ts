import type { Connected } from '../../../runtime/element/behaviour.ts'
import { openAsked } from './asked-modal.ts'
import type { productList } from './definition.ts'
import { keepSight } from './place.ts'
import { isSameList } from './rules.ts'

/** Says that the list is busy from a visit to its own address until other products are there; opens what its address asks for. */
export function connectProductList({ host, attributes, emit, signal, onChange }: Connected<typeof productList>): void {
  const markBusy = (isBusy: boolean) => {
    if (isBusy) host.setAttribute('aria-busy', 'true')
    else host.removeAttribute('aria-busy')
  }
  const settle = () => markBusy(false)
  const tell = () => {
    settle()
    emit('list:change', { display: attributes.display, count: itemsOf(host).length })
  }

  const onVisit = (event: Event) => {
    const { url, keepPlace } = (event as CustomEvent<{ url: string; keepPlace?: boolean }>).detail
    if (!keepPlace && !isSameList(url, location.href)) return
    markBusy(true)
    // A page script may stop the visit after this; a page loader stops it to do it itself, and says when it is done.
    queueMicrotask(() => event.defaultPrevented && !host.closest('page-loader') && settle())
  }
  document.addEventListener('page:before-visit', onVisit, { signal })
  for (const name of ['page:loaded', 'page:error']) document.addEventListener(name, settle, { signal })
  addEventListener('pageshow', settle, { signal })

  let shown = itemsOf(host).join()
  const arrivals = new MutationObserver(() => {
    const present = itemsOf(host).join()
    if (present === shown) return
    shown = present
    tell()
  })
  arrivals.observe(host, { childList: true, subtree: true })
  signal.addEventListener('abort', () => arrivals.disconnect())
  onChange(tell)
  host.addEventListener('keydown', (event) => goToNextRow(host, event), { signal })
  openAsked(host, attributes, signal)
  keepSight(host, signal)
}

/** Alt and an arrow go from a quantity to that of the next row or the one before, as in a sheet to fill in. */
function goToNextRow(host: Element, event: KeyboardEvent): void {
  const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return
  const fields = [...host.querySelectorAll<HTMLInputElement>('[data-variant-id] input:not([type=hidden])')].filter(
    ({ name, disabled }) => name === target.name && !disabled,
  )
  if (!fields.includes(target)) return
  event.preventDefault()
  const next = fields[fields.indexOf(target) + step]
  next?.focus()
  next?.select()
}

const itemsOf = (host: Element): string[] =>
  [...host.querySelectorAll<HTMLElement>('[data-variant-id]')].map((item) => item.dataset.variantId ?? '')
