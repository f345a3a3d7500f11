const failures: string[] = []

/** Prints a failure, and stores it for the end of the run: the last lines of a long run name it. */
export function printFailure(title: string): void {
  console.log(`✗ ${title}`)
  noteFailure(title)
}

/** Stores a failure for the end of the run that has been printed already. */
export function noteFailure(title: string): void {
  failures.push(title)
}

export function printFailures(): void {
  if (failures.length === 0) return
  console.log('\nFailed:')
  for (const title of failures) console.log(`✗ ${title}`)
}

export const failuresOf = (output: string): string[] =>
  [...(output.split('\nFailed:\n')[1] ?? '').matchAll(/^✗ (.+)$/gm)].map(([, title = '']) => title)
