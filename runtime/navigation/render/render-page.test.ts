import { expect } from '@open-wc/testing'
import { until } from '../../../test/harness/component.ts'
import { mountArea, renderAnswer } from '../../../test/harness/page.ts'
import { ShopError } from '../../request/errors.ts'

const START = '<!doctype html><html lang="fr"><head><title>New page</title></head><body><main id="page">'

/** A stream that continues on request. */
function tap() {
  const waiting: string[] = []
  let wake = () => {}
  let end: unknown
  async function* source() {
    for (;;) {
      const part = waiting.shift()
      if (part !== undefined) yield part
      else if (end === 'done') return
      else if (end) throw end
      else {
        await new Promise<void>((next) => {
          wake = next
        })
      }
    }
  }
  return {
    source: source(),
    send(part: string) {
      waiting.push(part)
      wake()
    },
    end(reason: unknown = 'done') {
      end = reason
      wake()
    },
  }
}

const mounts: string[] = []
customElements.define(
  'vt-card',
  class extends HTMLElement {
    connectedCallback() {
      mounts.push(`+${this.id}:${this.textContent}`)
    }
    disconnectedCallback() {
      mounts.push(`-${this.id}`)
    }
  },
)

describe('renderPage() of a stream', () => {
  beforeEach(() => {
    mounts.length = 0
  })

  it('continues if the page begins with a comment that contains the tag of a form', async () => {
    const area = await mountArea()
    const { source, send, end } = tap()
    send('<!doctype html><!-- <form action="/old"> -->')
    send('<html><body><main><h1>Lamps</h1><input name="q"></main></body></html>')
    end()
    await renderAnswer(area, source)
    expect(area.querySelector('h1')?.textContent).to.equal('Lamps')
    expect(area.querySelector('input')?.form).to.equal(null)
  })

  it('shows the heading while the rest is on its way, and each part as it arrives', async () => {
    const area = await mountArea()
    const { source, send, end } = tap()
    let hasPlaced = false
    const rendering = renderAnswer(area, source, {
      placed: () => {
        hasPlaced = true
      },
    })
    send(`${START}<h1>Shoes</h1>`)
    await until(() => hasPlaced)
    expect(area.innerHTML).to.equal('<h1>Shoes</h1>')
    expect(document.title).to.equal('New page')
    send('<form><table><tr><td><ul><li>one</li><li>two <b>ha')
    await until(() => area.querySelectorAll('td li').length === 2)
    expect(area.textContent).to.equal('Shoesonetwo ')
    send('lf</b></li><li>three')
    await until(() => area.querySelector('b'))
    expect(area.querySelector('form table td ul')?.innerHTML).to.equal('<li>one</li><li>two <b>half</b></li>')
    end()
    expect(await rendering).to.deep.equal({ title: 'New page' })
    expect(area.querySelectorAll('li').length).to.equal(3)
    expect(area.querySelectorAll('form, table, ul').length).to.equal(3)
  })

  it('keeps the old page until something of the new one can be shown [NAV-56]', async () => {
    const area = await mountArea()
    const { source, send, end } = tap()
    let commits = 0
    const rendering = renderAnswer(area, source, {
      commit: async () => {
        commits += 1
        expect(area.textContent).to.equal('old')
        await new Promise(requestAnimationFrame)
      },
    })
    send(START)
    send('<h1>half a head')
    await new Promise(requestAnimationFrame)
    expect([commits, area.textContent]).to.deep.equal([0, 'old'])
    send('ing</h1>')
    end()
    await rendering
    expect([commits, area.textContent]).to.deep.equal([1, 'half a heading'])
  })

  it('puts custom elements in once, and complete', async () => {
    const area = await mountArea('<vt-card id="old">o</vt-card>')
    const { source, send, end } = tap()
    const rendering = renderAnswer(area, source)
    send(`${START}<h1>H</h1><div><vt-card id="a">on`)
    await until(() => area.querySelector('h1'))
    send('e<p>two</p>')
    send('</vt-card><vt-card id="b"><vt-card id="c">in</vt-card>')
    await until(() => area.querySelector('#a'))
    expect(area.querySelector('#b')).to.equal(null)
    end()
    await rendering
    expect(mounts).to.deep.equal(['+old:o', '-old', '+a:onetwo', '+b:in', '+c:in'])
  })

  it('keeps the arrived part of a stream that breaks, and reports it', async () => {
    const area = await mountArea()
    const { source, send, end } = tap()
    const rendering = renderAnswer(area, source).catch((error) => error)
    send(`${START}<h1>H</h1><ul><li>one</li><li>two`)
    await until(() => area.querySelector('li'))
    end(new ShopError('offline'))
    expect((await rendering).kind).to.equal('offline')
    expect(area.textContent).to.equal('Hone')
    expect(area.getAttribute('style') ?? '').to.equal('')
    await renderAnswer(area, `${START}<h1>Next</h1>`)
    expect(area.innerHTML).to.equal('<h1>Next</h1>')
  })

  it('leaves the page alone when it is no longer wanted', async () => {
    const area = await mountArea()
    const stop = new AbortController()
    const { source, send, end } = tap()
    const rendering = renderAnswer(area, source, { signal: stop.signal }).catch((error) => error)
    send(`${START}<h1>H</h1><p>one</p>`)
    stop.abort(new ShopError('aborted'))
    send('<p>two</p>')
    end()
    expect((await rendering).kind).to.equal('aborted')
    expect(area.textContent).to.equal('old')
  })

  it('refuses an answer that is no page', async () => {
    const area = await mountArea()
    for (const html of ['', '   ']) {
      const error = await renderAnswer(area, html).catch((one) => one)
      expect(error, html).to.be.instanceOf(ShopError)
      expect(error.kind).to.equal('unreadable')
    }
    expect(area.textContent).to.equal('old')
  })

  it('renders a part of a page', async () => {
    const area = await mountArea()
    document.title = 'Stays'
    await renderAnswer(area, '<h1>part</h1><script>document.currentScript.before("ran")</script>', {
      isStreamed: false,
    })
    expect(area.textContent?.startsWith('partran')).to.equal(true)
    expect(document.title).to.equal('Stays')
  })

  it('yields between slices of work: the beginning of a long page does not wait for its end', async function () {
    this.timeout(10_000)
    const area = await mountArea()
    const cards = Array.from(
      { length: 4_000 },
      (_, index) => `<li><vt-card id="c${index}"><a href="#">x</a></vt-card></li>`,
    )
    let first = 0
    const placed = () => {
      first = area.querySelectorAll('li').length
    }
    await renderAnswer(area, `${START}<h1>H</h1><section><ul>${cards.join('')}</ul></section>`, { placed })
    expect(first).to.be.below(4_000)
    expect(area.querySelectorAll('li').length).to.equal(4_000)
    expect(mounts.filter((one) => one.startsWith('+')).length).to.equal(4_000)
  })
})
