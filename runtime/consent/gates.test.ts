import { expect } from '@open-wc/testing'
import { axeFindings, mount, until, warningsOf } from '../../test/harness/component.ts'
import { parseHtml, setHtml } from '../page/html.ts'
import { loadStrings } from '../text/strings.ts'
import { categoriesOf } from './categories.ts'
import { type Gates, watchGates } from './gates.ts'

type Said = { said: string[] }
const page = globalThis as unknown as Said
const said = () => page.said

/** The address of a script that adds a word to `said` when it runs. */
const external = (word: string) => `data:text/javascript,said.push(${encodeURIComponent(JSON.stringify(word))})`
const gated = (category: string, code: string, more = '') =>
  `<script type="text/plain" data-consent="${category}" ${more}>${code}</script>`

/** Any address that responds; the tests check whether it was requested. */
const FRAME = '/favicon.ico?frame'

describe('content that needs consent', () => {
  let lifecycle: AbortController
  let gates: Gates
  let allowed: string[]
  let always: string[]

  before(loadStrings)
  beforeEach(() => {
    page.said = []
    allowed = []
    always = []
    lifecycle = new AbortController()
    gates = watchGates(
      {
        allows: (element) => categoriesOf(element).every((category) => allowed.includes(category)),
        allowAlways: (element) => {
          always.push(...categoriesOf(element))
          allowed.push(...categoriesOf(element))
          gates.look()
        },
      },
      lifecycle.signal,
    )
  })
  afterEach(() => {
    lifecycle.abort()
    for (const meta of document.querySelectorAll('meta[property=csp-nonce]')) meta.remove()
  })

  const put = (html: string) => {
    const parent = document.createElement('div')
    return mount<HTMLElement>('<div></div>').then((root) => {
      root.append(parent)
      parent.append(parseHtml(html))
      return parent
    })
  }
  const allow = (...categories: string[]) => {
    allowed = categories
    gates.look()
  }
  const ask = (parent: Element) => until(() => parent.querySelector<HTMLElement>('[data-part=embed-ask]'), 'a question')
  const press = (parent: Element, part: string) =>
    parent.querySelector<HTMLElement>(`[data-part=embed-${part}]`)?.click()

  describe('scripts', () => {
    it('run when their category is accepted, and no others do [CONSENT-24, CONSENT-25]', async () => {
      await put(gated('statistics', 'said.push("statistics")') + gated('marketing', 'said.push("marketing")'))
      expect(said()).to.deep.equal([])
      allow('statistics')
      await until(() => said().length === 1)
      expect(said()).to.deep.equal(['statistics'])
    })

    it('never run when nothing is accepted [CONSENT-26]', async () => {
      await put(gated('preferences', 'said.push(1)') + gated('statistics marketing', 'said.push(2)'))
      allow()
      allow('statistics')
      await put(gated('', '0'))
      allow()
      expect(said()).to.deep.equal([])
    })

    it('keep the order of the document: an inline one waits for the external one before it', async () => {
      const script = (word: string) => gated('statistics', '', `src="${external(word)}"`)
      await put(`${script('one')}${gated('statistics', 'said.push("two")')}${script('three')}`)
      allow('statistics')
      await until(() => said().length === 3)
      expect(said()).to.deep.equal(['one', 'two', 'three'])
    })

    it('run once each, however often the visitor chooses', async () => {
      await put(gated('statistics', 'said.push("once")'))
      allow('statistics')
      await until(() => said().length === 1)
      allow('statistics', 'marketing')
      document.dispatchEvent(new Event('page:loaded'))
      await put(gated('statistics', 'said.push("next")'))
      await until(() => said().includes('next'))
      expect(said()).to.deep.equal(['once', 'next'])
    })

    it('run as soon as they arrive once their category is accepted, with a fragment or a swapped page [CONSENT-31]', async () => {
      allowed = ['statistics']
      const parent = await put(gated('statistics', 'said.push("there")'))
      await until(() => said().length === 1)
      setHtml(parent, gated('statistics', 'said.push("fragment")'))
      await until(() => said().length === 2)
      document.dispatchEvent(new Event('page:swap'))
      setHtml(parent, gated('statistics', 'said.push("page")'))
      await new Promise(requestAnimationFrame)
      expect(said().length).to.equal(2)
      document.dispatchEvent(new Event('page:loaded'))
      await until(() => said().length === 3)
      expect(said()).to.deep.equal(['there', 'fragment', 'page'])
    })

    it('run as modules if their type says so, and one that throws stops no other', async () => {
      const errors: string[] = []
      const { onerror } = window
      window.onerror = (message) => errors.push(String(message)) > 0
      await put(
        gated('statistics', 'throw new Error("of the theme")') +
          gated('statistics', 'said.push(import.meta.url !== undefined)', 'data-type="module"'),
      )
      allow('statistics')
      await until(() => said().length === 1)
      window.onerror = onerror
      expect(errors.join()).to.contain('of the theme')
    })

    it('need the nonce of a page that has one', async () => {
      const meta = Object.assign(document.createElement('meta'), { nonce: 'ours' })
      meta.setAttribute('property', 'csp-nonce')
      meta.setAttribute('nonce', 'ours')
      document.head.append(meta)
      allowed = ['statistics']
      await put(
        gated('statistics', 'said.push("none")') +
          gated('statistics', 'said.push("wrong")', 'nonce="theirs"') +
          gated('statistics', 'said.push(document.currentScript.nonce)', 'nonce="ours"'),
      )
      await until(() => said().length === 1)
      expect(said()).to.deep.equal(['ours'])
    })
  })

  describe('embeds', () => {
    const frame = (more = '') =>
      `<div data-consent="marketing" data-consent-name="Map" ${more}>
        <iframe data-src="${FRAME}" title="Map" width="320" height="280"></iframe><p><a href="#map">Open the map</a></p></div>`
    const sources = (parent: Element) => [...parent.querySelectorAll('[src]')].map((media) => media.getAttribute('src'))
    const requested = () => performance.getEntriesByType('resource').some(({ name }) => name.includes(FRAME))

    beforeEach(() => performance.clearResourceTimings())

    it('show what would load and from where, and send no request before', async () => {
      const parent = await put(frame())
      const question = await ask(parent)
      expect(question.textContent).to.contain('Map').and.contain(location.host)
      expect(question.getAttribute('aria-label')).to.equal('Map')
      expect(question.querySelectorAll('button').length).to.equal(2)
      expect(sources(parent)).to.deep.equal([])
      expect(requested()).to.equal(false)
      expect(await axeFindings(parent)).to.deep.equal([])
    })

    it('ask in the box that the frame will have, so that nothing moves', async () => {
      const parent = await put(frame())
      const before = parent.querySelector('iframe')?.getBoundingClientRect()
      const question = (await ask(parent)).getBoundingClientRect()
      const link = parent.querySelector('a')?.getBoundingClientRect().top
      expect(question.height).to.be.at.least(before?.height ?? 0)
      press(parent, 'once')
      await until(() => parent.querySelector('[data-part=embed-ask]') === null)
      expect(parent.querySelector('a')?.getBoundingClientRect().top).to.equal(link)
    })

    it('load once: the chosen one, not another of the same address, and focus moves to it', async () => {
      const parent = await put(frame() + frame())
      await until(() => parent.querySelectorAll('[data-part=embed-ask]').length === 2)
      press(parent, 'once')
      expect(sources(parent)).to.deep.equal([FRAME])
      expect(document.activeElement === parent.querySelector('iframe')).to.equal(true)
      expect(always).to.deep.equal([])
      allow()
      expect(sources(parent)).to.deep.equal([FRAME])
      gates.look(true)
      expect(sources(parent)).to.deep.equal([])
    })

    it('load always: the category is accepted for all', async () => {
      const parent = await put(frame() + frame())
      await until(() => parent.querySelectorAll('[data-part=embed-ask]').length === 2)
      press(parent, 'always')
      expect(always).to.deep.equal(['marketing'])
      expect(sources(parent)).to.deep.equal([FRAME, FRAME])
    })

    it('load at once if they are accepted, also when they are added later; they close when consent is withdrawn', async () => {
      allowed = ['marketing']
      const parent = await put(frame())
      await until(() => sources(parent).length === 1)
      const { contentWindow } = parent.querySelector('iframe') as HTMLIFrameElement
      allow('statistics')
      expect(sources(parent)).to.deep.equal([])
      expect(parent.querySelector('iframe')?.contentWindow === contentWindow).to.equal(false)
      await ask(parent)
    })

    it('ask and load also if the box arrives before its content, as in a page that is streamed', async () => {
      const parent = await put('<div data-consent="marketing"></div><video data-consent="marketing" controls></video>')
      const [box, video] = parent.children as unknown as [HTMLElement, HTMLVideoElement]
      await import('./embeds.ts')
      await new Promise(requestAnimationFrame)
      box.insertAdjacentHTML('beforeend', `<iframe data-src="${FRAME}" title="Map"></iframe>`)
      video.insertAdjacentHTML('beforeend', '<source data-src="/favicon.ico?video" type="video/mp4">')
      await until(() => parent.querySelectorAll('[data-part=embed-ask]').length === 2, 'both questions')
      allow('marketing')
      expect(sources(parent)).to.deep.equal([FRAME, '/favicon.ico?video'])
      box.insertAdjacentHTML('beforeend', '<img data-src="/favicon.ico?second" alt="">')
      await until(() => sources(parent).includes('/favicon.ico?second'), 'the second picture')
    })

    it('may be bare, a video with sources, or a template with anything', async () => {
      const parent = await put(`<iframe data-consent="marketing" data-src="${FRAME}" title="Bare"></iframe>
        <div data-consent="marketing"><video controls data-poster="/favicon.ico?poster">
          <source data-src="/favicon.ico?video" type="video/mp4"></video></div>
        <div data-consent="marketing" data-consent-name="Post"><template><b>Post</b><script>said.push("post")</script></template>
          <a href="#post">Post</a></div>`)
      await until(() => parent.querySelectorAll('[data-part=embed-ask]').length === 3)
      const asked = [...parent.querySelectorAll('[data-part=embed-ask]')].map((question) => question.ariaLabel)
      expect(asked).to.deep.equal(['Bare', 'Vidéo', 'Post'])
      expect([said(), sources(parent)]).to.deep.equal([[], []])
      allow('marketing')
      expect(sources(parent)).to.deep.equal([FRAME, '/favicon.ico?video'])
      expect(parent.querySelector('video')?.getAttribute('poster')).to.equal('/favicon.ico?poster')
      expect(parent.querySelector('b')?.textContent).to.equal('Post')
      expect(said()).to.deep.equal(['post'])
      allow()
      expect(parent.querySelector('b, [src], [poster]') === null).to.equal(true)
    })

    it('load from the web only, and show hostile markup as text', async () => {
      const parent = await put(
        `<div data-consent="marketing" data-consent-name="&lt;img src=x data-hostile&gt;">
          <iframe data-src="javascript:parent.said.push('hostile')" title="x"></iframe></div>`,
      )
      await ask(parent)
      const warnings = await warningsOf(() => press(parent, 'once'))
      expect(warnings.join()).to.contain('no address of the web')
      expect([sources(parent), said()]).to.deep.equal([[], []])
      expect(parent.querySelector('[data-hostile]') === null).to.equal(true)
    })

    it('are not doubled in a clone, and are dropped when they leave the page', async () => {
      const parent = await put(frame())
      await ask(parent)
      parent.append(...[...parent.children].map((child) => child.cloneNode(true)))
      await until(() => parent.querySelectorAll('[data-part=embed-ask] button').length === 4)
      expect(parent.querySelectorAll('[data-part=embed-stage] [data-part=embed-stage]').length).to.equal(0)
      const gone = parent.firstElementChild as HTMLElement
      gone.remove()
      await Promise.resolve()
      allow('marketing')
      expect(sources(gone)).to.deep.equal([])
      expect(sources(parent)).to.deep.equal([FRAME])
    })
  })
})
