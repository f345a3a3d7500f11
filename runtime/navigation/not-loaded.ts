/** The words and the button under what stands, when the HTML did not come. */
export function failureMessage(host: HTMLElement, texts: { readonly failed: string; readonly retry: string }) {
  const place = document.createElement('div')
  place.dataset.part = 'message'
  place.dataset.vtNotLoaded = ''
  place.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.part = 'retry'
  // A clone carries the message of its original.
  host.querySelector(':scope > [data-part=message]')?.remove()

  return {
    /** A live region must be in the page before its words. */
    expect(): void {
      // The button keeps its focus until the answer has come.
      if (!host.contains(place)) host.append(place)
    },
    say(): void {
      const words = document.createElement('span')
      words.textContent = texts.failed
      button.textContent = texts.retry
      if (button.parentNode === place) place.firstChild?.replaceWith(words)
      else place.replaceChildren(words, button)
    },
    retried(again: () => void, signal: AbortSignal): void {
      button.addEventListener('click', again, { signal })
    },
    remove: () => place.remove(),
  }
}
