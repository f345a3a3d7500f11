const KEY = 'vitrine:vat-focus'

/** Stores the focus for the reload of this page. */
export function keepFocus(): void {
  try {
    sessionStorage.setItem(KEY, document.activeElement?.id ?? '')
  } catch {
    // Without storage the reloaded page begins at its top.
  }
}

/** Restores the focus once, unless the shopper has already focused another element. */
export function returnFocus(): void {
  try {
    const id = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true })
  } catch {
    // Without storage, as above.
  }
}
