import { coverPage } from '../../../runtime/dialogs/cover.ts'
import { staysAlive } from '../../../runtime/dialogs/outside.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { setHidden } from '../../../runtime/page/part.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { panelOf, partOf } from './parts.ts'

type Options = { host: HTMLElement; signal: AbortSignal; label(): string }

let count = 0

/** The filters of a narrow window: behind a button, over the page, closed by whatever closes a dialog. */
export class Panel {
  readonly #narrow = matchMedia(`(width <= ${settings().breakpoints.md}px)`)
  #scroll = 0
  #uncover = () => {}

  constructor(private readonly options: Options) {
    const { host, signal } = options
    // A clone carries the state of its original.
    host.removeAttribute('data-open')
    this.#narrow.addEventListener('change', () => this.draw(), { signal })
    host.addEventListener('click', (event) => this.#hearClick(event), { signal })
    host.addEventListener('scroll', () => (this.#scroll = panelOf(host)?.scrollTop ?? 0), { capture: true, signal })
    document.addEventListener('click', (event) => this.#hearBeside(event), { signal })
    document.addEventListener('keydown', (event) => this.#hearKey(event), { signal })
    document.addEventListener('page:leave', (event) => this.#hearLeave(event as CustomEvent), { signal })
    addEventListener('pagehide', () => this.close(), { signal })
    signal.addEventListener('abort', () => this.#uncover())
  }

  get isOpen(): boolean {
    return this.options.host.hasAttribute('data-open')
  }

  get scroll(): number {
    return this.#scroll
  }

  /** Follows the window, and parts that came late. */
  draw(): void {
    const { host } = this.options
    const panel = panelOf(host)
    host.toggleAttribute('data-wide', !this.#narrow.matches)
    if (!this.#narrow.matches) this.close()
    if (!panel) return
    if (!panel.id) {
      count += 1
      panel.id = `vt-filters-${count}`
    }
    const toggle = partOf(host, 'toggle')
    for (const part of [toggle, partOf(host, 'close')]) if (part) setHidden(part, !this.#narrow.matches)
    // Beside the list nobody needs a button for choices that count at once.
    const show = partOf(host, 'show')
    if (show) setHidden(show, !this.#narrow.matches && host.hasAttribute('refresh-on-click'))
    toggle?.setAttribute('aria-expanded', String(this.isOpen))
    toggle?.setAttribute('aria-controls', panel.id)
    this.#drawRole(panel)
  }

  open(): void {
    const { host } = this.options
    const panel = panelOf(host)
    if (!panel || !this.#narrow.matches || this.isOpen) return
    host.removeAttribute('data-carried')
    this.#show(panel)
    const first = partOf(host, 'close') ?? panel
    if (first === panel) panel.tabIndex = -1
    first.focus({ preventScroll: true })
  }

  /** Open as the panel was whose place it takes: in this frame, at the same place, without moving. */
  carryOn(scroll: number): void {
    const panel = panelOf(this.options.host)
    if (!panel || !this.#narrow.matches) return
    this.options.host.toggleAttribute('data-carried', true)
    this.#show(panel)
    panel.scrollTop = scroll
  }

  close(): void {
    const { host } = this.options
    if (!this.isOpen) return
    const hadFocus = panelOf(host)?.contains(document.activeElement) || document.activeElement === document.body
    host.removeAttribute('data-open')
    host.removeAttribute('data-carried')
    this.#uncover()
    this.draw()
    if (hadFocus) partOf(host, 'toggle')?.focus({ preventScroll: true })
  }

  #show(panel: HTMLElement): void {
    const { host } = this.options
    host.toggleAttribute('data-open', true)
    this.draw()
    this.#uncover = coverPage(panel)
  }

  /** Over the page it is a dialog; beside the list it is a part of the page. */
  #drawRole(panel: HTMLElement): void {
    if (!this.isOpen) {
      for (const name of ['role', 'aria-modal', 'aria-label', 'aria-labelledby']) panel.removeAttribute(name)
      return
    }
    const heading = partOf(this.options.host, 'heading')
    if (heading) heading.id ||= `${panel.id}-heading`
    panel.role = 'dialog'
    panel.ariaModal = 'true'
    if (heading) panel.setAttribute('aria-labelledby', heading.id)
    else panel.ariaLabel = this.options.label()
  }

  #hearClick(event: MouseEvent): void {
    const { host } = this.options
    const pressed = clickedOn(event, '[data-part=toggle], [data-part=close]')
    if (!pressed || pressed.closest('product-filters') !== host) return
    // A link to the panel serves without JavaScript.
    event.preventDefault()
    if (pressed.dataset.part === 'toggle' && !this.isOpen) this.open()
    else this.close()
  }

  #hearBeside({ target }: MouseEvent): void {
    const isBeside = target instanceof Element && target.isConnected && !this.options.host.contains(target)
    if (this.isOpen && isBeside && !staysAlive(target)) this.close()
  }

  #hearKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.isOpen) return
    if (document.activeElement?.closest('dialog')) return
    event.preventDefault()
    this.close()
  }

  /** The same list with other settings keeps its panel open. */
  #hearLeave({ detail }: CustomEvent<{ url: string }>): void {
    if (new URL(detail.url, location.href).pathname !== location.pathname) this.close()
  }
}
