let running: ViewTransition | undefined

/** Changes the page in a view transition, where the browser has them. One that still runs is cut short. */
export async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document)) return change()
  running?.skipTransition()
  running = document.startViewTransition(change)
  // A transition that is skipped is no fault; the change itself may be.
  running.ready.catch(() => {})
  await running.updateCallbackDone
}
