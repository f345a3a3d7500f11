import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

type Check = { title: string; find: () => string[] | Promise<string[]> }

/** All project rules, in the order in which they were declared. */
export const checks: Check[] = []

/** Declares a project rule. `find` answers a line for each place that breaks it. */
export const check = (title: string, find: Check['find']): void => void checks.push({ title, find })

let listed: string[] | undefined

/** The project's own files: those that git knows or would take. */
export function files(pattern = /./): string[] {
  listed ??= execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
  return listed.filter((file) => pattern.test(file))
}

const texts = new Map<string, string>()

/** The text of a file, read once. */
export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, known)
  return known
}

/** The lines of a file with their numbers. */
export const linesOf = (file: string) =>
  textOf(file)
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))

/** Where lines match, as `file:line: text`. */
export const places = (found: string[], pattern: RegExp): string[] =>
  found.flatMap((file) =>
    linesOf(file)
      .filter(({ line }) => pattern.test(line))
      .map(({ line, number }) => `${file}:${number}: ${line.trim().slice(0, 100)}`),
  )

/** True for a file of tests. */
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')
