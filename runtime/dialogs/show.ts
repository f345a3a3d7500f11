import { closeOnBack } from './cover/back.ts'
import { rememberFocus } from './focus.ts'
import { enterStack, leaveStack } from './stack.ts'

/** Milliseconds after the opening in which a press on the backdrop may be the second half of a double click. */
const DOUBLE_CLICK = 500

type Showing = { trigger?: Element | null | undefined; closed: () => void }

/**
 * Shows a dialog modally. `closed` is called once, at the first sign that it is closed: our own close, Escape, the
 * backdrop, native `close()`, a removed `open` attribute, or its removal from the page. Returns a function that closes
 * it.
 */
export function showModally(element: HTMLDialogElement, { trigger, closed }: Showing): () => void {
  const lifecycle = new AbortController()
  const { signal } = lifecycle
  const focus = rememberFocus(element, trigger ?? document.activeElement)
  const finish = () => {
    if (signal.aborted) return
    lifecycle.abort()
    forget()
    leaveStack(element)
    // The dialog must not get the focus while it fades: React restores focus to the element that had it before a
    // commit, which may be this dialog.
    element.inert = true
    focus.goBack()
    closed()
  }
  const close = () => {
    if (element.open) element.close()
    finish()
  }

  const forget = closeOnBack(close)
  element.inert = false
  element.showModal()
  // The dialog itself has the focus first: its name is read, and no key presses a button by accident.
  if (!element.querySelector('[autofocus]')) element.focus({ preventScroll: true })
  enterStack(element)
  element.addEventListener('close', (event) => event.target === element && !element.open && finish(), { signal })
  watchBackdrop(element, close, signal)
  watchPlace(element, finish, signal)
  return close
}

/** Only a click that begins and ends on the backdrop closes: a selection of text may end there. */
function watchBackdrop(element: HTMLDialogElement, close: () => void, signal: AbortSignal): void {
  const opened = performance.now()
  let began = false
  let ended = false
  const isOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const box = element.getBoundingClientRect()
    const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
    return target === element && !isInside
  }
  element.addEventListener(
    'pointerdown',
    (event) => {
      began = isOutside(event) && event.button === 0
      ended = false
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      ended = isOutside(event)
    },
    { signal },
  )
  element.addEventListener(
    'click',
    (event) => {
      if (began && ended && isOutside(event) && event.timeStamp - opened > DOUBLE_CLICK) close()
    },
    { signal },
  )
}

/** A move in the page takes an open dialog out of the top layer: it is shown again. A removal closes it. */
function watchPlace(element: HTMLDialogElement, finish: () => void, signal: AbortSignal): void {
  const look = () => {
    if (element.open && element.matches(':modal')) return
    const isMoved = element.open && element.isConnected
    // A dialog whose `open` attribute was removed is still in the top layer until it is closed properly.
    element.setAttribute('open', '')
    element.close()
    if (isMoved) element.showModal()
    else finish()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  observer.observe(element, { attributes: true, attributeFilter: ['open'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
