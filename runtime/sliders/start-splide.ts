import { type Options, Splide } from '@splidejs/splide'
import { ArrowsKeepFocus } from './extensions/arrows-keep-focus.ts'
import { AutoplayInSight } from './extensions/autoplay-in-sight.ts'
import { DotLabels } from './extensions/dot-labels.ts'
import { InertSlides } from './extensions/inert-slides.ts'
import { ListRoles } from './extensions/list-roles.ts'
import { NextPictures } from './extensions/next-pictures.ts'
import { PageChanges } from './extensions/page-changes.ts'
import { ShopperMoves } from './extensions/shopper-moves.ts'
import { SidewaysWheel } from './extensions/sideways-wheel.ts'
import { keepStyles } from './keep-styles.ts'

const EXTENSIONS = {
  ArrowsKeepFocus,
  AutoplayInSight,
  DotLabels,
  InertSlides,
  ListRoles,
  NextPictures,
  PageChanges,
  ShopperMoves,
  SidewaysWheel,
}

/** Starts Splide with the options of all sliders. Its `destroy` restores the server's markup. */
export function startSplide(host: HTMLElement, list: HTMLElement, options: Options): Splide {
  const direction = getComputedStyle(host).direction === 'rtl' ? 'rtl' : 'ltr'
  const start = options.start ?? scrolledTo(list, direction)
  const restore = keepMarkup(host, list)
  list.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const splide = new Splide(host, { ...ALWAYS, ...options, direction, start })
  splide.on('destroy', restore)
  return splide.mount(EXTENSIONS)
}

const ALWAYS: Options = {
  role: 'group',
  gap: 'var(--vt-slider-gap)',
  // Clones would run the tags in the slides twice: the last slide is followed by a move to the first.
  type: 'slide',
  dragMinThreshold: { mouse: 4, touch: 10 },
  noDrag: 'input, textarea, select, option, [data-no-drag]',
  // `InertSlides` does this.
  focusableNodes: '',
  // Splide would read out the text of all slides at each move; the view announces the shown slides.
  live: false,
}

/** Attributes that Splide writes, and removes together with the server's values. */
const WRITTEN = [
  ...['id', 'role', 'tabindex', 'inert', 'disabled', 'aria-label', 'aria-labelledby', 'aria-hidden'],
  ...['aria-current', 'aria-controls', 'aria-orientation', 'aria-roledescription'],
]

const ROOT_CLASSES = ['splide', 'is-initialized', 'is-focus-in', 'is-overflow']

/** Prepares the markup for Splide; returns a function that restores it as the server sent it. */
function keepMarkup(host: HTMLElement, list: HTMLElement): () => void {
  const nodes = [host, list.parentElement as HTMLElement, list, ...list.children]
  // A copy of a slider has the ids of the first.
  for (const node of nodes) if (/^splide\d/.test(node.id)) node.removeAttribute('id')
  const kept = nodes.flatMap((node) => WRITTEN.map((name) => [node, name, node.getAttribute(name)] as const))
  const restoreStyles = keepStyles(host)
  host.classList.add('splide')
  // A list that keys can scroll is in the tab order and has a name: from now on the buttons move it.
  for (const name of ['tabindex', 'aria-label', 'aria-labelledby']) list.removeAttribute(name)
  return () => {
    for (const slide of list.children) if (/^splide\d/.test(slide.id)) slide.removeAttribute('id')
    for (const [node, name, value] of kept) {
      if (value === null) node.removeAttribute(name)
      else node.setAttribute(name, value)
    }
    restoreStyles()
    host.classList.remove(...ROOT_CLASSES)
    if (host.className === '') host.removeAttribute('class')
  }
}

/** The list may have been scrolled by hand before the slider started. */
function scrolledTo(list: HTMLElement, direction: 'rtl' | 'ltr'): number {
  const side = direction === 'rtl' ? 'right' : 'left'
  const edge = list.getBoundingClientRect()[side]
  const distances = [...list.children].map((slide) => Math.abs(slide.getBoundingClientRect()[side] - edge))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
