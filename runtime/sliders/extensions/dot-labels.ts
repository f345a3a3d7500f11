import { type ComponentConstructor, EventInterface, type PaginationData } from '@splidejs/splide'

/** The place of the number of dots in a label; Splide itself replaces `%s` by the number of the dot. */
const COUNT = '%c'

/** Names each dot with the number of dots, also after slides were added or removed. */
export const DotLabels: ComponentConstructor = (splide) => ({
  // The dots are made before extensions are mounted.
  setup() {
    EventInterface(splide).on('pagination:mounted', ({ items }: PaginationData) => {
      for (const { button } of items)
        button.setAttribute(
          'aria-label',
          (button.getAttribute('aria-label') ?? '').replace(COUNT, String(items.length)),
        )
    })
  },
})
