import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { consoleOf, expect, test } from '../journeys/shop.ts'
import { newProject, type Project } from './project.ts'
import { checkSamples } from './samples.ts'

/*
 * Apps of frameworks that render pages, and the oldest versions of React and TypeScript, each installed from the registry
 * with the packed library and built by its own program. `npm run test:all` runs them, and they need the network.
 */

const programs: ChildProcess[] = []
const projects: Project[] = []
test.afterAll(() => {
  for (const program of programs) program.kill()
  for (const project of projects) project.remove()
})

/** Installs one of the apps beside this file with the packed library. Returns its folder. */
function install(app: string): string {
  const project = newProject()
  projects.push(project)
  const folder = join(project.folder, app)
  cpSync(`test/package/apps/${app}`, folder, { recursive: true })
  const [packed = ''] = readdirSync(project.folder).filter((file) => file.endsWith('.tgz'))
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', join('..', packed))
  return folder
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
const run = (cwd: string, program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Starts a program of an app; resolves to the address that it prints. */
function start(cwd: string, program: string, ...parameters: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...parameters], { cwd, env })
  programs.push(child)
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        text += data
        const address = /http:\/\/[\w.]+:\d+/.exec(text)?.[0]
        if (address) resolve(address)
      })
    child.on('close', () => reject(new Error(text)))
  })
}

const mock = (folder: string, pages = '.') =>
  start(folder, 'node_modules/vitrine/dist/cli/vitrine.js', 'mock', pages, '--port', '0')

const SERVER = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { QuantityInput } from 'vitrine/react'

console.log(renderToString(createElement(QuantityInput, { minQty: 2, html: '<input type="number">' })))
process.exit()
`

/** Adds two of the product to the cart. The page must log nothing. */
async function buy(page: Page): Promise<void> {
  const messages = consoleOf(page)
  await page.locator('quantity-input [data-part=increase]').click()
  await expect(page.locator('quantity-input input')).toHaveValue('2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByRole('heading')).toHaveText('Added to cart')
  await expect(dialog).toHaveCSS('position', 'fixed')
  await expect(page.locator('cart-summary [data-part=count]')).toHaveText('2')
  expect(messages).toEqual([])
}

test.describe('apps of frameworks @registry', () => {
  test('Next streams ten components from its server, hydrates them, and they work', async ({ page, request }) => {
    const folder = install('next')
    run(folder, process.execPath, 'node_modules/next/dist/bin/next', 'build')
    const shop = await mock(folder)
    const app = await start(folder, 'node_modules/next/dist/bin/next', 'start', '--port', '0')
    const html = await (await request.get(app)).text()
    for (const tag of [
      'add-to-cart product-variant-id="12"',
      'quantity-input',
      'cart-summary count="0"',
      'copy-button',
    ])
      expect(html).toContain(`<${tag}`)
    await page.route(`${app}/api/**`, (route) => {
      const { pathname, search } = new URL(route.request().url())
      return route.continue({ url: `${shop}${pathname}${search}` })
    })
    await page.goto(app)
    await buy(page)
  })

  test('the oldest React and TypeScript read the types and render on a server', () => {
    const folder = install('oldest')
    const compile = () => {
      try {
        return run(folder, process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.')
      } catch (error) {
        return String((error as { stdout?: string }).stdout)
      }
    }
    checkSamples((file, text) => writeFileSync(join(folder, file), text), compile)
    writeFileSync(join(folder, 'server.js'), SERVER)
    expect(run(folder, process.execPath, 'server.js')).toContain('<quantity-input min-qty="2"><input')
  })

  test('Astro builds a page of tags, which work on the mock shop', async ({ page }) => {
    const folder = install('astro')
    run(folder, process.execPath, 'node_modules/astro/astro.js', 'build')
    await page.goto(await mock(folder, 'dist'))
    await buy(page)
  })
})
