import './viewer.css'
import { html, render } from 'lit-html'
import { showModally } from '../dialogs/show.ts'
import { createPart } from '../page/part.ts'
import { t } from '../text/strings.ts'
import { Enlargement } from './enlarge.ts'
import { drawPictureIcon } from './icons.ts'
import type { Picture } from './picture.ts'
import { around, MOVE, SLIDESHOW_MOVE, SWIPE, shownSize, wayTo } from './rules.ts'
import { Slides } from './slides.ts'
import { Stage } from './stage.ts'
import { hearSwipes } from './swipe.ts'

export type ViewerOptions = {
  pictures: readonly Picture[]
  start: number
  /** Milliseconds of each picture in a slideshow. */
  interval: number
  trigger?: Element | null
  changed?(index: number): void
  closed?(index: number): void
}

/** Milliseconds after opening in which a click beside the picture is the second half of a double click. */
const DOUBLE_CLICK = 500

/** How much a key makes a picture grow or shrink. */
const KEY_GROWS = 1.5

/** A set of pictures over the whole screen, one at a time. */
export class Viewer {
  readonly #dialog = document.createElement('dialog')
  readonly #frame = createPart('ul', 'picture-stage')
  readonly #bar = createPart('div', 'picture-bar')
  readonly #life = new AbortController()
  readonly #stage = new Stage(this.#frame)
  readonly #slides: Slides
  readonly #enlargement: Enlargement
  readonly #opened = performance.now()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPlaying = false
  readonly close: () => void

  constructor(private readonly options: ViewerOptions) {
    const { signal } = this.#life
    this.#slides = new Slides(options.pictures, (index) => index === this.#stage.index && this.#draw())
    this.#enlargement = new Enlargement(this.#frame, () => this.#slides.pictureAt(this.#stage.index), signal)
    this.#dialog.dataset.vtPictures = ''
    this.#dialog.ariaLabel = t('Content.Images')
    this.#frame.role = 'presentation'
    for (const slide of this.#slides.elements) slide.role = 'presentation'
    this.#frame.append(...this.#slides.elements)
    this.#dialog.append(this.#frame, this.#bar)
    document.body.append(this.#dialog)
    this.#stage.take(this.#slides.elements, options.start)
    this.#slides.fetchAround(this.#stage.index)
    this.#draw()
    this.close = showModally(this.#dialog, { trigger: options.trigger, closed: () => this.#end() })
    this.#hearKeys(signal)
    this.#hearPointers(signal)
    document.addEventListener('page:leave', () => this.close(), { signal })
  }

  /** Shows a picture; the ones around it are fetched. */
  show(index: number, direction: 1 | -1, milliseconds = MOVE): void {
    this.#enlargement.reset()
    const place = around(index, this.#stage.count)
    const isOther = place !== this.#stage.index
    this.#stage.show(place, direction, { milliseconds })
    if (this.#isPlaying) this.#wait()
    if (!isOther) return
    this.#slides.fetchAround(place)
    this.#draw()
    this.options.changed?.(place)
  }

  #step(direction: 1 | -1): void {
    this.show(this.#stage.index + direction, direction)
  }

  #jump(index: number): void {
    this.show(index, wayTo(this.#stage.index, index, this.#stage.count))
  }

  #play(isPlaying: boolean): void {
    this.#isPlaying = isPlaying && this.#stage.count > 1
    clearTimeout(this.#timer)
    if (this.#isPlaying) this.#wait()
    this.#draw()
  }

  /** Nobody sees the pictures of a hidden tab go by. */
  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (document.hidden) this.#wait()
      else this.show(this.#stage.index + 1, 1, SLIDESHOW_MOVE)
    }, this.options.interval)
  }

  #end(): void {
    this.#life.abort()
    clearTimeout(this.#timer)
    this.options.closed?.(this.#stage.index)
    const { finished } = this.#dialog.getAnimations()[0] ?? {}
    Promise.resolve(finished)
      .catch(() => {})
      .then(() => this.#dialog.remove())
  }

  #hearKeys(signal: AbortSignal): void {
    const keys: Record<string, () => void> = {
      Home: () => this.#jump(0),
      End: () => this.#jump(this.#stage.count - 1),
      '+': () => this.#enlargement.by(KEY_GROWS),
      '-': () => this.#enlargement.by(1 / KEY_GROWS),
      '0': () => this.#enlargement.reset(),
      ' ': () => this.#play(!this.#isPlaying),
    }
    this.#dialog.addEventListener(
      'keydown',
      (event) => {
        const { key, target, ctrlKey, metaKey, altKey } = event
        if (ctrlKey || metaKey || altKey || (key === ' ' && target !== this.#dialog)) return
        const isBack = getComputedStyle(this.#frame).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
        const act = key.startsWith('Arrow') ? () => this.#step(key === isBack ? -1 : 1) : keys[key]
        if (!act || /^Arrow(Up|Down)$/.test(key)) return
        event.preventDefault()
        act()
      },
      { signal },
    )
  }

  #hearPointers(signal: AbortSignal): void {
    const isSingle = () => !this.#enlargement.isOn && !this.#enlargement.isBusy
    const swipe = {
      mayBegin: isSingle,
      move: (offset: number) => isSingle() && this.#stage.drag(offset),
      end: (offset: number) => {
        const isFar = Math.abs(offset) >= SWIPE && this.#stage.count > 1 && isSingle()
        const isRightToLeft = getComputedStyle(this.#frame).direction === 'rtl'
        if (isFar) this.#step(offset < 0 !== isRightToLeft ? 1 : -1)
        else this.#stage.show(this.#stage.index, 1, { milliseconds: MOVE })
      },
    }
    hearSwipes(this.#frame, swipe, signal)
    this.#frame.addEventListener('click', (event) => this.#isBeside(event) && this.close(), { signal })
  }

  /** Whether a click fell on none of the picture. */
  #isBeside({ target, clientX, clientY, timeStamp }: MouseEvent): boolean {
    if (timeStamp - this.#opened < DOUBLE_CLICK || this.#enlargement.isOn) return false
    const picture = this.#slides.pictureAt(this.#stage.index)
    if (target !== picture || !picture?.naturalWidth) return target !== picture
    const box = picture.getBoundingClientRect()
    const { width, height } = shownSize({ width: picture.naturalWidth, height: picture.naturalHeight }, box)
    const isWithin = (place: number, begin: number, room: number, length: number) =>
      Math.abs(place - begin - room / 2) <= length / 2
    return !isWithin(clientX, box.x, box.width, width) || !isWithin(clientY, box.y, box.height, height)
  }

  #draw(): void {
    const { index, count } = this.#stage
    const words = [t('Content.ImageOf', { number: index + 1, count })]
    if (this.#slides.hasFailed(index)) words.push(t('Content.ImageNotLoaded'))
    const button = (name: string, icon: string, label: string, press: () => void) =>
      html`<button type="button" data-part=${name} aria-label=${label} @click=${press}>${drawPictureIcon(icon)}</button>`
    const many = () => [
      button('picture-previous', 'previous', t('Content.PreviousImage'), () => this.#step(-1)),
      button('picture-next', 'next', t('Content.NextImage'), () => this.#step(1)),
      button(
        'picture-play',
        this.#isPlaying ? 'pause' : 'play',
        t(this.#isPlaying ? 'Content.PauseImages' : 'Content.PlayImages'),
        () => this.#play(!this.#isPlaying),
      ),
    ]
    render(
      html`<p data-part="picture-count" role="status" aria-live=${this.#isPlaying ? 'off' : 'polite'}>
          <span aria-hidden="true">${index + 1} / ${count}</span><span class="vt-hidden">${words.join('. ')}</span>
        </p>
        ${count > 1 ? many() : ''}
        ${button('picture-close', 'close', t('Core.Close'), () => this.close())}`,
      this.#bar,
    )
  }
}
