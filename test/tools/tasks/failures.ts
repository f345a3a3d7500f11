const failures: string[] = []

/** Prints what has failed, and keeps it for the end of the run: the last lines of a long run name it. */
export function printFailure(title: string): void {
  console.log(`✗ ${title}`)
  failures.push(title)
}

/** Prints all that failed in this run, what passed at a second try too. */
export function printFailures(): void {
  if (failures.length === 0) return
  console.log('\nFailed, at a first try or at both:')
  for (const title of failures) console.log(`✗ ${title}`)
}
