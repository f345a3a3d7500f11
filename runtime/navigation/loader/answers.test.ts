import { expect } from '@open-wc/testing'
import { answer, until, warningsOf } from '../../../test/harness/component.ts'
import { heading, inASite, LINKS, onPage, pageEvents, putLoader, shows } from '../../../test/harness/loader.ts'
import {
  asked,
  askedFor,
  fullLoads,
  gate,
  htmlAnswer,
  pageOf,
  redirected,
  serve,
  streamed,
} from '../../../test/harness/pages.ts'
import { modals } from '../../dialogs/open-page.ts'
import { resetSettings, settings } from '../../page/settings.ts'
import { loadStrings, resetStrings, t } from '../../text/strings.ts'
import { $page } from '../page-state.ts'
import { visit } from '../visit.ts'

const modal = () => document.querySelector<HTMLDialogElement>('dialog[open]')

const button = (label: string) =>
  [...(modal()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)

/** Expects the state after a failed visit: the old page, its address, and a page that is usable again. */
function expectOldPage(): void {
  expect([heading(), location.pathname, $page.get().state]).to.deep.equal(['Start', '/fr/start', 'ready'])
  expect([document.body.classList.contains('loaded'), document.documentElement.ariaBusy]).to.deep.equal([true, null])
}

/** Visits, and returns the failure and the logged messages. */
async function failing(path: string): Promise<{ failure: unknown; warnings: string[] }> {
  let failure: unknown
  const warnings = await warningsOf(async () => {
    failure = await visit(path).catch((error: unknown) => error)
    // The code for failures is a chunk of its own.
    await modals.get()
    await new Promise((done) => setTimeout(done))
  })
  return { failure, warnings }
}

describe('the response to a page load', () => {
  inASite()

  it('follows a redirect to its address, and keeps the fragment that was asked for', async () => {
    serve('/fr/old', () => redirected('/fr/new', htmlAnswer(pageOf('New'))))
    await putLoader()
    await visit('/fr/old#place')
    expect([heading(), location.pathname + location.hash]).to.deep.equal(['New', '/fr/new#place'])
  })

  it('opens another site if a redirect leads there, once', async () => {
    serve('/fr/away', ({ init }) => {
      if (init.redirect !== 'manual') throw new TypeError('Failed to fetch')
      return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    })
    await putLoader()
    await visit('/fr/away')
    expect(fullLoads).to.deep.equal([`${location.origin}/fr/away`])
    expectOldPage()
  })

  it('leaves an answer that is no page to the browser, without reading it', async () => {
    const answers: [string, Record<string, string>][] = [
      ['text', { 'Content-Type': 'text/plain' }],
      ['invoice', { 'Content-Type': 'text/html', 'Content-Disposition': 'attachment; filename=a.html' }],
      ['nothing', {}],
    ]
    await putLoader()
    for (const [name, headers] of answers) {
      let isCancelled = false
      serve(`/fr/${name}`, () => {
        const cancel = () => {
          isCancelled = true
        }
        const body = new ReadableStream({ cancel })
        return new Response(body, { headers })
      })
      await visit(`/fr/${name}`)
      expect([name, fullLoads.at(-1), isCancelled]).to.deep.equal([name, `${location.origin}/fr/${name}`, true])
    }
    expectOldPage()
    expect(asked.length).to.equal(3)
  })

  it('shows HTML by selector as a page, and other JSON in the browser', async () => {
    serve('/fr/parts', () => Response.json({ main: '<h1>Parts</h1>', '#aside': '<b>new</b>' }))
    serve('/fr/data', () => Response.json({ texts: 1 }))
    await putLoader('', LINKS, '<div id="aside">old</div>')
    await visit('/fr/parts')
    expect([heading(), document.getElementById('aside')?.innerHTML, location.pathname]).to.deep.equal([
      'Parts',
      '<b>new</b>',
      '/fr/parts',
    ])
    await visit('/fr/data')
    expect(fullLoads).to.deep.equal([`${location.origin}/fr/data`])
  })

  it('changes nothing for an answer without content', async () => {
    serve('/fr/none', () => new Response(null, { status: 204 }))
    await putLoader()
    const before = history.length
    await visit('/fr/none')
    expectOldPage()
    expect(history.length).to.equal(before)
  })

  it('logs a 404 and shows nothing; old page, old address [ERROR-04, ERROR-05, ERROR-06]', async () => {
    await putLoader()
    const events = pageEvents()
    const { failure, warnings } = await failing('/fr/gone')
    expect((failure as { status: number }).status).to.equal(404)
    expect(warnings.join()).to.match(/\/fr\/gone.*404/)
    expectOldPage()
    expect(modal() === null).to.equal(true)
    const detail = { url: `${location.origin}/fr/gone`, status: 404, html: '<h1>Not found</h1>' }
    expect(events.at(-1)).to.deep.equal(['error', detail])
  })

  it('logs an aborted visit as a detail, shows nothing and does not warn [ERROR-07, ERROR-08]', async () => {
    serve('/fr/a', () => new Promise(() => {}))
    await putLoader()
    const events = pageEvents()
    const details: string[] = []
    const { debug } = console
    console.debug = (text: string) => void details.push(text)
    const warnings = await warningsOf(async () => {
      const first = visit('/fr/a')
      await visit('/fr/b')
      await first.catch(() => {})
    })
    console.debug = debug
    expect(details.join()).to.match(/\/fr\/a was aborted/)
    expect(warnings).to.deep.equal([])
    expect(modal() === null).to.equal(true)
    expect(events.map(([name]) => name)).to.not.include('error')
  })

  for (const status of [500, 503, 403, 422]) {
    it(`opens a modal that can be closed for ${status}; the next link works [ERROR-10, ERROR-11, ERROR-12, ERROR-14]`, async () => {
      serve('/fr/broken', () => htmlAnswer('<h1>Broken</h1><script>globalThis.wasRun = true</script>', status))
      const { click } = await putLoader()
      await failing('/fr/broken')
      expectOldPage()
      await until(() => modal()?.textContent?.includes(t('Core.UnknownErrors')))
      expect('wasRun' in globalThis).to.equal(false)
      expect(button(t('Core.Retry'))).to.equal(undefined)
      button(t('Core.Close'))?.click()
      await until(() => !modal())
      click('a')
      await shows('A')
    })
  }

  it('shows it in the language of the page [ERROR-09]', async () => {
    const texts = new Set<string>()
    for (const culture of ['fr', 'nl'] as const) {
      settings().locale = culture
      resetStrings()
      await loadStrings()
      texts.add(t('Core.UnknownErrors'))
    }
    resetSettings()
    resetStrings()
    await loadStrings()
    expect(texts.size).to.equal(2)
  })

  it('rejects first, and then handles the status as it must [ERROR-13, ERROR-15]', async () => {
    serve('/fr/broken', () => htmlAnswer('', 500))
    await putLoader()
    let wasOpen: boolean | undefined
    await warningsOf(() =>
      visit('/fr/broken').catch(() => {
        wasOpen = modal() !== null
      }),
    )
    expect(wasOpen).to.equal(false)
    await until(modal)
  })

  it('leaves an error to a listener that prevents the default', async () => {
    serve('/fr/broken', () => htmlAnswer('<h1>Broken</h1>', 500))
    await putLoader()
    const events = pageEvents()
    onPage('page:error', (event) => event.preventDefault())
    const { warnings } = await failing('/fr/broken')
    expect([warnings.length, modal()]).to.deep.equal([0, null])
    expect(events.at(-1)?.[1].html).to.equal('<h1>Broken</h1>')
  })

  it('keeps the page without a connection, and tries again at the shopper’s request', async () => {
    let isDead = true
    serve('/fr/dead', () => {
      if (isDead) throw new TypeError('Failed to fetch')
      return htmlAnswer(pageOf('Alive'))
    })
    await putLoader()
    const { failure } = await failing('/fr/dead')
    expect((failure as { kind: string }).kind).to.equal('offline')
    expectOldPage()
    expect(fullLoads).to.deep.equal([])
    isDead = false
    ;(await until(() => button(t('Core.Retry')))).click()
    await shows('Alive')
    expect(location.pathname).to.equal('/fr/dead')
  })

  it('shows the page when the connection is back while the message is open', async () => {
    let isDead = true
    serve('/fr/dead', () => {
      if (isDead) throw new TypeError('Failed to fetch')
      return htmlAnswer(pageOf('Alive'))
    })
    await putLoader()
    await failing('/fr/dead')
    await until(() => button(t('Core.Retry')))
    isDead = false
    window.dispatchEvent(new Event('online'))
    await shows('Alive')
    expect([location.pathname, modal()]).to.deep.equal(['/fr/dead', null])
  })

  it('stays at the page when the message was closed before the connection is back', async () => {
    serve('/fr/dead', () => {
      throw new TypeError('Failed to fetch')
    })
    await putLoader()
    await failing('/fr/dead')
    ;(await until(() => button(t('Core.Close')))).click()
    await until(() => !modal())
    const asked = askedFor('/fr/dead').length
    window.dispatchEvent(new Event('online'))
    expect(askedFor('/fr/dead')).to.have.length(asked)
    expectOldPage()
  })

  it('shows that there is no connection when it is lost', async () => {
    serve('/fr/dead', () => {
      throw new TypeError('Failed to fetch')
    })
    await putLoader()
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    await failing('/fr/dead')
    await until(() => modal()?.textContent?.includes('Vous n’avez pas de connexion à Internet.'))
    Reflect.deleteProperty(navigator, 'onLine')
    expectOldPage()
    expect(button(t('Core.Retry'))).to.not.equal(undefined)
  })

  it('ends the wait for an answer that does not arrive in time', async () => {
    serve('/fr/a', () => new Promise(() => {}))
    await putLoader('time-out="20"')
    const { failure } = await failing('/fr/a')
    expect((failure as { kind: string }).kind).to.equal('offline')
    await until(() => button(t('Core.Retry')))
    expect(askedFor('/fr/a')[0]?.init.signal?.aborted).to.equal(true)
  })

  it('keeps the arrived part of a page whose connection breaks, and has a button to try again', async () => {
    const page = streamed()
    serve('/fr/a', () => page.response)
    await putLoader()
    const visited = failing('/fr/a')
    page.push(`<!doctype html><title>A</title><main><h1>A</h1><p>first</p><p>second</p>${'<i>x</i>'.repeat(9)}`)
    await until(() => heading() === 'A')
    page.breakOff()
    expect(((await visited).failure as { kind: string }).kind).to.equal('offline')
    expect([heading(), location.pathname]).to.deep.equal(['A', '/fr/a'])
    await until(() => button(t('Core.Retry')))
  })

  it('lets the latest of two visits win, and ends the first on the wire [NAV-60]', async () => {
    const held = gate()
    serve('/fr/a', async () => {
      await held.closed
      return htmlAnswer(pageOf('A'))
    })
    const { click } = await putLoader()
    await warningsOf(async () => {
      click('a')
      click('b')
      await shows('B')
    })
    expect(askedFor('/fr/a')[0]?.init.signal?.aborted).to.equal(true)
    held.open()
    await visit('/fr/b?again')
    expect(heading()).to.equal('B')
  })

  it('counts two clicks on one link as one visit', async () => {
    const { click } = await putLoader()
    const events = pageEvents()
    const before = history.length
    click('a')
    click('a')
    await shows('A')
    expect([asked.length, history.length]).to.deep.equal([1, before + 1])
    expect(events.map(([name]) => name)).to.deep.equal(['before-visit', 'leave', 'swap', 'loaded'])
  })

  it('loads the next page in full after a deploy', async () => {
    serve('/fr/a', pageOf('A', LINKS))
    await putLoader()
    const meta = Object.assign(document.createElement('meta'), { name: 'app-version', content: '2' })
    document.head.append(meta)
    await visit('/fr/a')
    meta.remove()
    expect([heading(), fullLoads]).to.deep.equal(['Start', [`${location.origin}/fr/a`]])
  })

  it('opens the sign-in page in a modal for a page that wants it, and then returns to it [ERROR-01, ERROR-03]', async () => {
    let isIn = false
    serve('/fr/account', () => htmlAnswer(isIn ? pageOf('Account') : '', isIn ? 200 : 401))
    answer('GET /fr/security/login', 200, '<h1>Sign in</h1>')
    await putLoader()
    const events = pageEvents()
    const fetched: string[] = []
    onPage('api:request', ({ detail }) => fetched.push(detail.url))
    await failing('/fr/account?tab=1')
    await until(() => modal()?.textContent?.includes('Sign in'))
    expect(fetched.join()).to.contain('/fr/security/login?returnUrl=%2Ffr%2Faccount%3Ftab%3D1')
    expect(events.at(-1)).to.deep.equal(['unauthorized', { url: `${location.origin}/fr/account?tab=1`, method: 'GET' }])
    expectOldPage()
    isIn = true
    modal()?.dispatchEvent(new CustomEvent('auth:login', { bubbles: true }))
    await shows('Account')
    expect([modal(), location.pathname]).to.deep.equal([null, '/fr/account'])
  })

  it('shows the sign-in page in the page area if its attribute is set so [ERROR-02, ERROR-03, NAV-66]', async () => {
    serve('/fr/account', () => htmlAnswer('', 401))
    serve('/fr/security/login', pageOf('Sign in'))
    await putLoader('login-mode="page"')
    await failing('/fr/account?tab=1')
    await shows('Sign in')
    expect(asked.at(-1)?.url.searchParams.get('returnUrl')).to.equal('/fr/account?tab=1')
    expect(location.pathname).to.equal('/fr/security/login')
  })

  it('leaves the sign-in to a listener that prevents the default', async () => {
    serve('/fr/account', () => htmlAnswer('', 401))
    await putLoader()
    onPage('page:unauthorized', (event) => event.preventDefault())
    const { failure } = await failing('/fr/account')
    expect([(failure as { status: number }).status, asked.length, modal()]).to.deep.equal([401, 1, null])
  })
})
