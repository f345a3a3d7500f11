import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Splide disables an arrow at its end, and a disabled button loses the focus. With `aria-disabled` it keeps it. */
export const ArrowsKeepFocus: ComponentConstructor = (splide) => ({
  mount() {
    EventInterface(splide).on('arrows:updated', (...arrows: HTMLButtonElement[]) => {
      for (const arrow of arrows.slice(0, 2)) {
        arrow.ariaDisabled = String(arrow.disabled)
        arrow.disabled = false
      }
    })
  },
})
