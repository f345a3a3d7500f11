import { staysAlive } from '../../../runtime/dialogs/outside.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { onResize } from '../../../runtime/page/window/resize.ts'
import { type Cover, coverOf } from './cover.ts'
import type { mobileNav } from './definition.ts'
import { closesMenu, OPEN_CLASS } from './rules.ts'

type Nav = Connected<typeof mobileNav>

let count = 0

/** The menu of one host, open or closed. */
class Menu {
  #classes: string[] = []
  readonly cover: Cover

  constructor(private readonly nav: Nav) {
    this.cover = coverOf(nav.host)
    // A clone carries the state of its original.
    for (const state of ['data-open', 'data-covers']) nav.host.removeAttribute(state)
  }

  get isOpen(): boolean {
    return this.nav.host.hasAttribute('data-open')
  }

  get panel(): HTMLElement | null {
    return this.nav.host.querySelector<HTMLElement>('[data-part=panel]')
  }

  open(): void {
    const { host, attributes, emit } = this.nav
    const wanted = attributes.openClass.split(/\s+/).filter(Boolean)
    this.#classes = wanted.length > 0 ? wanted : [OPEN_CLASS]
    host.toggleAttribute('data-open', true)
    document.body.classList.add(...this.#classes)
    this.#drawToggles()
    this.cover.lay(this.panel)
    emit('nav:open', {})
  }

  readonly close = (): void => {
    const { host, emit } = this.nav
    if (!this.isOpen) return
    host.removeAttribute('data-open')
    document.body.classList.remove(...this.#classes)
    this.#drawToggles()
    this.cover.lift()
    this.#rescueFocus()
    emit('nav:close', {})
  }

  toggle(): void {
    if (this.isOpen) this.close()
    else this.open()
  }

  /** The class is the page's: a script that takes it away closes the menu. */
  followClass(): void {
    if (this.isOpen && !this.#classes.every((name) => document.body.classList.contains(name))) this.close()
  }

  /** Says what a button opens, and whether it is open. */
  drawToggle(toggle: Element): void {
    const { panel } = this
    if (panel && !panel.id) {
      count += 1
      panel.id = `vt-menu-${count}`
    }
    if (panel) toggle.setAttribute('aria-controls', panel.id)
    toggle.setAttribute('aria-expanded', String(this.isOpen))
  }

  #drawToggles(): void {
    for (const toggle of this.nav.host.querySelectorAll('[data-part=toggle]')) this.drawToggle(toggle)
  }

  /** Focus that was in the menu would be nowhere once the menu is hidden. */
  #rescueFocus(): void {
    const { host } = this.nav
    const { activeElement } = document
    if (!activeElement || !host.contains(activeElement) || activeElement.checkVisibility()) return
    host.querySelector<HTMLElement>('[data-part=toggle]')?.focus({ preventScroll: true })
  }
}

/** Opens and closes the menu. */
export function connect(nav: Nav): () => void {
  const { host, signal, onChange } = nav
  const menu = new Menu(nav)
  each(host, '[data-part=toggle], [data-part=panel]', signal, (part) => {
    if (part.dataset.part === 'toggle') menu.drawToggle(part)
  })
  const follow = followWidth(nav, menu)
  onChange((name) => (name === 'breakpoint' ? follow() : menu.close()))
  hearShopper(host, menu, signal)
  for (const [name, target] of [
    ['page:leave', document],
    ['pagehide', window],
  ] as const)
    target.addEventListener(name, menu.close, { signal })
  onResize(() => menu.isOpen && menu.cover.lay(menu.panel), signal)
  const observer = new MutationObserver(() => menu.followClass())
  observer.observe(document.body, { attributeFilter: ['class'] })
  return () => {
    observer.disconnect()
    menu.close()
  }
}

/** In a wide window the menu is simply there: `data-wide`. Answers the way to begin again with another width. */
function followWidth({ host, attributes, signal }: Nav, menu: Menu): () => void {
  let query: MediaQueryList | undefined
  const draw = () => {
    host.toggleAttribute('data-wide', query?.matches ?? false)
    if (query?.matches) menu.close()
  }
  const begin = () => {
    query?.removeEventListener('change', draw)
    query = matchMedia(`(width > ${attributes.breakpoint ?? settings().breakpoints.md}px)`)
    query.addEventListener('change', draw, { signal })
    draw()
  }
  begin()
  return begin
}

function hearShopper(host: HTMLElement, menu: Menu, signal: AbortSignal): void {
  host.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      if (!(target instanceof Element)) return
      if (target.closest('[data-part=toggle]')) {
        // A link that shows the menu without JavaScript.
        event.preventDefault()
        menu.toggle()
      } else if (!ctrlKey && !metaKey && !shiftKey && !altKey && closesMenu(target, new URL(location.href)))
        menu.close()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const isBeside = target instanceof Element && !host.contains(target) && !staysAlive(target)
      if (isBeside && menu.cover.isLaid()) menu.close()
    },
    { signal },
  )
  document.addEventListener('keydown', (event) => closeByKey(host, menu, event), { signal })
}

/** Escape closes the menu, unless it is meant for something above it. */
function closeByKey(host: HTMLElement, menu: Menu, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || !menu.isOpen) return
  const { activeElement } = document
  if (activeElement?.closest('dialog')) return
  event.preventDefault()
  menu.close()
  if (activeElement === document.body) host.querySelector<HTMLElement>('[data-part=toggle]')?.focus()
}
