import { expect } from '@open-wc/testing'
import { mount } from '../../../test/harness/component.ts'
import { mountArea, renderAnswer } from '../../../test/harness/page.ts'
import { renderInto } from '../deferred/render/render-into.ts'

const page = globalThis as unknown as { vtLog: string[] }

const note = (word: string) => `globalThis.vtLog.push('${word}')`
const fileOf = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
const sheetOf = (css: string) => URL.createObjectURL(new Blob([css], { type: 'text/css' }))

const pageOf = ({ html = 'lang="fr"', head = '', body = '', before = '', main = '<h1>H</h1>', after = '' }) =>
  `<!doctype html><html ${html}><head><title>T</title>${head}</head><body ${body}>${before}<main>${main}</main>${after}</body></html>`

describe('the frame around the page area', () => {
  let area: HTMLElement

  beforeEach(async () => {
    page.vtLog = []
    area = await mountArea()
  })

  it('has language, direction, classes and data of the new page, and keeps values that scripts have added', async () => {
    await renderAnswer(
      area,
      pageOf({ html: 'lang="de" dir="rtl" class="shop" data-a="1"', body: 'class="list wide" id="b"' }),
    )
    document.body.classList.add('nav-open')
    document.documentElement.dataset.own = 'x'
    await renderAnswer(area, pageOf({ html: 'lang="fr" class="shop new"', body: 'class="product"' }))
    const { lang, dir, className, dataset } = document.documentElement
    expect({ lang, dir, className, data: { ...dataset } }).to.deep.include({ lang: 'fr', dir: '', data: { own: 'x' } })
    expect(className.split(' ')).to.include.members(['shop', 'new'])
    expect([...document.body.classList])
      .to.include.members(['nav-open', 'product'])
      .and.not.include('list')
    expect(document.body.id).to.equal('')
    delete document.documentElement.dataset.own
    document.body.classList.remove('nav-open', 'product')
  })

  it('has the metadata of the new head; equal elements stay, and those that load or protect the page are kept', async () => {
    const facts =
      '<link rel="canonical" href="/a"><meta name="description" content="a"><meta property="og:x" content="1">'
    await renderAnswer(area, pageOf({ head: `${facts}<meta name="viewport" content="width=1">` }))
    const canonical = document.head.querySelector('link[rel=canonical]')
    const views = document.head.querySelectorAll('meta[name=viewport][content="width=1"]').length
    await renderAnswer(area, pageOf({ head: facts.replace('content="a"', 'content="b"') }))
    expect(document.head.querySelector('link[rel=canonical]') === canonical).to.equal(true)
    const described = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name=description]')]
    expect(described.map(({ content }) => content)).to.deep.equal(['b'])
    expect(views).to.equal(0)
    await renderAnswer(area, pageOf({}))
    expect(document.head.querySelectorAll('link[rel=canonical], meta[name=description]').length).to.equal(0)
  })

  it('has loaded the new style sheets before the page is visible, and removes those of the old page', async () => {
    const sheet = (css: string) => `<link rel="stylesheet" href="${sheetOf(css)}">`
    const both = sheet('h1 { letter-spacing: 3px }')
    const spacings: string[] = []
    const placed = () => spacings.push(getComputedStyle(area.querySelector('h1') as Element).letterSpacing)
    await renderAnswer(area, pageOf({ head: `${both}${sheet('h1 { letter-spacing: 7px }')}` }), { placed })
    const count = document.head.querySelectorAll('link').length
    await renderAnswer(area, pageOf({ head: `<style>h1 { letter-spacing: 5px }</style>${both}` }), { placed })
    // In the order of the answer: the sheet after the style has precedence.
    expect(spacings).to.deep.equal(['7px', '7px'])
    expect(getComputedStyle(area.querySelector('h1') as Element).letterSpacing).to.equal('3px')
    expect(document.head.querySelectorAll('link').length).to.equal(count - 1)
    await renderAnswer(area, pageOf({}))
    expect(getComputedStyle(area.querySelector('h1') as Element).letterSpacing).to.equal('normal')
  })

  it('runs new scripts of the head before those of the page, each address once, those of the area each visit', async () => {
    const head = `<script src="${fileOf(note('head file'))}"></script><script>${note('head')}</script>`
    const answer = pageOf({
      head,
      main: `<h1>H</h1><script>${note('area')}</script>`,
      after: `<script>${note('after')}</script>`,
    })
    await renderAnswer(area, answer)
    await renderAnswer(area, answer)
    expect(page.vtLog).to.deep.equal(['head file', 'head', 'area', 'after', 'area'])
    await renderAnswer(area, pageOf({}))
    await renderAnswer(area, answer)
    expect(page.vtLog.slice(5)).to.deep.equal(['head', 'area', 'after'])
    expect(document.head.querySelectorAll('script[data-visit]').length).to.equal(2)
    page.vtLog = []
    await renderAnswer(area, answer, { runScripts: false })
    expect(page.vtLog).to.deep.equal([])
  })

  it("runs only scripts that the answer's own policy allows, and sets the nonce of the page", async () => {
    const script = (nonce: string, type = '') =>
      `<script nonce="${nonce}" type="${type}">${note(`${nonce}${type}`)}</script>`
    const main = `<h1>H</h1>${script('own')}${script('alien')}${script('alien', 'text/plain')}${script('own', 'text/plain')}
      <script type="application/json">{}</script><script>${note('none')}</script>`
    await renderAnswer(area, pageOf({ main, head: script('alien', '') }), { nonces: new Set(['own']) })
    expect(page.vtLog).to.deep.equal(['own'])
    expect([...area.querySelectorAll('script')].map(({ type }) => type)).to.deep.equal([
      '',
      'text/plain',
      'application/json',
    ])
    expect([...area.querySelectorAll('script')].some(({ nonce }) => nonce === 'own')).to.equal(false)
  })

  it('follows the parts that are marked, when the server has changed them', async () => {
    const frame = await mount('<div><p data-page-part="crumbs">old</p><p data-page-part="same">same</p></div>')
    const part = (name: string, text: string) => `<p data-page-part="${name}">${text}</p>`
    await renderAnswer(area, pageOf({ before: part('crumbs', 'a'), after: part('same', 'same') }))
    const [, same] = frame.querySelectorAll('p')
    same?.append(' touched')
    await renderAnswer(area, pageOf({ before: part('crumbs', 'b'), after: part('same', 'same') }))
    expect(frame.textContent).to.equal('bsame touched')
    await renderAnswer(area, pageOf({ before: part('crumbs', 'b'), after: part('same', 'new') }))
    expect(frame.textContent).to.equal('bnew')
  })

  it('gives a custom element among the parts only its attributes', async () => {
    const frame = await mount('<div><vt-part data-page-part="tag" a="1"><b>drawn</b></vt-part></div>')
    const tag = frame.querySelector('vt-part')
    const answer = (attributes: string) =>
      pageOf({ before: `<vt-part data-page-part="tag" ${attributes}>server</vt-part>` })
    await renderAnswer(area, answer('a="2" b="1"'))
    tag?.setAttribute('own', '')
    await renderAnswer(area, answer('a="3"'))
    expect(tag?.outerHTML).to.equal('<vt-part data-page-part="tag" a="3" own=""><b>drawn</b></vt-part>')
  })

  it('keeps an element that is marked so alive from page to page', async () => {
    const player = '<section><iframe id="player" data-persist srcdoc="<p>film</p>"></iframe></section>'
    await renderAnswer(area, pageOf({ main: `<h1>1</h1>${player}` }))
    const frame = area.querySelector('iframe') as HTMLIFrameElement
    await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }))
    const film = frame.contentDocument?.body.firstChild
    for (const isStreamed of [true, false]) {
      await renderAnswer(area, pageOf({ main: `<h1>2</h1><div>${player}</div>` }), { isStreamed })
      expect(area.querySelector('div > section > iframe') === frame).to.equal(true)
      expect(frame.contentDocument?.body.firstChild === film && film?.textContent).to.equal('film')
    }
    await renderAnswer(area, pageOf({}))
    expect(frame.isConnected || document.body.lastElementChild?.querySelector('#player') !== null).to.equal(false)
  })

  it('attaches declarative shadow roots, and leaves noscript to browsers without scripting', async () => {
    const main = `<h1>H</h1><div id="host"><template shadowrootmode="open"><b>in</b></template>light</div>
      <noscript><img src="/never.png"><vt-never></vt-never></noscript>`
    for (const isStreamed of [true, false]) {
      await renderAnswer(area, pageOf({ main }), { isStreamed })
      expect(area.querySelector('#host')?.shadowRoot?.innerHTML).to.equal('<b>in</b>')
      expect(area.querySelectorAll('noscript *').length).to.equal(0)
    }
    await renderInto(area, main)
    expect(area.querySelector('#host')?.shadowRoot?.innerHTML).to.equal('<b>in</b>')
    expect(area.querySelectorAll('noscript *').length).to.equal(0)
  })

  it('renders a part of a response: that of a selector, the page area of a whole page, or all of it', async () => {
    await renderInto(area, pageOf({ main: 'main', after: '<p id="there">there</p>' }))
    expect(area.innerHTML).to.equal('main')
    await renderInto(area, pageOf({ after: '<p id="there">there</p>' }), { selector: '#there' })
    expect(area.innerHTML).to.equal('there')
    await renderInto(area, `<b>all</b><script>${note('ran')}</script>`, { runScripts: false })
    expect([area.querySelector('b')?.textContent, page.vtLog]).to.deep.equal(['all', []])
  })

  it('is shown in a view transition when that is wanted, and skips the one before', async () => {
    const first = renderAnswer(area, pageOf({ main: '<h1>1</h1>' }), { withTransition: true, isStreamed: false })
    await first
    await renderAnswer(area, pageOf({ main: '<h1>2</h1>' }), { withTransition: true, isStreamed: false })
    expect(area.innerHTML).to.equal('<h1>2</h1>')
  })
})
