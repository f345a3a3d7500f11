import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

type Check = { title: string; find: () => string[] | Promise<string[]> }

/** All project rules, in the order in which they were declared. */
export const checks: Check[] = []

/** Declares a project rule. `find` returns a line for each violation. */
export const check = (title: string, find: Check['find']): void => void checks.push({ title, find })

let listed: string[] | undefined

/** The project's own files: those that git tracks or would add, without the pages that are made from others. */
export function files(pattern = /./): string[] {
  listed ??= execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('docs/') && existsSync(file))
  return listed.filter((file) => pattern.test(file))
}

const texts = new Map<string, string>()

/** The text of a file, read once. */
export function textOf(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, known)
  return known
}

export const linesOf = (file: string) =>
  textOf(file)
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))

/** The matching lines, as `file:line: text`. */
export const places = (found: string[], pattern: RegExp): string[] =>
  found.flatMap((file) =>
    linesOf(file)
      .filter(({ line }) => pattern.test(line))
      .map(({ line, number }) => `${file}:${number}: ${line.trim().slice(0, 100)}`),
  )

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')
