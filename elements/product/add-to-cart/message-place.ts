/** A status after the button, made when it is first needed. */
export function messagePlace(host: HTMLElement) {
  let node: HTMLElement | undefined

  const make = (button: HTMLElement | null) => {
    const made = document.createElement('span')
    made.dataset.part = 'message'
    made.setAttribute('role', 'status')
    if (button && host.contains(button)) button.after(made)
    else host.append(made)
    return made
  }

  return {
    /** Says a text, or takes the last one back with ''. A live region must be in the page before its text. */
    say(words: string, button: HTMLElement | null): void {
      if (!node?.isConnected) node = make(button)
      node.textContent = words
    },
    remove: () => node?.remove(),
  }
}
