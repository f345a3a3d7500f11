type Openable = HTMLElement & { open: boolean }

/** Opens or closes a tag: its attribute and its property `open` stay in step. */
export function setOpen(host: HTMLElement, isOpen: boolean): void {
  host.toggleAttribute('open', isOpen)
  ;(host as Openable).open = isOpen
}

/** Whether a tag is set open, also before that has been rendered. */
export const isSetOpen = (host: HTMLElement): boolean => (host as Openable).open
