/**
 * Creates a queue that runs tasks one after the other, in the order in which they were given. A task that fails fails for its caller alone:
 * the next one runs all the same.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task, task)
    last = result
    return result
  }
}
