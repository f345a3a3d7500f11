import type { ComponentConstructor, SlideComponent, Splide } from '@splidejs/splide'
import { reducedMotionQuery } from '../page/window/reduced-motion.ts'

/**
 * Splide's own parts that are replaced. Its arrows come from an HTML parser, which Trusted Types refuse; clones would
 * upgrade tags twice; its slides get ids of their own and `aria-hidden` around a focus. What stays moves, drags and counts.
 */
const NOTHING: ComponentConstructor = () => ({})

const LEFT = ['Clones', 'Arrows', 'Autoplay', 'Cover', 'Keyboard', 'LazyLoad', 'Pagination', 'Sync', 'Wheel', 'Live']

export const LEFT_OUT: Record<string, ComponentConstructor> = {
  ...Object.fromEntries(LEFT.map((name) => [name, NOTHING])),
  // What moves on after a drag without stops: there are none.
  Scroll: () => ({ cancel() {} }) as ReturnType<ComponentConstructor>,
}

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

type Layout = ReturnType<ComponentConstructor> & { mount(): void }

/** The sizes as they are: they are the style sheet's. They are measured again when the slider has got another one. */
export const layoutOf =
  (): ComponentConstructor =>
  (splide, { Elements: { root, list, slides }, Direction }): Layout => {
    const [left, right] = [
      Direction.resolve('left') as 'left' | 'right',
      Direction.resolve('right') as 'left' | 'right',
    ]
    const box = (element: Element) => element.getBoundingClientRect()
    const gap = () => (slides[0] && Number.parseFloat(getComputedStyle(slides[0]).marginInlineEnd)) || 0
    let known = ''
    const measure = () => {
      const { width, height } = box(root)
      known = `${width} ${height}`
      splide.emit('resized')
    }
    const layout = {
      mount() {
        measure()
        splide.on('updated refresh', measure)
        splide.on('resize', layout.resize)
      },
      resize() {
        const { width, height } = box(root)
        if (known !== `${width} ${height}`) measure()
      },
      listSize: () => box(list).width,
      slideSize: (index = 0, withoutGap?: boolean) =>
        slides[index] ? box(slides[index]).width + (withoutGap ? 0 : gap()) : 0,
      totalSize: (index = 0, withoutGap?: boolean) =>
        slides[index] ? Math.abs(box(slides[index])[right] - box(list)[left]) + (withoutGap ? 0 : gap()) : 0,
      sliderSize: (withoutGap?: boolean) =>
        layout.totalSize(splide.length - 1) - layout.totalSize(0) + layout.slideSize(0, withoutGap),
      getPadding: (isRight: boolean) => {
        const side = Direction.resolve(isRight ? 'paddingRight' : 'paddingLeft') as 'paddingRight'
        return Number.parseFloat(getComputedStyle(root)[side]) || 0
      },
      isOverflow: () => layout.sliderSize(true) > layout.listSize(),
    }
    return layout
  }

/** The options as they are given; shoppers who want less motion see none, but for that of their own hand. */
export const mediaOf =
  (speed: number): ComponentConstructor =>
  (splide, _components, options): Layout => {
    const reduce = (isOn: boolean) => {
      options.speed = isOn && query.matches ? 0 : speed
    }
    const follow = () => reduce(true)
    const query = reducedMotionQuery()
    const media = {
      setup() {
        follow()
        query.addEventListener('change', follow)
      },
      mount() {},
      destroy: () => query.removeEventListener('change', follow),
      reduce,
      set(more: object) {
        Object.assign(options, more)
        splide.emit('updated', options)
      },
    }
    return media
  }
