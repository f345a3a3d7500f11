import type { ComponentConstructor, SlideComponent, Splide } from '@splidejs/splide'

/**
 * Splide's own parts that are replaced. Its arrows come from an HTML parser, which Trusted Types refuse; clones would
 * upgrade tags twice; its slides get ids of their own and `aria-hidden` around a focus. What stays moves, drags and counts.
 */
const NOTHING: ComponentConstructor = () => ({})

export const LEFT_OUT = Object.fromEntries(
  ['Clones', 'Arrows', 'Autoplay', 'Cover', 'Keyboard', 'LazyLoad', 'Pagination', 'Sync', 'Wheel', 'Live'].map(
    (name) => [name, NOTHING],
  ),
)

/** The server's own nodes in their places, without ids, roles and classes of Splide's. */
export const elementsOf =
  (root: HTMLElement, list: HTMLElement): ComponentConstructor =>
  (splide: Splide) => {
    const slides: HTMLElement[] = []
    const collect = () => {
      slides.splice(0, slides.length, ...([...list.children] as HTMLElement[]))
    }
    return {
      root,
      track: root,
      list,
      slides,
      setup: collect,
      mount: () => splide.on('refresh', collect),
      destroy() {
        for (const name of ['transform', 'transition']) list.style.removeProperty(name)
        for (const side of ['left', 'right', 'top', 'bottom']) root.style.removeProperty(`padding-${side}`)
        root.style.removeProperty('height')
        root.style.removeProperty('max-width')
      },
    }
  }

type Slides = ComponentConstructor extends (...given: never[]) => infer C ? C : never

/** The slides, of which only the position counts: their sizes are the style sheet's, what is seen of them the engine's. */
export const slidesOf =
  (): ComponentConstructor =>
  (splide, components, options): Slides => {
    let all: SlideComponent[] = []
    const init = () => {
      all = components.Elements.slides.map((slide, index) => ({
        index,
        slide,
        slideIndex: -1,
        isClone: false,
        container: slide,
        update: () => {},
        style: () => {},
        isWithin: (from: number, distance: number) => Math.abs(from - index) <= distance,
      }))
    }
    return {
      mount() {
        init()
        splide.on('refresh', init)
      },
      update: () => {},
      style: () => {},
      get: () => all,
      getAt: (index: number) => all[index],
      getLength: () => all.length,
      isEnough: () => all.length > (options.perPage ?? 1),
    } as Slides
  }
