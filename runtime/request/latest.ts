import { onceOnline } from './once-online.ts'

/**
 * Makes a task of which only the last call counts: a new call aborts the one before. The overtaken call returns
 * `undefined`; the task gets a signal that it hands to its requests. `onceOnline` is for the catch of the last call: it asks again when
 * the connection that was lost is back, unless another call began or the task was aborted by then.
 */
export function latest<A extends unknown[], T>(task: (signal: AbortSignal, ...args: A) => Promise<T>) {
  let running: AbortController | undefined
  const run = async (...args: A): Promise<T | undefined> => {
    running?.abort()
    const mine = new AbortController()
    running = mine
    try {
      const value = await task(mine.signal, ...args)
      return mine.signal.aborted ? undefined : value
    } catch (error) {
      if (mine.signal.aborted) return undefined
      throw error
    }
  }
  run.abort = () => running?.abort()
  run.onceOnline = (reason: unknown, ask: () => unknown): void => {
    if (running) onceOnline(reason, ask, running.signal)
  }
  return run
}
