import { NOTICE } from './rules.ts'

/** Pixels between the button and its notice, and between the notice and the edges of the window. */
const GAP = 8

/** The words by a copy button. They stand above everything, also in an open dialog, and within the window. */
export class CopyNotice {
  readonly #node = document.createElement('span')
  readonly #words = document.createElement('span')
  #timers: ReturnType<typeof setTimeout>[] = []
  #life = new AbortController()

  constructor(private readonly host: HTMLElement) {
    // A clone carries the notice of its original.
    host.querySelector('[data-part=copy-notice]')?.remove()
    this.#node.dataset.part = 'copy-notice'
    this.#node.popover = 'manual'
    this.#words.dataset.part = 'copy-words'
    this.#words.setAttribute('role', 'status')
  }

  /** Shows words for the time of §9; a second time begins it anew. */
  show(words: string): void {
    this.#open(words)
    this.#after(NOTICE.hides, () => this.#setState('hidden'))
    this.#after(NOTICE.leaves, () => this.leave())
  }

  /** Shows words that stay until the shopper turns elsewhere, with a field of what could not be copied. */
  keep(words: string, field?: HTMLInputElement): void {
    this.#open(words, () => field?.select())
    const { signal } = this.#life
    const turn = ({ target }: Event) => this.#node.contains(target as Node) || this.leave()
    document.addEventListener('pointerdown', turn, { capture: true, signal })
    document.addEventListener('keydown', (event) => this.#hearKey(event), { capture: true, signal })
    if (!field) return
    this.#node.append(field)
    field.addEventListener('blur', () => this.leave(), { signal })
  }

  /** Takes it out of the page; focus that was in it returns to the button. */
  leave(): void {
    this.#life.abort()
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    const hadFocus = this.#node.contains(document.activeElement)
    this.#node.remove()
    if (hadFocus) this.host.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true })
  }

  /** The region is in the page before its words, or they are not read out. */
  #open(words: string, opened = () => {}): void {
    this.#life.abort()
    this.#life = new AbortController()
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    const isNew = !this.#node.isConnected
    this.#node.replaceChildren(this.#words)
    if (isNew) {
      this.#words.textContent = ''
      this.#setState('waiting')
      this.host.append(this.#node)
      this.#node.showPopover?.()
    }
    this.#after(NOTICE.appears, () => {
      this.#words.textContent = words
      this.#setState('shown')
      this.#place()
      opened()
    })
    const options = { capture: true, passive: true, signal: this.#life.signal }
    for (const name of ['scroll', 'resize']) addEventListener(name, () => this.#place(), options)
  }

  #after(delay: number, work: () => void): void {
    this.#timers.push(setTimeout(work, delay))
  }

  #setState(state: 'waiting' | 'shown' | 'hidden'): void {
    this.#node.dataset.state = state
  }

  #hearKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    // The dialog around it must stay open.
    event.preventDefault()
    this.leave()
  }

  /** Above the button, or below it where there is no room. */
  #place(): void {
    const button = (this.host.querySelector('button, a[href]') ?? this.host).getBoundingClientRect()
    const { width, height } = this.#node.getBoundingClientRect()
    const wanted = button.left + (button.width - width) / 2
    const left = Math.max(GAP, Math.min(wanted, document.documentElement.clientWidth - width - GAP))
    const above = button.top - height - GAP
    this.#node.style.left = `${left}px`
    this.#node.style.top = `${above < GAP ? button.bottom + GAP : above}px`
  }
}
