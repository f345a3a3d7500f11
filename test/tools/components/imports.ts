import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFilter, parseSync, Visitor } from 'vite'

/** A path from the project's root for one that a file imports. */
const pathFrom = (file: string, source: string) => {
  const path = source.replace(/\?\w+$/, '')
  return path.startsWith('/') ? path.slice(1) : join(dirname(file), path)
}

/**
 * The modules of the project that a module needs before it can run, or whose types it needs: its imports and
 * re-exports, and an `import()` outside of functions.
 */
export function requiredBy(file: string, text: string): string[] {
  const required = new Set<string>()
  let depth = 0
  const add = (node: { source: unknown }) => {
    const { value } = (node.source ?? {}) as { value?: unknown }
    if (typeof value === 'string' && /^\.{0,2}\//.test(value)) required.add(pathFrom(file, value))
  }
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  const addAtOnce = (node: { source: unknown }) => {
    if (depth === 0) add(node)
  }
  new Visitor({
    ...{ ImportDeclaration: add, ExportAllDeclaration: add, ExportNamedDeclaration: add, TSImportType: add },
    ...{ ImportExpression: addAtOnce },
    ...{ FunctionDeclaration: enter, FunctionExpression: enter, ArrowFunctionExpression: enter },
    ...{ 'FunctionDeclaration:exit': leave, 'FunctionExpression:exit': leave, 'ArrowFunctionExpression:exit': leave },
  }).visit(parseSync(file, text).program)
  return [...required]
}

/** Every string that is a path into the project: imports of all kinds, globs, `new URL(…)`. */
const PROJECT_PATH = /(['"`])(\.{1,2}\/[^'"`\n]*|\/(?:elements|stores|runtime|demo|test)\/[^'"`\n]*)\1/g

/** The paths from the project's root in the text of a file; globs as they are. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(PROJECT_PATH)].map((match) => pathFrom(file, match[2] as string))

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a revision, with those that git does not track yet. */
export const changedSince = (revision: string): string[] => [
  ...git('diff', '--name-only', revision),
  ...git('ls-files', '-o', '--exclude-standard'),
]

function importers(): Map<string, string[]> {
  const files = git('ls-files', '-co', '--exclude-standard').filter(existsSync)
  const found = new Map<string, string[]>()
  for (const file of files.filter((path) => /\.(tsx?|css)$/.test(path))) {
    for (const path of importsOf(file, readFileSync(file, 'utf8'))) {
      const isNamed = createFilter(path)
      const targets = path.includes('*') ? files.filter((other) => isNamed(join(process.cwd(), other))) : [path]
      for (const target of targets) found.set(target, [...(found.get(target) ?? []), file])
    }
  }
  return found
}

/** These files and all that import them, directly or through others. */
export function reachedBy(changed: readonly string[]): Set<string> {
  const known = importers()
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const importer of known.get(file) ?? []) follow(importer)
  }
  for (const file of changed) follow(file)
  return reached
}
