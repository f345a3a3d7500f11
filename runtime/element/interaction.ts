/** The first touch of any kind fetches the code; only what decides something is held until the code is there. */
export const FETCHED_BY = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Until a tag is defined: a touch asks for its code. With `hold`, a click or a submit inside is stopped and done again
 * once the code is there; when it does not come, the server's own link or form does the task.
 */
export function holdInteractions(element: Element, fetchCode: () => Promise<boolean>, hold: boolean): void {
  const lifecycle = new AbortController()
  const options = { capture: true, signal: lifecycle.signal }
  // `whenDefined()` would keep every element of a tag whose code is never wanted.
  const listen = (name: string, act: (event: Event) => void) =>
    element.addEventListener(
      name,
      (event) => (customElements.get(element.localName) ? lifecycle.abort() : act(event)),
      options,
    )

  for (const name of FETCHED_BY) listen(name, () => void fetchCode())
  if (!hold) return

  let replaying = false
  const again = async (event: Event, repeat: () => void) => {
    if (replaying) return
    event.preventDefault()
    event.stopImmediatePropagation()
    await fetchCode()
    // Behaviours may connect a microtask later, when their texts are there.
    await new Promise((done) => setTimeout(done))
    replaying = true
    repeat()
    replaying = false
  }

  listen('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return
    const control = target.closest<HTMLElement>('a[href], button, summary, input, label, [role=button]')
    // A picture inside a button is no HTMLElement: its click is the button's.
    if (control) again(event, () => (target instanceof HTMLElement ? target : control).click())
  })
  listen('submit', (event) => {
    const { target, submitter } = event as SubmitEvent
    if (target instanceof HTMLFormElement) again(event, () => target.requestSubmit(submitter))
  })
}
