import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { expect, test } from '../journeys/shop.ts'
import { newProject, type Project } from './project.ts'
import { checkSamples, checkWithoutReact } from './samples.ts'

let project: Project
test.beforeAll(() => {
  project = newProject()
})
test.afterAll(() => project.remove())

const own = (...path: string[]) => join(project.folder, 'node_modules/vitrine', ...path)

/** What can be imported from the package, with each file of a pattern; without style sheets and data. */
function modules(): string[] {
  const { exports } = JSON.parse(readFileSync(own('package.json'), 'utf8')) as { exports: Record<string, object> }
  const code = Object.entries(exports).filter(([, target]) => typeof target === 'object')
  return code.flatMap(([name, target]) => {
    const file = (target as { default: string }).default
    if (file.endsWith('.css')) return []
    const [folder = '', end] = file.split('*')
    if (end === undefined) return [name.replace('.', 'vitrine')]
    const files = readdirSync(own(folder)).filter((entry) => entry.endsWith('.js'))
    return files.map((entry) => name.replace('.', 'vitrine').replace('*.js', entry))
  })
}

/** The outcome of a program in the folder of a project: nothing, or what it has printed. */
function runIn(cwd: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

const run = (...parameters: string[]) => runIn(project.folder, ...parameters)

const TSC = resolve('node_modules/typescript/bin/tsc')

test.describe('the package', () => {
  test('has no fault that publint finds', async () => {
    const { messages, pkg } = await publint({ pkgDir: own(), strict: true })
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  })

  test('has types for each import, for bundlers and for Node', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(project.packed)))
    const { problems = [] } = (await checkPackage(data)) as { problems?: { kind: string; resolutionKind?: string }[] }
    // The package has modules only: it is not for `require`, nor for tools that do not know `exports`.
    const others = problems.filter(({ resolutionKind = '' }) => !['node10', 'node16-cjs'].includes(resolutionKind))
    expect(others).toEqual([])
  })

  for (const condition of ['node', 'worker'])
    test(`can be imported on a server, each file of it (${condition})`, () => {
      const names = modules()
      expect(names.length).toBeGreaterThan(200)
      const imports = names.map((name) => `await import('${name}')`).join('\n')
      project.write('server.js', `${imports}\nprocess.exit()`)
      expect(run('-C', condition, 'server.js')).toBe('')
    })

  test('has types for which the samples of the guides are valid', () => {
    checkSamples(project.write, () => run(TSC, '-p', '.'))
  })

  test('has types that need no types of React, but those of `vitrine/react` and `vitrine/view.js`', () => {
    const plain = newProject(['nanostores'])
    checkWithoutReact(plain.write, () => runIn(plain.folder, TSC, '-p', '.'))
    plain.remove()
  })

  test('has settings and stores on a server, and says there that texts need a page', () => {
    project.write(
      'server.js',
      `import { settings, t } from 'vitrine'
      import { $cart } from 'vitrine/stores/cart.js'
      const reason = await t('Core.Close').catch(({ message }) => message)
      console.log(settings().locale, $cart.get().state, reason)
      process.exit(1)`,
    )
    expect(run('server.js')).toMatch(/^en \w+ \[vitrine\] t\('Core.Close'\) needs a page\./)
  })

  test('brings one package, and no source map', () => {
    const { dependencies } = JSON.parse(readFileSync(own('package.json'), 'utf8'))
    expect(Object.keys(dependencies)).toEqual(['nanostores'])
    const files = execFileSync('find', [own(), '-name', '*.map'], { encoding: 'utf8' })
    expect(files).toBe('')
  })
})
