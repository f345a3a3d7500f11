let running: ViewTransition | undefined

/** Changes the page in a view transition, if the browser supports them. A transition that still runs is ended. */
export async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document)) return change()
  running?.skipTransition()
  running = document.startViewTransition(change)
  // A skipped transition is no error; the change itself may be one.
  running.ready.catch(() => {})
  await running.updateCallbackDone
}
