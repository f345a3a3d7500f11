import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Pixels that a wheel must turn sideways to move the slides, and milliseconds of rest before the next move. */
const MEANT = 40
const REST = 150

/**
 * Two fingers sideways on a pad show the next slides: one move for one swipe, however long the pad keeps rolling.
 * Splide's own `wheel` uses the vertical wheel, which scrolls the page.
 */
export const SidewaysWheel: ComponentConstructor = (splide, { Controller, Elements }, options) => {
  let turned = 0
  let last = 0
  let isSpent = false

  const move = (isToTheRight: boolean): boolean => {
    const isBack = isToTheRight === (options.direction === 'rtl')
    const canMove = (isBack ? Controller.getPrev() : Controller.getNext()) > -1
    if (canMove) splide.go(isBack ? '<' : '>')
    return canMove
  }
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, timeStamp } = event
    if (event.ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return
    if (timeStamp - last > REST) {
      turned = 0
      isSpent = false
    }
    last = timeStamp
    turned += deltaX
    if (!isSpent && Math.abs(turned) >= MEANT) isSpent = move(turned > 0)
    // The browser would treat the rest as a swipe to the previous page.
    if (isSpent) event.preventDefault()
  }
  return {
    mount: () => EventInterface(splide).bind(Elements.root, 'wheel', onWheel, { passive: false }),
  }
}
