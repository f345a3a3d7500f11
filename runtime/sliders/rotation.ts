import { reducedMotionQuery } from '../page/window/reduced-motion.ts'

/** What is done each `interval` milliseconds, and who hears that the button has something else to show. */
type Work = { interval: number; next(): void; onChange(): void }

/**
 * Moves the slides on by themselves, unless a pointer or the focus is on them, nobody can see them, or the visitor wants
 * it calm. Once the shopper has stopped it, it stays so until asked to go on.
 */
export class Rotation {
  readonly #work: Work
  readonly #calm = reducedMotionQuery()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWanted = true
  #isEnough = false
  #isHovered = false
  #isFocused = false
  #isSeen = false

  constructor(root: HTMLElement, work: Work, signal: AbortSignal) {
    this.#work = work
    const hear = (target: EventTarget, name: string, take: (event: Event) => void) =>
      target.addEventListener(
        name,
        (event) => {
          take(event)
          this.#set()
        },
        { signal },
      )
    for (const name of ['pointerenter', 'pointerleave']) {
      hear(root, name, ({ type }) => {
        this.#isHovered = type === 'pointerenter'
      })
    }
    hear(root, 'focusin', () => {
      this.#isFocused = true
    })
    hear(root, 'focusout', (event) => {
      this.#isFocused = root.contains((event as FocusEvent).relatedTarget as Node | null)
    })
    hear(document, 'visibilitychange', () => {})
    hear(this.#calm, 'change', () => this.#work.onChange())
    const sight = new IntersectionObserver(([entry]) => {
      this.#isSeen = entry?.isIntersecting ?? false
      this.#set()
    })
    sight.observe(root)
    signal.addEventListener('abort', () => {
      sight.disconnect()
      clearTimeout(this.#timer)
    })
  }

  /** What its button shows; nothing where nothing may ever move. */
  get state(): 'plays' | 'rests' | undefined {
    if (!this.#isEnough || this.#calm.matches) return undefined
    return this.#isWanted ? 'plays' : 'rests'
  }

  /** There are more slides than are shown, or not. */
  update(isEnough: boolean): void {
    if (this.#isEnough === isEnough) return
    this.#isEnough = isEnough
    this.#set()
  }

  /** The button: pauses, or goes on at once, although pointer and focus are on it. */
  toggle(): void {
    this.#isWanted = !this.#isWanted
    if (this.#isWanted) this.#isHovered = this.#isFocused = false
    this.#set()
    this.#work.onChange()
  }

  /** Who moves the slides has taken them over. */
  give(): void {
    this.#isWanted = false
    this.#set()
  }

  /** The time of a slide begins anew. */
  restart(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#set()
  }

  #set(): void {
    const isHeld = this.#isHovered || this.#isFocused || !this.#isSeen || document.hidden
    if (this.state !== 'plays' || isHeld) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    } else {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        this.#work.next()
        this.#set()
      }, this.#work.interval)
    }
  }
}
