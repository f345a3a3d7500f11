import './slider.css'
import { arrive, ChunkLoadError } from '../page/scripts/arrive.ts'
import { logOnly } from '../page/warn.ts'
import { t } from '../text/strings.ts'
import type { Engine } from './engine.ts'
import { SLIDER_TEXTS } from './texts.ts'

/** What a slider needs to know. The server sends a plain list; its items are the slides. */
export type SliderOptions = {
  /** The list. What it stands in is the frame that clips it: no padding there in the direction of the slides. */
  list: HTMLElement
  /** How many slides are shown at once. Asked again when a resize of the window has come to rest. */
  slides(): number
  /** Milliseconds of one move. */
  speed: number
  /** How many slides an arrow moves by. Without it, as many as are shown. */
  step?: number
  /** Milliseconds until the slides move on by themselves, with a button to pause them. 0, or left out: never. */
  autoplay?: number
  /** After the last slide the arrows lead to the first. Without it, what moves by itself goes round, the rest ends. */
  rewind?: boolean
  /** `column` needs the height of the frame, as CSS. */
  column?: string
  /** The slide to begin with, counted from 0. Without it, the one to which the list has been scrolled. */
  start?: number
  /** False draws no buttons: `move` and `go` are there for one's own. */
  hasButtons?: boolean
  /** Told when a move begins, and by whom: `index` is the first slide that will be shown. */
  onMove?(index: number, isByShopper: boolean): void
  /** Told after each change of what is shown or how: after a move has begun, slides have come, or the window has another width. */
  onDraw?(): void
  /** Told once, when the slides can be moved; `data-state` is `ready` by then. */
  onReady?(slider: Slider): void
}

/** A slider at work. Until its code has come, the list scrolls as the browser does it, and these do nothing. */
export type Slider = {
  /** The first slide that is shown, counted from 0. */
  readonly index: number
  /** How many slides there are. */
  readonly count: number
  /** True when there is a slide to go to on that side. */
  canMove(direction: 1 | -1): boolean
  /** One arrow's move. */
  move(direction: 1 | -1): void
  /** Shows a slide, counted from 0. */
  go(index: number): void
  /** Reads `slides` and the sizes again. */
  refresh(): void
}

/**
 * Makes a list a slider, by Splide, whose code comes only now. `data-state` of the root is `loading` and then `ready`; by
 * then `--vt-slides` holds how many slides share the room. The root is what a pointer or the focus pauses. When the signal
 * is aborted, the list is as the server sent it.
 */
export function startSlider(root: HTMLElement, options: SliderOptions, signal: AbortSignal): Slider {
  let engine: Engine | undefined
  mark(root, options, signal)
  const start = async () => {
    root.dataset.state = 'loading'
    const code = await arrive('Splide', import('./engine.ts'))
    if (signal.aborted) return
    // Vite lets a lost chunk pass as nothing.
    if (!code) throw new ChunkLoadError('Splide')
    engine = new code.Engine(root, options, signal)
    root.dataset.state = 'ready'
    leaveTabOrder(options.list, signal)
    options.onReady?.(engine)
  }
  const fail = (error: unknown) => {
    if (signal.aborted) return
    delete root.dataset.state
    logOnly('A slider could not start; its list scrolls instead, until somebody comes near again.', error)
    onceNear(root, () => start().catch(fail), signal)
  }
  start().catch(fail)

  return {
    get index() {
      return engine?.index ?? 0
    },
    get count() {
      return engine?.count ?? options.list.children.length
    },
    canMove: (direction) => engine?.canMove(direction) ?? false,
    move: (direction) => engine?.move(direction),
    go: (index) => engine?.go(index),
    refresh: () => engine?.refresh(),
  }
}

/** A list without links has a place in the tab order so that keys can scroll it; from now on the buttons do that. */
function leaveTabOrder(list: HTMLElement, signal: AbortSignal): void {
  const place = list.getAttribute('tabindex')
  if (place === null) return
  list.removeAttribute('tabindex')
  signal.addEventListener('abort', () => list.setAttribute('tabindex', place))
}

/** Says what root and list are, to the style sheet and to screen readers, until the signal is aborted. */
function mark(root: HTMLElement, { list, slides, column }: SliderOptions, signal: AbortSignal): void {
  const hadRole = root.hasAttribute('role')
  root.dataset.vtSlider = ''
  list.dataset.vtSlides = column ? 'column' : 'row'
  root.style.setProperty('--vt-slides', String(slides()))
  if (column) list.parentElement?.style.setProperty('height', column)
  if (!hadRole) root.role = 'group'
  root.setAttribute('aria-roledescription', t(SLIDER_TEXTS.sliderKind))
  signal.addEventListener('abort', () => {
    for (const name of ['data-vt-slider', 'data-state', 'aria-roledescription']) root.removeAttribute(name)
    if (!hadRole) root.removeAttribute('role')
    root.style.removeProperty('--vt-slides')
    list.parentElement?.style.removeProperty('height')
    delete list.dataset.vtSlides
  })
}

/** Calls back once when a pointer or the focus comes to the slider. */
function onceNear(root: HTMLElement, work: () => void, signal: AbortSignal): void {
  const come = new AbortController()
  const hear = () => {
    come.abort()
    work()
  }
  for (const name of ['pointerenter', 'focusin'])
    root.addEventListener(name, hear, { signal: AbortSignal.any([signal, come.signal]) })
}
