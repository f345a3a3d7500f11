import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../journeys/shop.ts'
import { bundlers } from './bundlers.ts'
import { newProject, type Project } from './project.ts'

const BASE = '/packed/'

let project: Project
test.beforeAll(() => {
  project = newProject()
})
test.afterAll(() => project.remove())

const PAGE = `import { createElement, StrictMode } from 'react'
import { CopyButton, QuantityInput } from 'vitrine/react'

export const page = (received) =>
  createElement(StrictMode, null,
    createElement(QuantityInput, { minQty: 2, maxQty: 6, onQuantityChange: received,
      html: '<input type="number" name="quantity" value="2" aria-label="Quantité">' }),
    createElement(CopyButton, { text: 'THEIERE', className: 'copy', hidden: false }, createElement('button', { type: 'button' }, 'Copier')))
`

const SERVER = `import 'vitrine'
import { renderToString } from 'react-dom/server'
import { page } from './page.js'

console.log(renderToString(page()))
process.exit()
`

const BROWSER = `import 'vitrine/vitrine.css'
import 'vitrine'
import { hydrateRoot } from 'react-dom/client'
import { page } from './page.js'

globalThis.received = []
hydrateRoot(document.querySelector('#app'), page((event) => received.push(event.detail)), {
  onRecoverableError: (error) => console.error('recovered: ' + error),
})
`

test('components of the package are rendered by React on a server, hydrated, have their look, and work', async ({
  page,
  at,
}) => {
  project.write('page.js', PAGE)
  project.write('server.js', SERVER)
  project.write('main.js', BROWSER)
  const html = execFileSync(process.execPath, ['server.js'], { cwd: project.folder, encoding: 'utf8' })
  expect(html).toContain('<quantity-input min-qty="2" max-qty="6">')
  expect(html).toContain('<copy-button text="THEIERE" class="copy">')
  const folder = (await bundlers.Vite?.(project.folder, BASE)) ?? ''
  const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'))
  const errors: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()))
  await page.route(`**${BASE}**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname.slice(BASE.length))
    if (existsSync(path)) return route.fulfill({ path })
    const body = `<!doctype html><html lang="fr"><title>React</title>
      ${sheets.map((file) => `<link rel="stylesheet" href="${BASE}assets/${file}">`).join('')}<body><div id="app">${html.trim()}</div>
      <script type="module" src="${BASE}main.js"></script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(new URL(`${BASE}page`, at('/')).href)
  await page.locator('quantity-input [data-part=increase]').click()
  await expect(page.locator('quantity-input input')).toHaveValue('3')
  await expect.poll(() => page.evaluate('received.length')).toBe(1)
  // Vite aims at browsers without light-dark().
  const shown = await page.evaluate(() => {
    document.body.style.background = 'var(--vt-surface)'
    return getComputedStyle(document.body).backgroundColor
  })
  expect(shown).toBe('rgb(255, 255, 255)')
  expect(errors).toEqual([])
})
