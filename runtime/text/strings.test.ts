import { expect } from '@open-wc/testing'
import { answer, calls, callsTo, mount, resetShop, until, warningsOf } from '../../test/harness/component.ts'
import { resetSettings, settings } from '../page/settings.ts'
import { haveStrings, loadStrings, message, resetStrings, t, textsOf } from './strings.ts'

const CALL = 'GET /api/v1/localization/fr/stringresources'

const load = (status: number, texts: unknown) => {
  answer(CALL, status, texts)
  return loadStrings()
}

/** The address of a file with this content. */
const fileOf = (content: string) => URL.createObjectURL(new Blob([content]))

describe('texts', () => {
  const { lang } = document.documentElement
  beforeEach(() => {
    document.documentElement.lang = lang
    sessionStorage.clear()
    document.getElementById('shop-strings')?.remove()
    resetShop()
    resetStrings()
    resetSettings()
  })

  it('are looked up by their dotted names [I18N-09]', async () => {
    await load(200, { Catalog: { NoProductFound: 'Rien' } })
    expect(t('Catalog.NoProductFound')).to.equal('Rien')
  })

  it('are available at once after one call, which is stored for the session [I18N-10, API-05]', async () => {
    await load(200, { A: { B: 'un' } })
    expect(t('A.B')).to.equal('un')
    resetStrings()
    await loadStrings()
    expect(t('A.B')).to.equal('un')
    expect(callsTo(CALL).length).to.equal(1)
  })

  it("are requested in the page's culture [I18N-11]", async () => {
    Object.assign(settings(), { culture: 'nl', locale: 'nl' })
    answer('GET /api/v1/localization/nl/stringresources', 200, {})
    await loadStrings()
    expect(calls.map(({ path }) => path)).to.deep.equal(['/api/v1/localization/nl/stringresources'])
  })

  it('may be in the page, without a call', async () => {
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'shop-strings' })
    block.textContent = '{"A":{"B":"inline"}}'
    document.head.append(block)
    await loadStrings()
    expect(t('A.B')).to.equal('inline')
    expect(calls.length).to.equal(0)
  })

  it('are looked up in the language of the page, its parents and English, and marked where it is another', async () => {
    document.documentElement.lang = 'sv-FI'
    const file = { A: { Top: 'överst', Count: { one: 'en', other: '{{count}} st' } } }
    const warnings = await warningsOf(async () => {
      Object.assign(settings(), {
        texts: {
          'sv-FI': fileOf(JSON.stringify(file)),
          sv: { A: { Mid: 'mitten', Top: 'ej detta' } },
          en: { A: { B: 'English' } },
        },
      })
      answer('GET /api/v1/localization/sv/stringresources', 200, {})
      await loadStrings()
    })
    const count = (value: number) => t('A.Count', { count: value })
    expect([t('A.Top'), t('A.Mid'), t('A.B'), t('Core.Close'), count(1), count(5)]).to.deep.equal([
      ...['överst', 'mitten', 'English', 'Close', 'en', '5 st'],
    ])
    expect(warnings).to.deep.equal([])
    const place = await mount(`<div><p>${t('A.Top')}</p><p>${t('Core.Close')}</p></div>`)
    const [own, other] = place.querySelectorAll('p')
    await until(() => other?.lang === 'en', 'the mark of the English text')
    expect(own?.lang).to.equal('')
  })

  it('of the server are not asked for on a page in another language than its culture', async () => {
    Object.assign(settings(), { locale: 'en' })
    await load(200, { Core: { Close: 'Fermer' } })
    expect(t('Core.Close')).to.equal('Close')
    expect(callsTo(CALL)).to.deep.equal([])
  })

  it('have the plural forms of one source, and need no file of a language after the library’s own', async () => {
    Object.assign(settings(), { texts: { en: '/texts/none.json' } })
    const warnings = await warningsOf(() => load(200, { ShoppingCarts: { InYourCart: { other: '{{count}} choses' } } }))
    expect(t('ShoppingCarts.InYourCart', { count: 1 })).to.equal('1 choses')
    expect(warnings).to.deep.equal([])
  })

  it('of the library are used if a file of texts cannot be fetched or read, with a warning that names it', async () => {
    for (const address of ['/texts/none.json', fileOf('oops'), fileOf('[]')]) {
      resetStrings()
      Object.assign(settings(), { texts: { fr: address } })
      const warnings = await warningsOf(() => load(200, {}))
      expect(t('Core.Close')).to.equal('Fermer')
      expect(warnings.join()).to.contain(address)
    }
  })

  it('of the server are asked for again on the next page after a failure', async () => {
    await warningsOf(() => load(500, null))
    resetStrings()
    resetShop()
    await load(200, { A: { B: 'un' } })
    expect(t('A.B')).to.equal('un')
  })

  it('of a server without the call are asked for once in a session, and a developer reads how to leave the call out', async () => {
    const warnings = await warningsOf(async () => {
      await load(404, null)
      resetStrings()
      await loadStrings()
    })
    expect(callsTo(CALL)).to.have.length(1)
    expect(t('Core.ErrorServer')).not.to.equal('Core.ErrorServer')
    expect(warnings.join()).to.contain('id="shop-strings">{}</script>')
  })

  it('are asked for again after a failure that may end', async () => {
    await warningsOf(() => load(503, null))
    resetShop()
    resetStrings()
    await load(200, { A: { B: 'un' } })
    expect(t('A.B')).to.equal('un')
  })

  it("of the server win over the library's, one by one", async () => {
    await load(200, { Core: { ErrorServer: 'Le serveur dort' } })
    expect(t('Core.ErrorServer')).to.equal('Le serveur dort')
    expect(t('Core.UnknownErrors')).not.to.equal('Core.UnknownErrors')
  })

  it('of the library are used where the server sends no texts', async () => {
    const odd = [{ Core: null }, { Core: 5 }, { Core: { ErrorServer: [] } }, [], 'Core', null, 7]
    for (const texts of odd) {
      sessionStorage.clear()
      resetShop()
      resetStrings()
      const warnings = await warningsOf(async () => {
        await load(200, JSON.parse(JSON.stringify(texts)))
        expect(t('Core.UnknownErrors'), JSON.stringify(texts)).not.to.equal('Core.UnknownErrors')
      })
      if (texts !== null) expect(warnings.join(), JSON.stringify(texts)).not.to.equal('')
    }
  })

  it('of the library are used if the call fails, with a warning; only unknown keys are shown as they are [ERROR-20, ERROR-21]', async () => {
    const warnings = await warningsOf(async () => {
      await load(500, null)
      expect(t('Core.ErrorServer')).not.to.equal('Core.ErrorServer')
      expect(t('Shop.OnlyTheServer')).to.equal('Shop.OnlyTheServer')
    })
    expect(warnings.length).to.equal(2)
  })

  it('that are missing show their key, with a warning [ERROR-22]', async () => {
    await load(200, {})
    const warnings = await warningsOf(() => expect(t('No.Such')).to.equal('No.Such'))
    expect(warnings.join()).to.contain('No.Such')
  })

  it('of forms are loaded with the first tag that names one of them', async () => {
    await load(200, { Forms: { Required: 'Obligatoire ici' } })
    const forms = { digits: 'Forms.Digits' }
    expect([haveStrings(), haveStrings(forms)]).to.deep.equal([true, false])
    await loadStrings(forms)
    expect(haveStrings(forms)).to.equal(true)
    expect(t('Forms.Digits')).not.to.equal('Forms.Digits')
    expect(t('Forms.Required')).to.equal('Obligatoire ici')
    expect(t('Core.UnknownErrors')).not.to.equal('Core.UnknownErrors')
    expect(callsTo(CALL).length).to.equal(1)
  })

  it('have parameters and plural forms', async () => {
    await load(200, {
      Cart: { Items: { one: '{{count}} article', many: '{{count}} d’articles', other: '{{count}} articles' } },
    })
    const texts = textsOf({ items: message('Cart.Items', 'count') }) as { items(values: { count: number }): string }
    expect([0, 1, 2].map((count) => texts.items({ count }))).to.deep.equal(['0 article', '1 article', '2 articles'])
  })

  it('do not wait longer than the time-out', async () => {
    Object.assign(settings(), { stringsTimeout: 20 })
    answer(CALL, 200, {}, new Promise(() => {}))
    const warnings = await warningsOf(() => loadStrings())
    expect(warnings.length).to.equal(1)
    expect(t('Core.ErrorServer')).not.to.equal('Core.ErrorServer')
  })
})
