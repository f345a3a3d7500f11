import { frames } from './mounted.ts'

type Compared = Error & { expected?: unknown; actual?: unknown }

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The message of a failure, with the expected value: the names of lists alone are not enough. */
function messageOf(error: Compared): string {
  const { message, expected, actual } = error
  const isCompared = expected !== undefined || actual !== undefined
  return isCompared ? `${message}\n    expected: ${text(expected)}\n    actual:   ${text(actual)}` : message
}

/** Runs named checks in their order. A failure has the name of its check, and the others still run. */
export async function ask(questions: Record<string, () => unknown>): Promise<void> {
  const failures: string[] = []
  for (const [question, answer] of Object.entries(questions)) {
    try {
      await answer()
    } catch (error) {
      failures.push(`it ${question}: ${messageOf(error as Compared)}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n  '))
}

/**
 * Runs work that must cause neither an error nor a line on the console, in the frames that follow either. `isWrong`: a
 * warning is allowed.
 */
export async function silently(work: () => Promise<unknown>, isWrong = false): Promise<void> {
  const said: string[] = []
  const { error, warn, info, log } = console
  const note = (...values: unknown[]) => void said.push(values.map(String).join(' '))
  Object.assign(console, { error: note, warn: isWrong ? () => {} : note, info: note, log: note })
  const onFailure = (event: ErrorEvent | PromiseRejectionEvent) =>
    said.push(String('reason' in event ? event.reason : event.message))
  addEventListener('error', onFailure)
  addEventListener('unhandledrejection', onFailure)
  await work()
    .then(frames)
    .finally(() => {
      Object.assign(console, { error, warn, info, log })
      removeEventListener('error', onFailure)
      removeEventListener('unhandledrejection', onFailure)
    })
  if (said.length > 0) throw new Error(`the page said ${said.join(' | ')}`)
}
