import { expect } from '@open-wc/testing'
import { onWholeSecond } from '../../test/harness/clock.ts'
import { mount, nextEvent, warningsOf } from '../../test/harness/component.ts'
import { withOlderCookies } from '../../test/harness/media/older-paths.ts'
import { track } from './analytics.ts'
import { readCookie, readCookies, writeCookie } from './cookies.ts'
import { onPageEvent, send } from './events.ts'
import { parseHtml, setHtml } from './html.ts'
import { appUrl, cultureUrl, isCultureRoot, ownUrl, plainAddress, siteUrl } from './paths.ts'
import { reloadPage } from './reload.ts'
import { CULTURES, resetSettings, settings } from './settings.ts'
import { tabsOf } from './window/tabs.ts'

const withSettings = async (given: string) => {
  document.getElementById('shop-settings')?.remove()
  const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'shop-settings' })
  block.textContent = given
  document.head.append(block)
  resetSettings()
}

describe('settings', () => {
  afterEach(() => {
    document.getElementById('shop-settings')?.remove()
    resetSettings()
  })

  it('has a default for everything', () => {
    expect(settings()).to.include({
      appPath: '',
      culture: 'fr',
      loginMode: 'modal',
      dataLayer: 'dataLayer',
      site: location.origin,
    })
  })

  it('are read only from a data block, whichever other elements have its id or its name', async () => {
    const forged =
      await mount(`<div><p id="shop-settings">{"culture":"de"}</p><form id="shopSettings"><input name="culture" value="de"></form>
      <script type="text/plain" id="shop-settings">{"culture":"de"}</script></div>`)
    resetSettings()
    expect(settings().culture).to.equal('fr')
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'shop-settings' })
    block.textContent = '{"culture":"nl"}'
    forged.after(block)
    resetSettings()
    expect(settings().culture).to.equal('nl')
    block.remove()
  })

  it('has the breakpoints 480, 768, 992 and 1200, each of which a page may change [LIMIT-053]', async () => {
    expect(settings().breakpoints).to.deep.equal({ xs: 480, sm: 768, md: 992, lg: 1200 })
    await withSettings('{"breakpoints":{"sm":700}}')
    expect(settings().breakpoints).to.deep.equal({ xs: 480, sm: 700, md: 992, lg: 1200 })
  })

  it('knows exactly the six cultures [LIMIT-009]', () => {
    expect([...CULTURES]).to.deep.equal(['fr', 'nl', 'es', 'de', 'it', 'pt'])
  })

  it('warns of invalid JSON and of a value that is no object, once, and continues', async () => {
    const warnings = await warningsOf(async () => {
      for (const block of ['{oops', '[]']) {
        await withSettings(block)
        expect(settings().culture).to.equal('fr')
      }
    })
    expect(warnings).to.have.length(1)
    expect(warnings.join()).to.contain('shop-settings')
  })

  it('warns of settings of a wrong kind and uses their defaults', async () => {
    const defaults = { ...settings() }
    const odd =
      '{"site":5,"theme":[],"appPath":{},"requestTimeout":-1,"noticeTimeout":"8","breakpoints":[],"loginMode":"no"}'
    const warnings = await warningsOf(async () => {
      await withSettings(odd)
      expect(settings()).to.deep.equal(defaults)
      await withSettings('{"site":"javascript:alert(1)","stringsTimeout":1e20,"breakpoints":{"sm":"x"}}')
      expect(settings()).to.deep.equal(defaults)
    })
    for (const name of Object.keys(JSON.parse(odd))) expect(warnings.join(), name).to.contain(`"${name}"`)
  })

  it('keeps the application path in this site', async () => {
    for (const [path, kept] of [
      ['//evil.example', '/evil.example'],
      ['\\\\evil.example/x/', '/evil.example/x'],
    ]) {
      await withSettings(JSON.stringify({ appPath: path }))
      expect(settings().appPath).to.equal(kept)
      expect(new URL(appUrl('x'), location.href).origin).to.equal(location.origin)
    }
  })

  it('refuse an application path with an origin, with a warning', async () => {
    const warnings = await warningsOf(async () => {
      for (const appPath of ['http://127.0.0.1:4101', 'HTTPS://api.example/shop', 'javascript:alert(1)']) {
        await withSettings(JSON.stringify({ appPath }))
        expect(settings().appPath).to.equal('')
      }
    })
    expect(warnings).to.have.length(3)
  })

  it('refuse a text that is no language, with a warning', async () => {
    const odd = '{"culture":"x y","cultures":["fr",5],"locale":"français!","texts":[]}'
    const warnings = await warningsOf(async () => {
      await withSettings(odd)
      expect(settings()).to.deep.include({ culture: 'fr', cultures: CULTURES, locale: 'fr', texts: {} })
      for (const texts of ['[]', '"/sv.json"']) {
        await withSettings(`{"texts":${texts},"cultures":[" sv"]}`)
        expect(settings()).to.deep.include({ texts: {}, cultures: CULTURES })
      }
    })
    for (const name of Object.keys(JSON.parse(odd))) expect(warnings.join(), name).to.contain(`"${name}"`)
    expect(warnings.join()).to.contain('"x y"').and.contain('/sv.json')
  })
})

describe('the language of a page', () => {
  const { lang } = document.documentElement
  afterEach(() => {
    document.documentElement.lang = lang
    document.getElementById('shop-settings')?.remove()
    resetSettings()
  })

  const cases: [lang: string, given: object, culture: string, locale: string][] = [
    ['nl-BE', {}, 'nl', 'nl-BE'],
    ['en_GB', {}, 'en', 'en-GB'],
    ['sv-SE', {}, 'sv', 'sv-SE'],
    ['pt', {}, 'pt', 'pt'],
    ['tlh', {}, 'tlh', 'tlh'],
    ['', {}, 'en', 'en'],
    ['no language', {}, 'en', 'en'],
    ['en', { culture: 'nl' }, 'nl', 'nl'],
    ['en', { locale: 'en', culture: 'fr' }, 'fr', 'en'],
    ['pt-BR', { culture: 'pt-br' }, 'pt-br', 'pt-BR'],
    ['zh-TW', { cultures: ['en', 'zh', 'zh-tw'] }, 'zh-tw', 'zh-TW'],
    ['sv', { cultures: ['en', 'fi'] }, 'sv', 'sv'],
    ['fr', { culture: 'fr', locale: 'de-ch' }, 'fr', 'de-CH'],
  ]
  for (const [page, given, culture, locale] of cases) {
    it(`is ${locale}, with routes of ${culture}, for lang="${page}" and ${JSON.stringify(given)}`, async () => {
      document.documentElement.lang = page
      await withSettings(JSON.stringify(given))
      expect(settings()).to.include({ culture, locale })
    })
  }
})

describe('paths', () => {
  before(() => withSettings('{"appPath":"/shop/","culture":"de","site":"https://shop.example/shop/"}'))
  after(() => {
    document.getElementById('shop-settings')?.remove()
    resetSettings()
  })

  it('puts the application path before every call and route [NAV-37, API-02]', () => {
    expect(appUrl('/api/v1/shoppingcarts')).to.equal('/shop/api/v1/shoppingcarts')
    expect(appUrl('widget/couponcodes/list')).to.equal('/shop/widget/couponcodes/list')
    expect(cultureUrl('shoppingcarts')).to.equal('/shop/de/shoppingcarts')
  })

  it('puts the site before the calls of the site [API-03]', () => {
    expect(siteUrl('/widget/catalog/StockByWarehouse')).to.equal(
      'https://shop.example/shop/widget/catalog/StockByWarehouse',
    )
  })

  it("knows the culture's root, with and without a slash", () => {
    expect(['/shop/de', '/shop/de/', '/shop/de/catalog', '/shop/fr/', '/'].map(isCultureRoot)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('refuses addresses of other sites', () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      'https://evil.example',
      'data:text/html,x',
      'http://[',
    ]
    expect(hostile.map((address) => ownUrl(address))).to.deep.equal(hostile.map(() => undefined))
    expect(ownUrl('/de/x?y#z')?.pathname).to.equal('/de/x')
  })

  it('decodes an address as servers do, and one that is no text', () => {
    expect(plainAddress('/fr/SECURITY/%6cog%4Fff')).to.equal('/fr/security/logoff')
    expect(plainAddress('/fr/%e9%ff%zz%')).to.equal('/fr/%e9%ff%zz%')
  })
})

describe('tabs', () => {
  it('are alone, without an error, where the browser refuses them a channel', () => {
    const { BroadcastChannel } = window
    const stop = new AbortController()
    Object.assign(window, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    })
    try {
      const tabs = tabsOf('consent')
      tabs.watch(() => {}, stop.signal)
      tabs.notify()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    } finally {
      stop.abort()
      Object.assign(window, { BroadcastChannel })
    }
  })
})

describe('cookies', () => {
  it('are written with hours and the root path [LIMIT-005, LIMIT-006]', async () => {
    const now = onWholeSecond(() => writeCookie('vt test', 'a=b; é', 2))
    expect(readCookie('vt test')).to.equal('a=b; é')
    const stored = await (
      globalThis as unknown as { cookieStore: { get(name: string): Promise<{ expires: number; path: string }> } }
    ).cookieStore.get('vt%20test')
    expect(stored.path).to.equal('/')
    expect(stored.expires).to.equal(now + 2 * 3_600_000)
    writeCookie('vt test', '', -1)
    expect(readCookie('vt test')).to.equal(undefined)
  })

  it('of one name are all read, that of the whole site last, and are replaced by a new one', () => {
    const others = { '/vt-older/page': '%E0%A4%A', '/vt-older/': 'longer', '/vt-older': 'shorter', '/': 'whole' }
    const end = withOlderCookies('vt', others)
    try {
      expect([readCookies('vt'), readCookie('vt')]).to.deep.equal([['longer', 'shorter', 'whole'], 'whole'])
      writeCookie('vt', 'new', 1)
      expect(document.cookie.match(/\bvt=[^;]*/g)).to.deep.equal(['vt=new'])
      Object.entries(others).forEach(([path, value]) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = `vt=${value}; path=${path}`
      })
      writeCookie('vt', '', -1)
      expect(document.cookie).not.to.match(/\bvt=/)
    } finally {
      end()
    }
  })
})

describe('events', () => {
  it('distinguishes page script from the library', () => {
    const names: string[] = []
    const stop = onPageEvent('Thing:Changed', ({ detail }) => names.push(detail))
    send(document, 'Thing:Changed', 'own')
    document.dispatchEvent(new CustomEvent('Thing:Changed', { detail: 'page' }))
    stop()
    document.dispatchEvent(new CustomEvent('Thing:Changed', { detail: 'after' }))
    expect(names).to.deep.equal(['page'])
  })
})

describe('the data layer', () => {
  afterEach(() => {
    delete (globalThis as Record<string, unknown>).dataLayer
    delete (globalThis as Record<string, unknown>).otherLayer
    resetSettings()
  })

  it('gets events when the page has one [ANALYTICS-01]', () => {
    const layer: unknown[] = []
    Object.assign(globalThis, { dataLayer: layer })
    track({ event: 'x' })
    expect(layer).to.deep.equal([{ event: 'x' }])
  })

  it('is cleared of the products of the event before, as a tag manager merges all of them', () => {
    const layer: unknown[] = []
    Object.assign(globalThis, { dataLayer: layer })
    track({ event: 'add_to_cart', ecommerce: { value: 1 } })
    track({ event: 'x' })
    expect(layer).to.deep.equal([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { value: 1 } },
      { event: 'x' },
    ])
  })

  it('is not needed [ANALYTICS-02]', () => {
    expect(() => track({ event: 'x' })).not.to.throw()
    expect('dataLayer' in globalThis).to.equal(false)
  })

  it('may have another name [ANALYTICS-14]', () => {
    const layer: unknown[] = []
    Object.assign(globalThis, { otherLayer: layer })
    Object.assign(settings(), { dataLayer: 'otherLayer' })
    track({ event: 'x' })
    expect(layer.length).to.equal(1)
  })

  it('may fail without harm [ERROR-56]', async () => {
    Object.assign(globalThis, {
      dataLayer: {
        push() {
          throw new Error('tag manager')
        },
      },
    })
    const warnings = await warningsOf(() => track({ event: 'x' }))
    expect(warnings.length).to.equal(1)
  })
})

describe('server HTML', () => {
  it('runs its scripts with the nonce of the page, once it is in', async () => {
    const place = await mount('<div></div>')
    const fragment = parseHtml('<p>in</p><script>globalThis.vtRan = (globalThis.vtRan ?? 0) + 1</script>')
    expect('vtRan' in globalThis).to.equal(false)
    setHtml(place, fragment)
    expect((globalThis as unknown as { vtRan: number }).vtRan).to.equal(1)
    expect(place.querySelector('p')?.textContent).to.equal('in')
  })

  it('disconnects the elements that it removes', async () => {
    const left: string[] = []
    customElements.define(
      'vt-leaving',
      class extends HTMLElement {
        disconnectedCallback() {
          left.push('left')
        }
      },
    )
    const place = await mount('<div><vt-leaving></vt-leaving></div>')
    setHtml(place, 'next')
    expect(left).to.deep.equal(['left'])
  })
})

describe('reloads', () => {
  it('can be seen and stopped', async () => {
    const asked = nextEvent('page:before-reload')
    document.addEventListener('page:before-reload', (event) => event.preventDefault(), { once: true })
    reloadPage('a test')
    expect((await asked).detail).to.deep.equal({ reason: 'a test' })
  })
})
