import type { TextsOf } from '../../../runtime/element/define.ts'
import type { searchSelect } from './definition.ts'

export type Texts = TextsOf<typeof searchSelect>

/** Milliseconds without a key until the number of results is read out: not with every letter. */
const QUIET = 400

/** How many choices were found: one line to be read out, and one to be seen when there are none. */
export class Status {
  readonly heard = document.createElement('span')
  readonly seen = document.createElement('p')
  readonly #texts: Texts
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(texts: Texts, signal: AbortSignal) {
    this.#texts = texts
    this.heard.className = 'vt-hidden'
    this.heard.setAttribute('role', 'status')
    this.seen.dataset.part = 'none'
    this.seen.hidden = true
    this.seen.ariaHidden = 'true'
    signal.addEventListener('abort', () => clearTimeout(this.#timer))
  }

  /** Tells how many choices there are now. */
  found(count: number): void {
    const { none, found } = this.#texts
    this.seen.textContent = none
    this.seen.hidden = count > 0
    if (count === 0) this.say(none)
    else {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.say(found({ count })), QUIET)
    }
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
