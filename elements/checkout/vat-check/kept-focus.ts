const KEY = 'vitrine:vat-focus'

/** Keeps which field has the focus, by its id, for this page when it comes again. */
export function keepFocus(): void {
  try {
    sessionStorage.setItem(KEY, document.activeElement?.id ?? '')
  } catch {
    // Without storage the page begins at its top.
  }
}

/** Gives the kept field its focus back, once, unless a shopper is elsewhere already. */
export function returnFocus(): void {
  try {
    const id = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  } catch {
    // The same.
  }
}
