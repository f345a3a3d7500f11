import type { TestResultError, TestSuiteResult } from '@web/test-runner'
import Mocha from 'mocha'
import { createServer, createServerModuleRunner } from 'vite'
import { virtualTexts } from '../library.ts'
import { arrange, MOCHA } from './mocha.ts'
import { type FileSuite, type Result, resultOf } from './report.ts'

export const isForNode = (file: string): boolean => file.endsWith('.node.test.ts')

const resultsOf = ({ title, suites, tests }: Mocha.Suite): TestSuiteResult => ({
  name: title,
  suites: suites.map(resultsOf),
  tests: tests.map((test) => ({
    name: test.title,
    passed: test.isPassed(),
    skipped: test.isPending(),
    ...(test.duration !== undefined && { duration: test.duration }),
    ...(test.err && { error: test.err as TestResultError }),
  })),
})

/** Runs a file by Mocha, whose functions are globals that `load` uses. */
async function runFile(file: string, load: () => Promise<unknown>, seed: number | undefined): Promise<FileSuite> {
  const mocha = new Mocha(MOCHA)
  const errors: Error[] = []
  mocha.suite.emit(Mocha.Suite.constants.EVENT_FILE_PRE_REQUIRE, globalThis, file, mocha)
  await load().catch((error: Error) => errors.push(error))
  arrange(mocha.suite, { seed })
  await new Promise((done) => {
    const running = mocha.run(done)
    running.on('fail', (failed: Mocha.Runnable, error: Error) => failed instanceof Mocha.Hook && errors.push(error))
  })
  return { ...resultsOf(mocha.suite), name: file, errors }
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
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
    results.set(file, resultOf(await runFile(file, () => runner.import(`/${file}`), seed)))
    await runner.close()
  }
  await server.close()
  return results
}
