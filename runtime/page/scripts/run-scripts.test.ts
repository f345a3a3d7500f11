import { expect } from '@open-wc/testing'
import { mount, warningsOf } from '../../../test/harness/component.ts'
import { parseHtml, setHtml } from '../html.ts'
import { runScripts } from './run-scripts.ts'
import { noteRun } from './script-kinds.ts'

const page = globalThis as unknown as { vtLog: string[] }

const note = (word: string) => `globalThis.vtLog.push('${word}')`
const fileOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))

/** Puts server HTML into the page, without running what is in it. */
async function inert(html: string): Promise<HTMLScriptElement[]> {
  const place = await mount('<div></div>')
  place.append(parseHtml(html))
  return [...place.querySelectorAll('script')]
}

describe('runScripts()', () => {
  beforeEach(() => {
    page.vtLog = []
  })

  it('runs inline scripts at once, before the call returns', async () => {
    const scripts = await inert(`<script>${note('one')}</script><script>${note('two')}</script>`)
    expect(page.vtLog).to.deep.equal([])
    runScripts(scripts)
    expect(page.vtLog).to.deep.equal(['one', 'two'])
  })

  it('keeps the order of the document: an inline script waits for the external one before it', async () => {
    const scripts = await inert(`
      <script type="module">${note('module')}</script>
      <script src="${fileOf(note('file 1'))}"></script>
      <script>${note('inline')}</script>
      <script defer src="${fileOf(note('deferred'))}"></script>
      <script src="${fileOf(note('file 2'))}"></script>
      <script type="module">${note('last module')}</script>`)
    await runScripts(scripts)
    expect(page.vtLog.filter((word) => word !== 'module')).to.deep.equal([
      'file 1',
      'inline',
      'file 2',
      'deferred',
      'last module',
    ])
    expect(page.vtLog.indexOf('module')).to.be.greaterThan(2)
    expect(document.head.querySelectorAll('link[href^=blob], script[src^="data:text/javascript,"]').length).to.equal(0)
  })

  it('runs inline modules each time, and is done when they are', async () => {
    const html = `<script type="module">${note('visit')}</script>`
    await runScripts(await inert(html))
    await runScripts(await inert(html))
    expect(page.vtLog).to.deep.equal(['visit', 'visit'])
  })

  it('leaves data alone: JSON, speculation rules, gated scripts, and scripts for old browsers', async () => {
    const html = ['application/json', 'speculationrules', 'text/plain', 'text/template']
      .map((type) => `<script type="${type}">${note(type)}</script>`)
      .join('')
    const scripts = await inert(`${html}<script nomodule>${note('old')}</script>`)
    await runScripts(scripts)
    expect(page.vtLog).to.deep.equal([])
    expect(scripts.every((script) => script.isConnected)).to.equal(true)
  })

  it('runs a gated script as the type that it names', async () => {
    const scripts = await inert(`<script type="text/plain" data-x="1">${note('allowed')}</script>`)
    const place = scripts[0]?.parentElement
    await runScripts(scripts, { type: () => '' })
    expect(page.vtLog).to.deep.equal(['allowed'])
    expect(place?.querySelector('script')?.dataset.x).to.equal('1')
  })

  it('runs a script that is marked so once in the lifetime of the page', async () => {
    const once = `<script data-run="once">${note('once')}</script>`
    await runScripts(await inert(once + once))
    await runScripts(await inert(once))
    expect(page.vtLog).to.deep.equal(['once'])
    const native = `<script data-run="once">${note('native')}</script>`
    noteRun(await inert(native))
    await runScripts(await inert(native))
    expect(page.vtLog).to.deep.equal(['once'])
  })

  it('continues after one that fails, and logs it', async () => {
    const gone = fileOf('')
    URL.revokeObjectURL(gone)
    const scripts = await inert(`<script src="${gone}"></script><script>${note('next')}</script>`)
    const warnings = await warningsOf(() => runScripts(scripts))
    expect(page.vtLog).to.deep.equal(['next'])
    expect(warnings.join()).to.contain(gone)
  })

  it('stops after its signal has ended', async () => {
    const stop = new AbortController()
    const scripts = await inert(`<script src="${fileOf('')}"></script><script>${note('next')}</script>`)
    const run = runScripts(scripts, { signal: stop.signal })
    stop.abort()
    await run
    expect(page.vtLog).not.to.contain('next')
  })

  it('gives them the nonce of the page', async () => {
    const meta = Object.assign(document.createElement('meta'), { nonce: 'of-the-page' })
    meta.setAttribute('property', 'csp-nonce')
    meta.setAttribute('nonce', 'of-the-page')
    document.head.append(meta)
    const place = await mount('<div></div>')
    setHtml(place, `<script nonce="of-the-answer">${note('in')}</script>`)
    meta.remove()
    expect(place.querySelector('script')?.nonce).to.equal('of-the-page')
    expect(page.vtLog).to.deep.equal(['in'])
  })
})
