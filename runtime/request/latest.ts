import { onceOnline } from './once-online.ts'

/**
 * Wraps a task of which only the last call counts: a new call aborts the previous one. The overtaken call returns
 * `undefined`; the task gets a signal, which it passes to its requests. `onceOnline` is for the catch of the last call:
 * it repeats the call when the lost connection is back, unless another call began or the task was aborted by then.
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
  run.onceOnline = (reason: unknown, ask: () => unknown, ended?: () => void): void => {
    if (running) onceOnline(reason, ask, running.signal, ended)
  }
  return run
}
