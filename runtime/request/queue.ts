/** Creates a queue that runs tasks in order. A failure is that of its caller alone: the next task still runs. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task)
    last = result
    return result
  }
}
