import { expect } from '@open-wc/testing'
import { until, warningsOf } from '../../../test/harness/component.ts'
import { heading, inASite, onPage, pageEvents, putLoader, shows } from '../../../test/harness/loader.ts'
import {
  asked,
  fullLoads,
  gate,
  htmlAnswer,
  leftAlone,
  pageOf,
  redirected,
  serve,
} from '../../../test/harness/pages.ts'

const FIELDS = '<input name="q" value="a b&c=é"><button id="send" name="by" value="button">Send</button>'

const withForm = (attributes: string, fields = FIELDS) => `<form id="form" ${attributes}>${fields}</form>`

const form = () => document.getElementById('form') as HTMLFormElement

const send = () => document.getElementById('send')?.click()

const posts = () => asked.filter(({ method }) => method === 'POST')

const bodyOf = (index = 0) => String(posts()[index]?.init.body)

const modal = () => document.querySelector('dialog[open]')

describe('forms that are sent in place', () => {
  inASite()

  it('requests the address of a GET form with its fields', async () => {
    serve('/fr/find', pageOf('Found'))
    await putLoader('', withForm('action="/fr/find?old=1#x"'))
    send()
    await shows('Found')
    expect(location.pathname + location.search + location.hash).to.equal('/fr/find?q=a+b%26c%3D%C3%A9&by=button#x')
  })

  it('posts a form once and shows the page that it leads to; Back leads to the form', async () => {
    serve('POST /fr/save', () => redirected('/fr/a', htmlAnswer(pageOf('Saved'))))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    const before = history.length
    send()
    await shows('Saved')
    expect([location.pathname, history.length, posts().length]).to.deep.equal(['/fr/a', before + 1, 1])
    expect([bodyOf(), posts()[0]?.init.body instanceof URLSearchParams]).to.deep.equal([
      'q=a+b%26c%3D%C3%A9&by=button',
      true,
    ])
    history.back()
    await shows('Start')
  })

  it('shows a page that is the response to a post', async () => {
    serve('POST /fr/save', pageOf('Saved'))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    const events = pageEvents()
    send()
    await shows('Saved')
    expect(events.map(([name]) => name)).to.deep.equal(['before-visit', 'leave', 'swap', 'loaded'])
  })

  it('sends lines as a browser does, and files with their names or as they are', async () => {
    serve('POST /fr/save', pageOf('Saved'))
    const fields = '<textarea name="t">a\nb</textarea><input type="file" name="f"><button id="send">Send</button>'
    const { area } = await putLoader('', withForm('method="post" action="/fr/save"', fields))
    const give = () => {
      const files = new DataTransfer()
      files.items.add(new File([], 'vase.txt'))
      ;(form().elements.namedItem('f') as HTMLInputElement).files = files.files
    }
    give()
    send()
    await shows('Saved')
    expect(bodyOf()).to.equal('t=a%0D%0Ab&f=vase.txt')
    area.innerHTML = withForm('method="post" action="/fr/save" enctype="multipart/form-data"', fields)
    give()
    send()
    await until(() => posts().length === 2)
    const body = posts()[1]?.init.body
    expect(body instanceof FormData && body.get('f')).to.be.instanceOf(File)
  })

  it('uses the address of the button', async () => {
    serve('POST /fr/other', pageOf('Other'))
    const button = '<button id="send" formaction="/fr/other" formmethod="post">Other</button>'
    await putLoader('', withForm('action="/fr/find"', button))
    send()
    await shows('Other')
  })

  it('posts once for three clicks; the form is busy meanwhile, and can be sent again afterwards', async () => {
    const held = gate()
    serve('POST /fr/save', async () => {
      await held.closed
      return htmlAnswer('', 500)
    })
    await putLoader('', withForm('method="post" action="/fr/save"'))
    await warningsOf(async () => {
      for (const _ of [1, 2, 3]) send()
      form().requestSubmit()
      await until(() => posts().length === 1)
      send()
      expect([form().ariaBusy, document.getElementById('send')?.ariaDisabled]).to.deep.equal(['true', 'true'])
      held.open()
      await until(modal)
      expect(posts().length).to.equal(1)
    })
    expect([form().ariaBusy, document.getElementById('send')?.ariaDisabled, form().q?.value]).to.deep.equal([
      null,
      null,
      'a b&c=é',
    ])
    serve('POST /fr/save', pageOf('Saved'))
    modal()?.remove()
    send()
    await shows('Saved')
    expect(posts().length).to.equal(2)
  })

  it('shows a refused form with its mistakes, in place; the first one has focus', async () => {
    const again = pageOf('Start', withForm('method="post" action="/fr/save"', `<input name="q" aria-invalid="true">`))
    serve('POST /fr/save', () => htmlAnswer(again, 422))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    const before = history.length
    const events = pageEvents()
    send()
    await until(() => document.querySelector('[aria-invalid]'))
    await shows('Start')
    expect([location.pathname, history.length, posts().length]).to.deep.equal(['/fr/start', before, 1])
    expect((document.activeElement as HTMLInputElement).name).to.equal('q')
    expect(events.map(([name]) => name)).to.deep.equal(['before-visit', 'leave', 'error', 'swap', 'loaded'])
  })

  it('leaves a refused form to a listener that prevents the default', async () => {
    serve('POST /fr/save', () => htmlAnswer(pageOf('Refused'), 422))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    onPage('page:error', (event) => event.preventDefault())
    send()
    await until(() => form().ariaBusy === null && posts().length === 1)
    expect([heading(), modal()]).to.deep.equal(['Start', null])
  })

  it('never sends a form again by itself when no response arrives', async () => {
    serve('POST /fr/save', () => {
      throw new TypeError('Failed to fetch')
    })
    await putLoader('', withForm('method="post" action="/fr/save"'))
    await warningsOf(async () => {
      send()
      await until(modal)
    })
    expect([asked.length, modal()?.querySelectorAll('[data-part=dialog-retry]').length]).to.deep.equal([1, 0])
    expect([fullLoads.length, location.pathname, form().q?.value]).to.deep.equal([0, '/fr/start', 'a b&c=é'])
  })

  for (const [what, attributes] of [
    ['sent as plain text', 'method="post" enctype="text/plain" action="/fr/save"'],
    ['sent to a new window', 'target="_blank" action="/fr/find"'],
    ['of another site', 'method="post" action="//elsewhere.example/"'],
    ['with the class no-ajax', 'class="no-ajax" action="/fr/find"'],
    ['that signs off', 'method="post" action="/fr/security/logoff"'],
    ['that signs off by another spelling', 'method="post" action="/fr/Security/%6Cogoff"'],
    ['that is script', 'action="javascript:void 0"'],
  ] as const) {
    it(`leaves a form to the browser ${what}`, async () => {
      await putLoader('', withForm(attributes))
      send()
      expect([leftAlone.length, asked.length]).to.deep.equal([1, 0])
    })
  }

  it('leaves a form alone that another listener has prevented, also one that was added later', async () => {
    await putLoader('', withForm('method="post" action="/fr/save"'))
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    send()
    expect([leftAlone.length, asked.length]).to.deep.equal([0, 0])
  })

  it('puts a response into the element that the form names, and keeps page and address', async () => {
    serve('POST /fr/save', ({ headers }) => htmlAnswer(`<p id="said">${headers.get('X-Page-Target')}</p>`))
    const markup = withForm('method="post" action="/fr/save" data-update-target="#place"')
    await putLoader('', markup, '<div id="place">old</div>')
    document.getElementById('send')?.focus()
    send()
    await until(() => document.querySelector('#place #said'))
    expect(document.getElementById('place')?.textContent).to.equal('#place')
    expect([heading(), location.pathname, document.activeElement?.id]).to.deep.equal(['Start', '/fr/start', 'send'])
    await until(() => form().ariaBusy === null)
  })

  it('ends the earlier of two responses for one element', async () => {
    serve('/fr/list', () => new Promise(() => {}))
    const markup = withForm('action="/fr/list" data-update-target="#place"')
    await putLoader('', markup + markup.replace('"form"', '"other"'), '<div id="place">old</div>')
    const warnings = await warningsOf(async () => {
      form().requestSubmit()
      ;(document.getElementById('other') as HTMLFormElement).requestSubmit()
      await until(() => asked[0]?.init.signal?.aborted)
      await until(() => form().ariaBusy === null)
    })
    // A visit that another one ends is no failure.
    expect([asked.length, warnings.length]).to.deep.equal([2, 0])
  })

  it('opens the address of a JSON answer, and shows the HTML in it', async () => {
    const json = (data: object) => () => Response.json(data)
    serve('POST /fr/save', json({ '#place': '<b>new</b>', '#none': 'x' }))
    await putLoader('', withForm('method="post" action="/fr/save"'), '<div id="place">old</div>')
    const warnings = await warningsOf(async () => {
      send()
      await until(() => document.querySelector('#place b'))
      await until(() => form().ariaBusy === null)
    })
    expect(warnings.join()).to.contain('#none')
    serve('POST /fr/save', json({ Uri: '/fr/a' }))
    send()
    await shows('A')
  })

  it('opens no page for a hostile answer', async () => {
    serve('POST /fr/save', () => Response.json({ Uri: 'javascript:globalThis.wasRun = true' }))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    await warningsOf(async () => {
      send()
      await until(() => posts().length === 1 && form().ariaBusy === null)
    })
    expect([fullLoads.length, 'wasRun' in globalThis]).to.deep.equal([0, false])
  })

  it('saves a file that is the response to a post, and posts once', async () => {
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="bill.pdf"' }
    serve('POST /fr/save', () => new Response('%PDF', { headers }))
    await putLoader('', withForm('method="post" action="/fr/save"'))
    const saved = new Promise<HTMLAnchorElement>((resolve) => {
      const { click } = HTMLAnchorElement.prototype
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        HTMLAnchorElement.prototype.click = click
        resolve(this)
      }
    })
    send()
    const { download, protocol } = await saved
    expect([download, protocol, posts().length, fullLoads.length]).to.deep.equal(['bill.pdf', 'blob:', 1, 0])
  })

  it('sends a form again after the sign-in that it needed, with the typed values', async () => {
    let isIn = false
    serve('POST /fr/save', () => (isIn ? htmlAnswer(pageOf('Saved')) : htmlAnswer('', 401)))
    serve('/fr/security/login', pageOf('Sign in', '<login-form></login-form>'))
    await putLoader('login-mode="page"', withForm('method="post" action="/fr/save"'))
    await warningsOf(async () => {
      send()
      await shows('Sign in')
    })
    expect(asked.at(-1)?.url.searchParams.get('returnUrl')).to.equal('/fr/start')
    isIn = true
    // The wait for it begins when the page is shown.
    await until(() => {
      document.querySelector('login-form')?.dispatchEvent(new CustomEvent('auth:login', { bubbles: true }))
      return posts().length === 2
    })
    await shows('Saved')
    expect([bodyOf(0), posts().length]).to.deep.equal([bodyOf(1), 2])
  })
})
