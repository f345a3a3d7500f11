/** Ends the program with a message for the person who runs it. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
