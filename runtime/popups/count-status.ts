/** The words for what was found. */
export type CountTexts = { readonly none: string; found(parameters: { count: number }): string }

/** Milliseconds without a change until the number of results is read out: not with every letter. */
const QUIET = 400

/** How many choices were found: one line to be read out, and one to be seen when there are none. */
export class CountStatus {
  readonly heard = document.createElement('span')
  readonly seen = document.createElement('p')
  readonly #texts: CountTexts
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(texts: CountTexts, signal: AbortSignal) {
    this.#texts = texts
    this.heard.className = 'vt-hidden'
    this.heard.role = 'status'
    this.seen.dataset.part = 'none'
    this.seen.hidden = true
    this.seen.ariaHidden = 'true'
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Tells how many choices there are now; what `isNews` is read out at once, all else when it rests. */
  found(count: number, isNews = count === 0): void {
    const { none, found } = this.#texts
    this.seen.textContent = none
    this.seen.hidden = count > 0
    clearTimeout(this.#timer)
    const words = () => this.say(count === 0 ? none : found({ count }))
    if (isNews) words()
    else this.#timer = setTimeout(words, QUIET)
  }

  /** Has words read out. */
  say(words: string): void {
    clearTimeout(this.#timer)
    this.heard.textContent = words
  }

  /** Nothing more is to be read out, or seen. */
  rest(): void {
    this.seen.hidden = true
    this.say('')
  }
}
