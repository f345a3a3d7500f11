import { CLASS_VISIBLE, type ComponentConstructor, EventInterface, type SlideComponent } from '@splidejs/splide'
import { giveFocus } from '../../page/window/give-focus.ts'

/**
 * Hidden slides are inert, also for content that tags render in them later. Splide itself would remove the links and
 * fields that it finds from the tab order, and would lose the page's own `tabindex`.
 */
export const InertSlides: ComponentConstructor = (splide, { Slides }, options) => {
  const { on } = EventInterface(splide)
  const isShown = ({ slide }: SlideComponent) => slide.classList.contains(CLASS_VISIBLE)

  const show = ({ slide }: SlideComponent) => {
    slide.inert = false
    slide.ariaHidden = null
  }
  const hide = (hidden: SlideComponent) => {
    const current = Slides.getAt(splide.index)
    // Setting inert first would drop the focus to the page.
    if (current && hidden.slide.contains(document.activeElement)) {
      show(current)
      giveFocus(current.slide)
    }
    hidden.slide.inert = true
  }
  const mark = (isNext: (slide: SlideComponent) => boolean = () => false) => {
    for (const slide of Slides.get()) (isShown(slide) || isNext(slide) ? show : hide)(slide)
  }

  return {
    mount() {
      // Tab leads to the next slides while they are moving in.
      on('move', (first: number) => {
        const end = first + (options.perPage ?? 1)
        mark(({ index }) => index >= first && index < end)
      })
      on('visible', show)
      on('hidden', hide)
      on('mounted refresh', () => mark())
    },
    destroy: () => Slides.forEach(show),
  }
}
