/** How a panel is shown: over the page (`Drawer`) or in its place (`Fold`). */
export interface Shape {
  readonly isOpen: boolean
  show(trigger: HTMLElement | undefined): void
  /** Calls `closed` of its maker once, as does every other way it closes. */
  hide(): void
  /** Follows the attributes, and a panel that came late. */
  draw(): void
  /** Gives the server's HTML back as it was. */
  leave(): void
}

/** The panel of a host, not that of another one inside it. */
export const panelOf = (host: Element): HTMLElement | undefined => owned(host, '[data-part=panel]')[0]

/** What belongs to a host and to no other side panel inside it. */
export const owned = (host: Element, selector: string): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest('side-panel') === host)
