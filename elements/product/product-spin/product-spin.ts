import { html, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { warn } from '../../../runtime/page/warn.ts'
import { prefersReducedMotion, reducedMotionQuery } from '../../../runtime/page/window/reduced-motion.ts'
import { formatNumber } from '../../../runtime/text/culture.ts'
import type { productSpin } from './definition.ts'
import { Drag } from './drag.ts'
import { Frames } from './frames.ts'
import { drawIcon } from './icons.ts'
import { Player } from './player.ts'
import { fittingWidth, frameAddresses, PAGE_DEGREES, wrapped } from './rules.ts'

type Spin = Connected<typeof productSpin>

/** Turns the server's photo into the whole turn. */
export function connect(spin: Spin): () => void {
  const turntable = new Turntable(spin)
  spin.onChange((name) => turntable.change(name))
  return () => turntable.leave()
}

class Turntable {
  readonly #content: ServerContent
  readonly #player: Player
  readonly #drag: Drag
  #frames: Frames | undefined
  #life = new AbortController()
  /** Where the hand has turned it, in photos; the photo that is shown may still be a neighbour. */
  #position = 0
  #shown = 0
  /** The shopper has chosen between turning and standing. */
  #isDecided = false

  constructor(private readonly spin: Spin) {
    const { host, attributes, signal } = spin
    this.#content = ServerContent.until(signal, host, 'enhance')
    this.#player = new Player(host, { delay: () => attributes.delay, step: () => this.#stepBySelf() }, signal, () =>
      this.#playIfWanted(),
    )
    this.#drag = new Drag(
      host,
      {
        grasp: (event) => this.#grasp(event),
        turnBy: (turns) => this.#turnTo(this.#position + turns * this.#count),
        rest: () => this.#turnTo(Math.round(this.#position)),
      },
      signal,
    )
    const { root } = this.#content
    this.#content.onArrival(() => this.#draw())
    host.addEventListener('pointerenter', () => this.#want(), { signal })
    root.addEventListener('focusin', () => this.#want(), { signal })
    root.addEventListener('keydown', (event) => this.#press(event), { signal })
    reducedMotionQuery().addEventListener('change', () => this.#pause(), { signal })
    this.#read()
  }

  change(name: string): void {
    if (name === 'frames' || name === 'widths') this.#read()
    if (name === 'autoplay') this.#playIfWanted()
  }

  leave(): void {
    this.#life.abort()
    for (const name of ['data-state', 'data-playing', 'data-dragging']) this.spin.host.removeAttribute(name)
  }

  get #count(): number {
    return this.#frames?.count ?? 0
  }

  /** The server's photo. */
  get #photo(): HTMLImageElement | undefined {
    return [...this.spin.host.querySelectorAll('img')].find((image) => !this.#content.root.contains(image))
  }

  #read(): void {
    const { host, attributes } = this.spin
    this.#life.abort()
    this.#life = new AbortController()
    this.#drag.stop()
    this.#position = this.#shown = 0
    const { frames } = attributes
    const count = frameAddresses(frames).length
    this.#frames = count > 0 ? new Frames(count, this.#life.signal, () => this.#arrive()) : undefined
    if (!this.#frames) {
      warn(
        `<product-spin frames="${frames.slice(0, 80)}"> names no photos.`,
        'The product cannot be turned.',
        'Write an address with a range, such as /spin-{00..35}.webp, or a JSON list of two to 360 addresses.',
      )
    }
    host.dataset.state = this.#frames ? 'still' : 'none'
    this.#draw()
    this.#playIfWanted()
  }

  /** Nothing is fetched for a shopper who only passes by. */
  #want(): void {
    if (!this.#frames || this.#frames.isStarted) return
    const { host, attributes } = this.spin
    host.dataset.state = 'loading'
    const width = fittingWidth(attributes.widths, host.clientWidth, devicePixelRatio)
    this.#frames.start(frameAddresses(attributes.frames, width))
  }

  #arrive(): void {
    if (this.#frames?.isSettled) this.spin.host.dataset.state = 'ready'
    this.#show()
  }

  #playIfWanted(): void {
    const { autoplay } = this.spin.attributes
    if (this.#isDecided || !this.#player.isSeen || this.#player.isPlaying === autoplay) return
    if (autoplay && this.#frames && !prefersReducedMotion()) this.#play()
    else this.#pause()
  }

  #play(): void {
    this.#want()
    this.#player.play()
    this.#draw()
  }

  #pause(): void {
    this.#player.pause()
    this.#draw()
  }

  #decide(plays: boolean): void {
    this.#isDecided = true
    this.#drag.stop()
    if (plays) this.#play()
    else if (this.#player.isPlaying) this.#pause()
  }

  #grasp({ target }: PointerEvent): boolean {
    if (!this.#frames || !(target instanceof Node) || this.#content.root.contains(target)) return false
    this.#want()
    this.#decide(false)
    return true
  }

  /** By itself it waits for each photo; one that has failed is passed over. */
  #stepBySelf(): void {
    const place = wrapped(Math.round(this.#position), this.#count)
    const next = this.#frames?.next(place, 1) ?? place
    if (this.#frames?.isReady(next)) this.#turnTo(next)
  }

  #step(direction: 1 | -1): void {
    const place = wrapped(Math.round(this.#position), this.#count)
    this.#turnTo(this.#frames?.next(place, direction) ?? place)
  }

  #press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey, target } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || !this.#frames) return
    const page = Math.max(1, Math.round((this.#count * PAGE_DEGREES) / 360))
    const keys: Record<string, () => void> = {
      ArrowRight: () => this.#step(1),
      ArrowUp: () => this.#step(1),
      ArrowLeft: () => this.#step(-1),
      ArrowDown: () => this.#step(-1),
      PageUp: () => this.#turnTo(Math.round(this.#position) + page),
      PageDown: () => this.#turnTo(Math.round(this.#position) - page),
      Home: () => this.#turnTo(0),
      End: () => this.#turnTo(this.#count - 1),
    }
    if (!keys[key]) return
    event.preventDefault()
    // A gallery around would go to its next picture.
    event.stopPropagation()
    this.#decide(false)
    keys[key]()
  }

  #turnTo(position: number): void {
    this.#position = wrapped(position, this.#count || 1)
    this.#show()
    this.#draw()
  }

  /** Only a photo that is decoded takes the place of the one that is shown: there is no blank between. */
  #show(): void {
    const found = this.#frames?.nearest(wrapped(Math.round(this.#position), this.#count))
    const photo = this.#photo
    if (!found || !photo || found.place === this.#shown) return
    this.#shown = found.place
    for (const name of ['srcset', 'sizes', 'loading']) photo.removeAttribute(name)
    photo.decoding = 'sync'
    photo.src = found.address
    this.spin.emit('spin:frame', { frame: found.place, count: this.#count })
  }

  #draw(): void {
    const { host, t } = this.spin
    const { isPlaying } = this.#player
    const place = wrapped(Math.round(this.#position), this.#count || 1)
    const name = this.#photo?.alt.trim() ?? ''
    const degrees = formatNumber(Math.round((place * 360) / (this.#count || 1)), {
      style: 'unit',
      unit: 'degree',
      unitDisplay: 'long',
    })
    host.toggleAttribute('data-playing', isPlaying)
    const controls = html`<span data-part="controls">
      <button type="button" data-part="play" aria-label=${isPlaying ? t.pause : t.play} @click=${() => this.#decide(!isPlaying)}>
        ${drawIcon(isPlaying)}
      </button>
      <input
        type="range"
        data-part="turn"
        min="0"
        max=${Math.max(0, this.#count - 1)}
        .value=${String(place)}
        aria-label=${name === '' ? t.view : t.turn({ name })}
        aria-valuetext=${degrees}
        @input=${({ target }: Event) => this.#slide(target as HTMLInputElement)}
      />
    </span>`
    render(this.#frames ? controls : '', this.#content.root)
  }

  #slide({ value }: HTMLInputElement): void {
    this.#want()
    this.#decide(false)
    this.#turnTo(Number(value))
  }
}
