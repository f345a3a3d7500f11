import { createPart } from '../page/part.ts'

/** The message and the button below the present content, after its HTML could not be loaded. */
export function failureMessage(host: HTMLElement, texts: { readonly failed: string; readonly retry: string }) {
  const message = createPart('div', 'message')
  message.dataset.vtNotLoaded = ''
  message.setAttribute('role', 'status')
  const button = createPart('button', 'retry')
  button.type = 'button'
  // A clone has the message of its original.
  host.querySelector(':scope > [data-part=message]')?.remove()

  return {
    /** A live region must be in the page before its text. */
    insertRegion(): void {
      // The button keeps its focus until the response has arrived.
      if (!host.contains(message)) host.append(message)
    },
    showMessage(): void {
      const text = document.createElement('span')
      text.textContent = texts.failed
      button.textContent = texts.retry
      if (button.parentNode === message) message.firstChild?.replaceWith(text)
      else message.replaceChildren(text, button)
    },
    retried(again: () => void, signal: AbortSignal): void {
      button.addEventListener('click', again, { signal })
    },
    remove: () => message.remove(),
  }
}
