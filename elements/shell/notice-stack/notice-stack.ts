import { html, nothing, render } from 'lit-html'
import { $notices, dismissNotice, type Notice, notify } from '../../../runtime/dialogs/notices.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { settings } from '../../../runtime/page/settings.ts'
import type { noticeStack } from './definition.ts'
import { keepOnTop } from './place.ts'
import { Timers } from './timers.ts'

type Stack = Connected<typeof noticeStack>

/** The stacks of the page, oldest first: the first one shows the notices, the others wait for it to leave. */
const stacks = new Set<() => void>()

/** Shows the notices of the page in one polite region. */
export function connect(stack: Stack): () => void {
  const { host, attributes, signal, onChange } = stack
  adoptServerNotices(host, signal)
  const list = makeList(host)
  const timers = new Timers<number>(dismissNotice)
  const shown = new Map<number, Notice>()
  const nodes = new Map<Notice, Element>()
  let isReady = false

  const draw = () => {
    const isMine = [...stacks][0] === draw
    const notices = isReady && isMine ? $notices.get() : []
    list.dataset.position = attributes.position
    const focus = focusAfter(list, notices)
    drawNotices(list, nodes, notices, stack.t)
    focus?.()
    report(stack, shown, isMine ? notices : [...shown.values()])
    for (const id of shown.keys()) if (!notices.some((notice) => notice.id === id)) timers.stop(id)
    for (const notice of notices) time(notice)
    shown.clear()
    for (const notice of notices) shown.set(notice.id, notice)
    hold()
  }
  const time = (notice: Notice) => {
    if (notice.times !== shown.get(notice.id)?.times) timers.stop(notice.id)
    timers.start(notice.id, staysFor(notice, attributes.timeout))
  }
  const hold = () => timers.pause(document.hidden || list.matches(':hover') || !!list.querySelector(':focus-visible'))

  stacks.add(draw)
  // The region must be known before its first words, or they are not read out. It comes with a frame of its own, since
  // showing it makes the browser compute the styles of the whole page.
  requestAnimationFrame(() => {
    if (!signal.aborted) raise(list)
    requestAnimationFrame(() => {
      isReady = true
      if (!signal.aborted) draw()
    })
  })
  const stopHearing = $notices.listen(draw)
  const stopMoving = keepOnTop(host, () => raise(list), signal)
  hearShopper(list, hold, signal)
  onChange(draw)

  return () => {
    stopHearing()
    stopMoving()
    timers.stopAll()
    stacks.delete(draw)
    list.remove()
    for (const other of stacks) other()
  }
}

const staysFor = ({ kind, timeout }: Notice, own: number | undefined): number =>
  timeout ?? (kind === 'error' ? 0 : (own ?? settings().noticeTimeout))

/** What the server printed into the element becomes notices; its own text only, never its markup. */
function adoptServerNotices(host: HTMLElement, signal: AbortSignal): void {
  // A clone carries the drawing of its original.
  host.querySelector('[data-part=notice-list]')?.remove()
  each(host, 'p[data-kind]:not([data-part] *)', signal, (flash) => {
    const text = flash.textContent?.trim() ?? ''
    const kind = (['error', 'success'] as const).find((known) => known === flash.dataset.kind) ?? 'info'
    flash.remove()
    if (text !== '') notify({ kind, text })
  })
}

function makeList(host: HTMLElement): HTMLElement {
  const list = document.createElement('div')
  list.dataset.part = 'notice-list'
  list.setAttribute('role', 'status')
  list.setAttribute('aria-live', 'polite')
  list.setAttribute('aria-atomic', 'false')
  list.popover = 'manual'
  host.append(list)
  return list
}

/** Shows the list in the top layer, above whatever came there before. */
function raise(list: HTMLElement): void {
  if (!list.isConnected || !list.showPopover) return
  if (list.matches(':popover-open')) list.hidePopover()
  list.showPopover()
}

/** One node a notice. One that is repeated is another notice, the last, and so gets a new node that is read out. */
function drawNotices(list: Element, nodes: Map<Notice, Element>, notices: readonly Notice[], t: Stack['t']): void {
  for (const [notice, node] of nodes) {
    if (notices.includes(notice)) continue
    node.remove()
    nodes.delete(notice)
  }
  for (const notice of notices) {
    if (nodes.has(notice)) continue
    const drawing = document.createDocumentFragment()
    render(drawNotice(notice, t), drawing)
    const node = drawing.firstElementChild as Element
    nodes.set(notice, node)
    list.append(node)
  }
}

function drawNotice({ id, kind, title, text }: Notice, t: Stack['t']) {
  return html`<div data-part="notice" data-kind=${kind} data-id=${id} aria-atomic="true">
    <span data-part="notice-mark" role=${kind === 'error' ? 'img' : nothing} aria-label=${kind === 'error' ? t.error : nothing}></span>
    <div>${title ? html`<div data-part="notice-title">${title}</div>` : nothing}<div data-part="notice-text">${text}</div></div>
    <button type="button" data-part="notice-close" @click=${() => dismissNotice(id)}><span class="vt-hidden">${t.close}</span></button>
  </div>`
}

/** When the notice that has focus goes, focus moves to the next one, or back to where it came from. */
function focusAfter(list: HTMLElement, notices: readonly Notice[]): (() => void) | undefined {
  const focused = list.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('[data-id]')
    : null
  if (!focused || notices.some(({ id }) => String(id) === focused.dataset.id)) return undefined
  return () => {
    const next = list.querySelector<HTMLElement>('[data-part=notice-close]') ?? cameFrom.get(list)
    next?.focus({ preventScroll: true })
  }
}

const cameFrom = new WeakMap<HTMLElement, HTMLElement>()

/** Time stands still while a shopper points at a notice or is in one; Escape closes that one. */
function hearShopper(list: HTMLElement, hold: () => void, signal: AbortSignal): void {
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    list.addEventListener(name, hold, { signal })
  document.addEventListener('visibilitychange', hold, { signal })
  list.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) cameFrom.set(list, relatedTarget)
    },
    { signal },
  )
  list.addEventListener(
    'keydown',
    (event) => {
      const notice = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-id]') : null
      if (event.key !== 'Escape' || !notice) return
      // The dialog around it must stay open.
      event.preventDefault()
      dismissNotice(Number(notice.dataset.id))
    },
    { signal },
  )
}

/** Tells which notices came and went. */
function report({ emit }: Stack, shown: Map<number, Notice>, notices: readonly Notice[]): void {
  const detailOf = ({ kind, title = '', text }: Notice) => ({ kind, title, text })
  for (const notice of notices) {
    if (shown.get(notice.id)?.times !== notice.times) emit('notice:show', detailOf(notice))
  }
  for (const notice of shown.values()) {
    if (!notices.some(({ id }) => id === notice.id)) emit('notice:hide', detailOf(notice))
  }
}
