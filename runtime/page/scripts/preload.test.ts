import { expect } from '@open-wc/testing'
import { until, warningsOf } from '../../../test/harness/component.ts'
import { preload } from './preload.ts'

const FOLDER = 'https://shop.test/vitrine/c/x.js'
const STYLES = 'data:text/css,vt-preload{color:red}#.css'

const linksTo = (address: string) => document.head.querySelectorAll<HTMLLinkElement>(`link[href="${address}"]`)
const code = async () => 'code'

describe('preload()', () => {
  afterEach(() => {
    for (const link of document.head.querySelectorAll('link[href*="vt-preload"], link[href*="shop.test"]'))
      link.remove()
  })

  it('asks for each file once, beside the chunk that asks, and returns what is loaded', async () => {
    expect(await preload(code, ['./one.js', '../a/two.js'], FOLDER)).to.equal('code')
    expect(await preload(code, ['./one.js'], FOLDER)).to.equal('code')
    const [link, other] = linksTo('https://shop.test/vitrine/c/one.js')
    expect(other).to.equal(undefined)
    expect(link?.rel).to.equal('modulepreload')
    expect(linksTo('https://shop.test/vitrine/a/two.js').length).to.equal(1)
  })

  it('waits for a style sheet, also for one that somebody else has asked for', async () => {
    const order: string[] = []
    const first = preload(async () => order.push('first'), [STYLES])
    const [link] = linksTo(STYLES)
    link?.addEventListener('load', () => order.push('styles'), { capture: true })
    await Promise.all([first, preload(async () => order.push('second'), [STYLES])])
    expect(order[0]).to.equal('styles')
    expect(order.slice(1).sort()).to.deep.equal(['first', 'second'])
    expect(linksTo(STYLES).length).to.equal(1)
  })

  it('goes on without a style sheet that is lost, says so, and asks for it again', async () => {
    const lost = `${location.origin}/nowhere/vt-preload.css`
    const loaded: string[] = []
    const warnings = await warningsOf(async () => {
      loaded.push(await preload(code, [lost]))
    })
    expect(loaded).to.deep.equal(['code'])
    expect(warnings.join()).to.contain('style sheet')
    await warningsOf(() => preload(code, [lost]))
    await until(() => linksTo(lost).length === 2)
  })

  it('fails with a chunk that is lost', async () => {
    const failure = new TypeError('no')
    expect(await preload(() => Promise.reject(failure)).catch((error) => error)).to.equal(failure)
  })

  it('gives the nonce of the page to what it adds', async () => {
    const meta = document.createElement('meta')
    meta.setAttribute('property', 'csp-nonce')
    meta.nonce = 'n1'
    meta.setAttribute('nonce', 'n1')
    document.head.prepend(meta)
    await preload(code, ['./three.js'], FOLDER)
    meta.remove()
    expect(linksTo('https://shop.test/vitrine/c/three.js')[0]?.nonce).to.equal('n1')
  })
})
