import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../journeys/shop.ts'
import { findChromium } from '../../tools/programs/chromium.ts'
import { type Running, runProgram, startMock } from '../program.ts'
import type { Project } from '../project.ts'
import { type Changed, startProxy } from '../proxy.ts'
import { answerCases, browserCases, type Case, htmlCases } from './cases.ts'
import { check, projectWithPlaywright } from './fixture.ts'

const isWhole = process.env.JOURNEYS_WHOLE === '1'

/** The pages are read, and not loaded. */
const NO_BROWSER = 'none'

test.describe('npx vitrine check', () => {
  let project: Project
  let mock: Running
  let proxy: Running
  let change: (answer: Changed) => void = () => {}
  let html = ''

  const write = (folder: string, text: string) => {
    mkdirSync(join(project.folder, 'theme', folder), { recursive: true })
    writeFileSync(join(project.folder, 'theme', folder, 'index.html'), text)
  }
  const run = (address: string, ...parameters: string[]) => runProgram(project, ['check', address, ...parameters])

  test.beforeAll(async () => {
    project = projectWithPlaywright()
    await runProgram(project, ['new-theme', 'theme'])
    mock = await startMock(project, 'theme')
    proxy = await startProxy(mock.address, (answer) => change(answer))
    html = readFileSync(join(project.folder, 'theme/product/index.html'), 'utf8')
  })
  test.afterAll(() => {
    proxy.stop()
    mock.stop()
    project.remove()
  })

  test('reports nothing of a new theme on the mock', async () => {
    const { status, printed } = await run(mock.address, '--json', '--browser', findChromium())
    const summary = JSON.parse(printed)
    expect(summary.reports).toEqual([])
    expect(summary.pages).toEqual(['/', '/list/', '/product/', '/cart/', '/checkout/'])
    expect([status, summary.browser, summary.missingCalls]).toEqual([0, true, []])
    expect(summary.calls).toBeGreaterThan(30)
  })

  test('reports nothing of the demo shop', async ({ at }) => {
    // In a browser a page takes seconds.
    const [browser, pages] = isWhole ? [findChromium(), 15] : [NO_BROWSER, 60]
    const { summary } = await check(at('/fr/'), { browser, pages })
    expect(summary.reports).toEqual([])
    expect(summary.pages).toHaveLength(pages)
  })

  const reportsOnce = (
    { mistake, kind, says, page = (same) => same, pages = 1, answer = () => {} }: Case,
    browser: string,
  ) =>
    test(`reports ${mistake} once, and nothing else`, async () => {
      change = answer
      write('plain', '<!doctype html><html lang="en"><title>Terms</title><h1>Terms</h1></html>')
      write('page', page(html).replaceAll('SHOP', proxy.address))
      const { summary } = await check(`${proxy.address}/page/`, { browser, pages })
      expect(summary.reports.map((report) => report.kind)).toEqual([kind])
      expect(JSON.stringify(summary.reports)).toContain(JSON.stringify(says).slice(1, -1))
    })
  // The browser reports none of these a second time, which is seen with the whole matrix.
  for (const each of [...htmlCases, ...answerCases]) reportsOnce(each, isWhole ? findChromium() : NO_BROWSER)
  for (const each of browserCases) reportsOnce(each, findChromium())

  test('reports a library on another origin that does not allow the page', async () => {
    change = (answer) => {
      delete answer.headers['access-control-allow-origin']
    }
    write('page', html.replace('/vitrine/vitrine.js', `${proxy.address}/vitrine/vitrine.js`))
    const { summary } = await check(`${mock.address}/page/`, { browser: findChromium(), pages: 1 })
    expect(summary.reports.map(({ kind }) => kind)).toEqual(['cross-origin'])
  })

  test('names the calls that a shop does not have, and reports none of them', async () => {
    change = (answer) => {
      if (answer.path.includes('/wishlist/')) answer.status = 404
    }
    const { summary } = await check(`${proxy.address}/`, { pages: 1 })
    expect(summary.reports).toEqual([])
    expect(summary.missingCalls).toContain('GET /api/v1/catalog/wishlist/products/count')
  })

  test('sends calls that change something only with --allow-changes, and compares their answers', async () => {
    const methods = new Set<string>()
    change = (answer) => {
      methods.add(answer.method)
      if (answer.path === '/api/v1/catalog/products/addtocart') answer.body = Buffer.from('{"ItemsCount":true}')
    }
    expect((await check(`${proxy.address}/`, { pages: 1 })).summary.reports).toEqual([])
    expect([...methods]).toEqual(['GET'])
    const { summary } = await check(`${proxy.address}/`, { pages: 1, isChanging: true })
    expect([...methods].sort()).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
    expect(summary.reports.map(({ kind, where }) => [kind, where])).toEqual([
      ['answer', ['POST /api/v1/catalog/products/addtocart']],
    ])
  })

  test('prints three parts of each report, and that there was no browser', async () => {
    change = () => {}
    write('page', html.replace('<html lang="en">', '<html>'))
    const { status, output } = await run(`${mock.address}/page/`, '--pages', '1', '--browser', 'none')
    expect(status).toBe(1)
    expect(output).toContain('missing-lang: /page/\n  The page has no lang.\n  Screen readers')
    expect(output).toContain('The pages were not loaded in a browser: --browser is none.')
  })

  test('refuses an address that is no page', async () => {
    const { status, output } = await run(`${mock.address}/vitrine/vitrine.js`)
    expect([status, output]).toEqual([2, expect.stringContaining('is no page')])
  })

  for (const [address, message] of [
    ['http://192.0.2.1/', 'with --public it is checked all the same'],
    ['shop', '"shop" is no address'],
    ['http://127.0.0.1:9/', 'does not answer'],
    ['http://name:word@127.0.0.1:9/', 'write it without'],
    ['http://shop.invalid/', 'is not found'],
  ] as const)
    test(`refuses ${address} with a message`, async () => {
      const { status, output } = await run(address)
      expect(status).toBe(2)
      expect(output).toContain(message)
    })
})
