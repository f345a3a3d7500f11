import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Pixels that a wheel must turn sideways to mean it, and milliseconds of rest after which it begins anew. */
const MEANT = 40
const REST = 150

/**
 * Two fingers sideways on a pad show the next slides: one move for one swipe, however long the pad goes on rolling. Splide's
 * own `wheel` takes the upright wheel, which is the page's.
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
    // The browser would take what is left for a swipe to the page before.
    if (isSpent) event.preventDefault()
  }
  return {
    mount: () => EventInterface(splide).bind(Elements.root, 'wheel', onWheel, { passive: false }),
  }
}
