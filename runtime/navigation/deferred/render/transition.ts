let running: ViewTransition | undefined

/** At once without browser support. A transition that still runs is ended. */
export async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document)) return change()
  running?.skipTransition()
  running = document.startViewTransition(change)
  // A skipped transition is no error; the change itself may be one.
  running.ready.catch(() => {})
  await running.updateCallbackDone
}
