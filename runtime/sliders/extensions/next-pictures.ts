import { type ComponentConstructor, EventInterface } from '@splidejs/splide'

/**
 * Fetches the pictures of the next slides when a pointer or the focus is near: for the browser, clipped pictures are
 * not near. Splide's own lazy loading needs pictures without `src`, which would stay empty without scripts.
 */
export const NextPictures: ComponentConstructor = (splide, { Elements, Slides }, options) => {
  const { on, bind } = EventInterface(splide)
  const fetchAhead = () => {
    const end = splide.index + 2 * (options.perPage ?? 1)
    for (const { slide } of Slides.filter(({ index }) => index >= splide.index && index < end)) {
      for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
    }
  }
  return {
    mount() {
      bind(Elements.root, 'pointerenter focusin', fetchAhead)
      on('move', fetchAhead)
    },
  }
}
