import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { mockShop } from '../../../demo/cli/mock-shop.ts'
import { openBrowser } from '../../bench/measure.ts'
import { SHEETS } from '../../conformance/theme/sheets.ts'
import { buildLibrary } from '../build.ts'
import { components } from '../library.ts'

const FOLDER = '.build/sheets'

/** Tags that cover the page, or replace it. */
const COVERING = /^(initial-loader|page-loader|page-fragment|popup-modal)$/

const STYLES =
  'main { columns: 3 } section { break-inside: avoid; border: 1px dashed #999; padding: 8px; margin: 0 0 8px }'

const examples = () =>
  components()
    .filter(({ tag }) => !COVERING.test(tag))
    .map(({ tag, folder }) => {
      const example = /```html\n([\s\S]*?)```/.exec(readFileSync(`${folder}/${tag}.md`, 'utf8'))?.[1] ?? ''
      return `<section><small>${tag}</small>${example}</section>`
    })

const pageOf = (css: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tags</title>
<link rel="stylesheet" href="/vitrine/vitrine.css"><style>${css}</style><style>${STYLES}</style>
<script type="module" src="/vitrine/vitrine.js"></script></head><body><main>${examples().join('\n')}</main></body></html>`

/**
 * `npm run sheets`: pictures of the first example of each tag under the style sheets of others, one for each style sheet,
 * in .build/sheets/. A person compares them after a change of the library's styles.
 */
export async function run(): Promise<void> {
  await buildLibrary()
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, css] of Object.entries(SHEETS)) writeFileSync(`${FOLDER}/${fileOf(name)}.html`, pageOf(css))
  const { fetch } = mockShop({ folder: FOLDER, library: 'dist', log: () => {} })
  const server = createAdaptorServer({ fetch })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const browser = await openBrowser()
  try {
    // High enough for all tags, which are loaded when they are in sight.
    const page = await browser.newPage({ viewport: { width: 1280, height: 16_000 } })
    for (const name of Object.keys(SHEETS).map(fileOf)) {
      await page.goto(`http://127.0.0.1:${port}/${name}.html`)
      await page.waitForLoadState('networkidle')
      await page.locator('main').screenshot({ path: `${FOLDER}/${name}.png` })
      console.log(`${FOLDER}/${name}.png`)
    }
  } finally {
    await browser.close()
    server.close()
  }
}

const fileOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')
