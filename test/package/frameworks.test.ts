import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { consoleOf, expect, test } from '../journeys/shop.ts'
import { type App, installApp } from './apps/install.ts'
import { type Running, startMock, startProgram } from './program.ts'
import type { Project } from './project.ts'
import { checkSamples } from './samples.ts'

/*
 * Apps of frameworks that render pages, and the oldest versions of React and TypeScript, each installed from the registry
 * with the packed library and built by its own program. `npm run test:all` runs them, and they need the network.
 */

const running: Running[] = []
const projects: Project[] = []
test.afterAll(() => {
  for (const each of running) each.stop()
  for (const project of projects) project.remove()
})

function install(name: string): App {
  const app = installApp(name)
  projects.push(app.project)
  return app
}

/** Waits until a server runs, which is stopped after the tests. Returns its address. */
async function addressOf(starting: Promise<Running>): Promise<string> {
  const server = await starting
  running.push(server)
  return server.address
}

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
    const { project, folder, run } = install('next')
    run(process.execPath, 'node_modules/next/dist/bin/next', 'build')
    const shop = await addressOf(startMock(project))
    const app = await addressOf(startProgram(folder, 'node_modules/next/dist/bin/next', 'start', '--port', '0'))
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
    const { folder, run } = install('oldest')
    const compile = () => {
      try {
        return run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.')
      } catch (error) {
        return String((error as { stdout?: string }).stdout)
      }
    }
    checkSamples((file, text) => writeFileSync(join(folder, file), text), compile)
    writeFileSync(join(folder, 'server.js'), SERVER)
    expect(run(process.execPath, 'server.js')).toContain('<quantity-input min-qty="2"><input')
  })

  test('Astro builds a page of tags, which work on the mock shop', async ({ page }) => {
    const { project, run } = install('astro')
    run(process.execPath, 'node_modules/astro/astro.js', 'build')
    await page.goto(await addressOf(startMock(project, 'astro/dist')))
    await buy(page)
  })
})
