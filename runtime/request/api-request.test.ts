import { expect } from '@open-wc/testing'
import { warningsOf } from '../../test/harness/component.ts'
import { writeCookie } from '../page/cookies.ts'
import { resetSettings, type Settings } from '../page/settings.ts'
import type { ApiRequestEvent } from './api-request.ts'
import type { ShopError } from './errors.ts'
import { request } from './request.ts'

const OTHER_SITE = new URL('https://elsewhere.example/api')

describe('the headers of calls', () => {
  const sent: Request[] = []
  const realFetch = globalThis.fetch
  let change: (event: DocumentEventMap['api:request']) => void
  const listen = (event: Event) => {
    // The harness would respond; here the network itself is scripted.
    event.stopImmediatePropagation()
    change(event as ApiRequestEvent)
  }
  const set = (settings: Partial<Settings>) => {
    Object.assign(globalThis, { shopSettings: settings })
    resetSettings()
  }
  const addMeta = (name: string, content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name, content })
    document.head.append(meta)
    return meta
  }
  const headersOf = async (...call: Parameters<typeof request>) => {
    sent.length = 0
    await request(...call)
    return (sent[0] as Request).headers
  }

  before(() => {
    addEventListener('api:request', listen, { capture: true })
    globalThis.fetch = async (input, init) => {
      sent.push(new Request(input, init))
      return new Response('null')
    }
  })
  beforeEach(() => {
    change = () => {}
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'shopSettings')
    resetSettings()
    for (const meta of document.head.querySelectorAll('meta[name=csrf-token]')) meta.remove()
    writeCookie('csrftoken', '', -1)
  })
  after(() => {
    removeEventListener('api:request', listen, { capture: true })
    globalThis.fetch = realFetch
  })

  it('can be set by a listener, with the cookies that are sent', async () => {
    change = ({ detail }) => {
      detail.headers.set('X-Shop', 'north')
      detail.headers.delete('X-Requested-With')
      detail.credentials = 'include'
    }
    const headers = await headersOf('POST', '/api/v1/x', { body: {}, headers: { 'X-Own': '1' } })
    expect(['X-Shop', 'X-Own', 'X-Requested-With', 'Accept-Language'].map((name) => headers.get(name))).to.deep.equal([
      'north',
      '1',
      null,
      'fr',
    ])
    expect((sent[0] as Request).credentials).to.equal('include')
  })

  it('go where a listener sends the call, with the tokens of that address alone', async () => {
    change = ({ detail }) => {
      detail.url = `https://api.example${detail.path}`
    }
    for (const site of ['', 'https://api.example']) {
      set({ site, bearer: () => 'mine' })
      const headers = await headersOf('GET', '/api/v1/x', { query: { a: 1 } })
      expect((sent[0] as Request).url).to.equal('https://api.example/api/v1/x?a=1')
      expect(headers.has('Authorization')).to.equal(site !== '')
    }
  })

  it('are announced with the kinds of the body and of the answer', async () => {
    const announced: string[] = []
    change = ({ detail }) => announced.push(`${detail.kind} ${detail.as}`)
    await request('GET', '/x')
    await request('POST', '/x', { body: { a: 1 } })
    await request('POST', '/x', { body: new URLSearchParams('a=1'), as: 'html' })
    await request('POST', '/x', { body: new FormData() })
    expect(announced).to.deep.equal(['none json', 'json json', 'form html', 'multipart json'])
  })

  it('keep the letters of a name of the page that a header cannot have', async () => {
    const headers = await headersOf('GET', '/x', { headers: { 'X-Page-Target': 'форма' } })
    expect(decodeURIComponent(headers.get('X-Page-Target') ?? '')).to.equal('форма')
    expect(
      (await headersOf('GET', '/x', { headers: { 'x-requested-with': '\ud83d' } })).get('X-Requested-With'),
    ).to.equal('%EF%BF%BD')
  })

  it('have the token of the page with each change, as it is at that time, and not for another site', async () => {
    set({ csrf: { header: 'X-CSRF-TOKEN', meta: 'csrf-token', cookie: '' } })
    const meta = addMeta('csrf-token', 'first')
    expect((await headersOf('POST', '/x')).get('X-CSRF-TOKEN')).to.equal('first')
    meta.content = 'second'
    expect((await headersOf('DELETE', '/x')).get('X-CSRF-TOKEN')).to.equal('second')
    expect((await headersOf('GET', '/x')).has('X-CSRF-TOKEN')).to.equal(false)
    expect((await headersOf('POST', OTHER_SITE)).has('X-CSRF-TOKEN')).to.equal(false)
  })

  it('have the token of a cookie, decoded', async () => {
    set({ csrf: { header: 'X-CSRFToken', meta: '', cookie: 'csrftoken' } })
    writeCookie('csrftoken', 'a==', 1)
    expect((await headersOf('PUT', '/x')).get('X-CSRFToken')).to.equal('a==')
  })

  it('go to the site of the settings with its tokens, also on another origin', async () => {
    const bearer = () => 'mine'
    set({ site: OTHER_SITE.origin, bearer, csrf: { header: 'X-CSRF-TOKEN', meta: 'csrf-token', cookie: '' } })
    addMeta('csrf-token', 'first')
    const headers = await headersOf('POST', OTHER_SITE)
    expect([headers.get('X-CSRF-TOKEN'), headers.get('Authorization')]).to.deep.equal(['first', 'Bearer mine'])
  })

  it('lack a token that is nowhere, and a developer is warned', async () => {
    set({ csrf: { header: 'X-CSRF-TOKEN', meta: 'csrf-token', cookie: 'none' } })
    let headers = new Headers()
    const warnings = await warningsOf(async () => {
      headers = await headersOf('POST', '/x')
    })
    expect(headers.has('X-CSRF-TOKEN')).to.equal(false)
    expect(warnings.join()).to.contain('<meta name="csrf-token">').and.to.contain('cookie "none"')
  })

  it('have the token of a function, unless there is none, the call has its own, or its address is another site', async () => {
    let token: string | undefined = 'a1'
    set({ bearer: async () => token })
    expect((await headersOf('GET', '/x')).get('Authorization')).to.equal('Bearer a1')
    const headers = { Authorization: 'Basic x' }
    expect((await headersOf('GET', '/x', { headers })).get('Authorization')).to.equal('Basic x')
    expect((await headersOf('GET', OTHER_SITE)).has('Authorization')).to.equal(false)
    token = undefined
    expect((await headersOf('GET', '/x')).has('Authorization')).to.equal(false)
  })

  it('have no token if its function fails, and a developer is warned', async () => {
    for (const bearer of [() => Promise.reject(new Error('no session')), async () => 'a\nb']) {
      const warnings = await warningsOf(async () => {
        set({ bearer })
        expect((await headersOf('GET', '/x')).has('Authorization')).to.equal(false)
      })
      expect(warnings.join()).to.contain('"bearer" gives no token')
    }
  })

  it('wait for a token no longer than for the server', async () => {
    set({ bearer: () => new Promise(() => {}) })
    const stop = new AbortController()
    const call = request('GET', '/x', { signal: stop.signal }).catch((error: ShopError) => error.kind)
    stop.abort()
    expect(await call).to.equal('aborted')
  })

  it('have no token of a site whose address is wrong', async () => {
    const warnings = await warningsOf(async () => {
      set({ site: 'https://', csrf: { header: 'X CSRF:', meta: 'csrf-token', cookie: '' } })
      addMeta('csrf-token', 'first')
      await headersOf('POST', '/x')
    })
    expect(warnings.join()).to.contain('"site" cannot be').and.to.contain('"header" cannot be')
  })

  it('have no token if the setting is no function, and a developer is warned', async () => {
    const warnings = await warningsOf(async () => {
      set({ bearer: 'a1' } as unknown as Partial<Settings>)
      expect((await headersOf('GET', '/x')).has('Authorization')).to.equal(false)
    })
    expect(warnings.join()).to.contain('"bearer"')
  })
})
