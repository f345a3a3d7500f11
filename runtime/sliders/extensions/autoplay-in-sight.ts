import { CLASS_ACTIVE, type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Autoplay pauses while the slider is not visible: outside of the viewport, and in a hidden tab of the browser. */
export const AutoplayInSight: ComponentConstructor = (splide, { Autoplay, Elements }, options) => {
  const { root, toggle } = Elements
  const { on, bind } = EventInterface(splide)
  const observer = new IntersectionObserver((entries) => {
    isInViewport = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  let isInViewport = false
  let isResting = false

  const forget = () => {
    isResting = false
  }
  const update = () => {
    // It is not active after a pause by the shopper, which lasts until the button is pressed again.
    const isActive = toggle?.classList.contains(CLASS_ACTIVE)
    if (!isInViewport || document.hidden) {
      if (!isActive) return
      isResting = true
      Autoplay.pause()
    } else if ((isActive || isResting) && !root.matches(':hover, :focus-within')) {
      Autoplay.play()
      isResting = Autoplay.isPaused()
    }
  }

  return {
    mount() {
      if (!options.autoplay) return
      observer.observe(root)
      bind(document, 'visibilitychange', update)
      bind(root, 'mouseleave focusout', update)
      on('autoplay:play updated refresh', update)
      // A pause by the shopper lasts, also one by a move.
      if (toggle) bind(toggle, 'click', forget)
      on('changed', (_index: number, isByShopper: boolean) => isByShopper && forget())
    },
    destroy: () => observer.disconnect(),
  }
}
