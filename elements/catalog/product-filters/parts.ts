/** A part of the filters, not of others inside them. */
export const partOf = <E extends HTMLElement>(host: HTMLElement, name: string): E | null =>
  [...host.querySelectorAll<E>(`[data-part=${name}]`)].find((part) => part.closest('product-filters') === host) ?? null

/** What the panel holds: the part of that name, else the form. */
export const panelOf = (host: HTMLElement): HTMLElement | null => partOf(host, 'panel') ?? host.querySelector('form')

/** Whether there is anything to choose. */
export const hasFilters = (host: HTMLElement): boolean =>
  host.querySelector('filter-item, input:not([type=hidden]), select') !== null

/** Hides the filters and the aside around them, which have nothing to offer; or shows them again (§4). */
export function hideArea(host: HTMLElement, isHidden: boolean): void {
  const aside = host.closest('aside')
  for (const area of aside ? [host, aside] : [host]) {
    if (isHidden) area.dataset.vtEmpty = ''
    else if (area.dataset.vtEmpty === undefined) continue
    else delete area.dataset.vtEmpty
    area.hidden = isHidden
  }
}

/** True where the server has not sent what opens and closes the panel. */
export const lacksButtons = (host: HTMLElement): boolean =>
  panelOf(host) !== null && hasFilters(host) && !(partOf(host, 'toggle') && partOf(host, 'close'))
