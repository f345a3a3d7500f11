import { requiredBy } from '../tools/components/imports.ts'
import { check, files, textOf } from './check.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Circles of a graph, each as the path from a module back to itself; of circles that share modules, at least one. */
function circlesIn(graph: Graph): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const follow = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file)
    if (start >= 0) circles.push([...way.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const target of graph.get(file) ?? []) follow(target, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return circles
}

const graphOf = (texts: Readonly<Record<string, string>>): Graph =>
  new Map(
    Object.entries(texts).map(([file, text]) => [file, requiredBy(file, text).filter((target) => target in texts)]),
  )

const modules = () => Object.fromEntries(files(/\.(ts|tsx|mjs)$/).map((file) => [file, textOf(file)]))

/* An `import()` inside a function is no part of a circle: it runs after its module has run, so no module imports
   another that is incomplete. Deferred code may thus import the module that fetches it: the page has that already. */
check('no module imports itself through others, types included', () =>
  circlesIn(graphOf(modules())).map((circle) => circle.join(' → ')),
)

check('a circle of imports is found, and nothing else', () => {
  const found = (...lines: string[]) =>
    circlesIn(graphOf(Object.fromEntries(lines.map((line, index) => [`demo/${'abc'[index]}.ts`, line])))).length > 0
  const circles = [
    ["import { b } from './b.ts'", "import { a } from './a.ts'"],
    ["import type { B } from './b.ts'", "import { type A } from '../demo/a.ts'"],
    ["export { b } from './b.ts'", "export * from './c.ts'", "import '/demo/a.ts'"],
    ["export type B = typeof import('./b.ts')", "import a from './a.ts?url'"],
    ["const { b } = await import('./b.ts')", "import { a } from './a.ts'"],
    ["import { a } from './a.ts'"],
  ]
  const others = [
    ["import { b } from './b.ts'", "import { c } from './c.ts'", "import 'react'"],
    ["import { b } from './b.ts'\nimport { c } from './c.ts'", "import { c } from './c.ts'", ''],
    ["const b = () => import('./b.ts')", "import { a } from './a.ts'"],
    ["import { b } from './b.ts'", "// import './a.ts'\nconst text = 'import \"./a.ts\"'"],
  ]
  return [
    ...circles.filter((lines) => !found(...lines)).map((lines) => `${lines.join(' / ')} is taken`),
    ...others.filter((lines) => found(...lines)).map((lines) => `${lines.join(' / ')} is refused`),
  ]
})
