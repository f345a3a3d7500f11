type Reflected = {
  host: HTMLElement
  attributes: { readonly stamp: string; readonly cookieName: string }
  onChange(listener: () => void): void
}

/**
 * Shows the properties `stamp` and `cookieName` of an element as its attributes, where every consent tag of the page reads
 * them, whichever of them was upgraded first. `changed` is called after each.
 */
export function reflect({ host, attributes, onChange }: Reflected, changed: () => void): void {
  const write = () => {
    for (const [name, value] of [
      ['stamp', attributes.stamp],
      ['cookie-name', attributes.cookieName],
    ] as const) {
      if (value === (host.getAttribute(name) ?? '')) continue
      if (value === '') host.removeAttribute(name)
      else host.setAttribute(name, value)
    }
    changed()
  }
  write()
  onChange(write)
}
