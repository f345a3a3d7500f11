/** CSS pixels that a pointer may move before it counts as moving. */
const TREMBLE = 6

/** The handlers of a swipe. Offsets are in CSS pixels from its start. */
export type Swipe = {
  /** Returns false to ignore the pointer: something else moves. */
  mayBegin(event: PointerEvent): boolean
  move(offset: number): void
  /** The pointer was released; 0 if the browser cancelled it. */
  end(offset: number): void
}

/**
 * Follows one finger, or the pressed mouse, that moves along the line. A move across it scrolls the page natively: the
 * frame needs `touch-action: pan-y`. The click after a swipe is suppressed.
 */
export function onSwipe(frame: HTMLElement, swipe: Swipe, signal: AbortSignal): void {
  let pressed: { id: number; x: number; y: number } | undefined
  let isSwiping = false
  const end = (offset: number) => {
    pressed = undefined
    if (isSwiping) swipe.end(offset)
  }
  const press = (event: PointerEvent) => {
    // A second finger is no swipe.
    if (!event.isPrimary) return end(0)
    isSwiping = false
    if (event.button !== 0 || !swipe.mayBegin(event)) return
    pressed = { id: event.pointerId, x: event.clientX, y: event.clientY }
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pressed?.id !== pointerId) return
    const [x, y] = [clientX - pressed.x, clientY - pressed.y]
    if (!isSwiping && Math.abs(y) > Math.max(TREMBLE, Math.abs(x))) pressed = undefined
    else if (!isSwiping && Math.abs(x) > TREMBLE) {
      isSwiping = true
      frame.setPointerCapture(pointerId)
    }
    if (isSwiping && pressed) swipe.move(x)
  }
  const leave = ({ pointerId, clientX, type }: PointerEvent) => {
    if (pressed?.id === pointerId) end(type === 'pointerup' ? clientX - pressed.x : 0)
  }
  frame.addEventListener('pointerdown', press, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', leave, { signal })
  frame.addEventListener('pointercancel', leave, { signal })
  frame.addEventListener(
    'click',
    (event) => {
      if (!isSwiping) return
      isSwiping = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}
