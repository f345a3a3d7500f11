type Level = 'info' | 'warn' | 'error'

let isJson = false

/** Writes entries as one line of JSON each, for programs that collect logs; otherwise as text for people. */
export const logAsJson = (json: boolean): void => {
  isJson = json
}

export const writesJson = (): boolean => isJson

/** The parts of an error without the values of a failed query, which may be personal data. */
const partsOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack, code: (error as NodeJS.ErrnoException).code }
    : { message: String(error) }

/** Adds an entry with its fields to the log. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}): void {
  if (isJson) console[level](JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }))
  else console[level](message)
}

/** Adds an error; `id` is that of the request which failed. */
export function logError(error: unknown, level: 'warn' | 'error' = 'error', id?: string): void {
  const message = error instanceof Error ? error.message : String(error)
  if (isJson) log(level, message, { id, error: partsOf(error) })
  else console[level](error)
}
