import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/** Splide disables an arrow at its end, and the browser takes the focus from a disabled button: `aria-disabled` leaves it. */
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
