import { createServer, createServerModuleRunner } from 'vite'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { shuffled } from '../../harness/random.ts'
import { virtualTexts } from '../library.ts'
import { type FileSuite, type Result, resultOf } from './report.ts'

export const isForNode = (file: string): boolean => file.endsWith('.node.test.ts')

type Work = () => unknown
type Hook = 'before' | 'beforeEach' | 'afterEach' | 'after'
type Group = FileSuite & { hooks: Record<Hook, Work[]>; work: Work[]; inner: Group[] }

const newGroup = (name: string): Group => ({
  name,
  suites: [],
  tests: [],
  errors: [],
  hooks: { before: [], beforeEach: [], afterEach: [], after: [] },
  work: [],
  inner: [],
})

/** Mocha's functions for tests, which the files use as globals. */
function globalsOf(root: Group) {
  let current = root
  const hook = (name: Hook) => (work: Work) => void current.hooks[name].push(work)
  const describe = (name: string, declare: Work) => {
    const outer = current
    current = newGroup(name)
    outer.inner.push(current)
    outer.suites.push(current)
    declare()
    current = outer
  }
  const it = (name: string, work: Work) => {
    current.tests.push({ name, passed: false, skipped: false })
    current.work.push(work)
  }
  const hooks = Object.fromEntries((Object.keys(root.hooks) as Hook[]).map((name) => [name, hook(name)]))
  return { describe, it, ...hooks }
}

async function inTime(work: Work): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`It did not end in ${TEST_LIMIT} ms.`)), TEST_LIMIT)
  })
  await Promise.race([(async () => work())(), late]).finally(() => clearTimeout(timer))
}

const inOrder = async (all: Work[]) => {
  for (const work of all) await inTime(work)
}

type Around = Pick<Group['hooks'], 'beforeEach' | 'afterEach'>

async function runGroup(group: Group, outer: Around, seed?: number): Promise<void> {
  const beforeEach = [...outer.beforeEach, ...group.hooks.beforeEach]
  const afterEach = [...group.hooks.afterEach, ...outer.afterEach]
  await inOrder(group.hooks.before)
  for (const [index, test] of shuffled([...group.tests.entries()], seed)) {
    const begun = performance.now()
    try {
      await inOrder([...beforeEach, group.work[index] as Work])
      test.passed = true
    } catch (error) {
      test.error = error as Error
    }
    await inOrder(afterEach)
    test.duration = performance.now() - begun
  }
  for (const inner of shuffled(group.inner, seed)) await runGroup(inner, { beforeEach, afterEach }, seed)
  await inOrder(group.hooks.after)
}

/** Runs files of tests that need no page, each with modules of its own, in the order of a seed. */
export async function runInNode(files: readonly string[], seed?: number): Promise<Map<string, Result>> {
  const results = new Map<string, Result>()
  if (files.length === 0) return results
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [virtualTexts()],
    resolve: { alias: { '@open-wc/testing': '@esm-bundle/chai' } },
    ssr: { noExternal: ['@esm-bundle/chai'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  for (const file of files) {
    const root = newGroup(file)
    Object.assign(globalThis, globalsOf(root))
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
    try {
      await runner.import(`/${file}`)
      await runGroup(root, { beforeEach: [], afterEach: [] }, seed)
    } catch (error) {
      root.errors?.push(error as Error)
    }
    await runner.close()
    results.set(file, resultOf(root))
  }
  await server.close()
  return results
}
