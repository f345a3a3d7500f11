type Openable = HTMLElement & { open: boolean }

/** The attribute and the property `open` stay in step. */
export function setOpen(host: HTMLElement, isOpen: boolean): void {
  host.toggleAttribute('open', isOpen)
  ;(host as Openable).open = isOpen
}

/** Also before that has been rendered. */
export const isSetOpen = (host: HTMLElement): boolean => (host as Openable).open
