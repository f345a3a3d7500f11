/** A polite live region at the end of the cart. It stays in the page while the items are replaced. */
export function statusPlace(host: HTMLElement) {
  // A clone brings the one of its original along.
  host.querySelector(':scope > [data-part="status"]')?.remove()
  const node = document.createElement('span')
  node.dataset.part = 'status'
  node.className = 'vt-hidden'
  node.setAttribute('role', 'status')
  host.append(node)
  return {
    node,
    /** Says a text, also when it is the same as the last one. */
    say(words: string): void {
      node.replaceChildren()
      node.append(words)
    },
    remove: () => node.remove(),
  }
}
