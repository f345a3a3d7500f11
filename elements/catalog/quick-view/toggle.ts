/** What the state of a toggle is written into. */
export type Toggle = {
  readonly link: HTMLAnchorElement
  draw(isOpen: boolean, controls: string | undefined): void
  /** Gives the server's link back. */
  leave(): void
}

/** Makes a link a button that shows and hides something; its address still serves another tab. */
export function makeToggle(link: HTMLAnchorElement): Toggle {
  const made = link.querySelector('[data-part=icon]') ? undefined : makeIcon()
  if (made) link.prepend(made)
  link.setAttribute('role', 'button')
  return {
    link,
    draw(isOpen, controls) {
      link.setAttribute('aria-expanded', String(isOpen))
      if (isOpen && controls) link.setAttribute('aria-controls', controls)
      else link.removeAttribute('aria-controls')
      const icon = link.querySelector('[data-part=icon]')
      icon?.classList.toggle('eye', !isOpen)
      icon?.classList.toggle('eye-slash', isOpen)
    },
    leave() {
      this.draw(false, undefined)
      for (const name of ['role', 'aria-expanded']) link.removeAttribute(name)
      made?.remove()
    },
  }
}

function makeIcon(): HTMLElement {
  const icon = document.createElement('span')
  icon.dataset.part = 'icon'
  icon.setAttribute('aria-hidden', 'true')
  return icon
}
