import { expect } from '@open-wc/testing'
import { hydrated, mount, rendered, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement

describe('<one-step-checkout> and what was typed', () => {
  const typed = `<form action="javascript:void 0">
    <label>Prénom <input name="ShippingFirstName"></label>
    <label>Ville <input name="ShippingCity" value="Lyon"></label>
    <label>Pays <select name="Land"><option value="1">France</option><option value="2">Belgique</option></select></label>
    <label><input type="radio" name="Way" value="a" checked> A</label> <label><input type="radio" name="Way" value="b"> B</label>
    <label><input type="checkbox" name="BillingSameAsShipping" value="true" checked> La même</label>
    <label>Un mot <textarea name="Remarks"></textarea></label>
    <label>Mot de passe <input type="password" name="Password"></label>
    <label>Carte <input name="Number" autocomplete="cc-number"></label><input type="hidden" name="Key" value="k">
    <button>Commander</button></form>`
  const put = async (draft = 'one', html = typed) =>
    hydrated(await mount(`<one-step-checkout draft="${draft}">${html}</one-step-checkout>`))
  const form = (root: Element) => root.querySelector('form') as HTMLFormElement
  const values = (root: Element) => Object.fromEntries(new FormData(form(root)))

  async function fill(root: Element) {
    for (const [name, value] of Object.entries({
      ...{
        ShippingFirstName: 'Ada',
        ShippingCity: 'Gent',
        Land: '2',
        Remarks: 'Deux\nfois',
        Password: 'x',
        Number: '4111',
      },
    })) {
      const one = form(root).elements.namedItem(name) as HTMLInputElement
      one.value = value
      for (const event of ['input', 'change']) one.dispatchEvent(new Event(event, { bubbles: true }))
    }
    ;(form(root).querySelector('[value=b]') as HTMLElement).click()
    field(root, 'BillingSameAsShipping').click()
  }

  beforeEach(() => {
    resetShop()
    sessionStorage.clear()
  })
  after(() => sessionStorage.clear())

  it('is restored when the page loads again, without secrets and cards', async () => {
    const before = await put()
    await fill(before)
    before.remove()
    const root = await put()
    await until(() => field(root, 'ShippingFirstName').value === 'Ada', 'what was typed')
    expect(values(root)).to.deep.equal({
      ...{ ShippingFirstName: 'Ada', ShippingCity: 'Gent', Land: '2', Way: 'b', Remarks: 'Deux\nfois', Password: '' },
      ...{ Number: '', Key: 'k' },
    })
    expect(JSON.stringify(sessionStorage)).not.to.contain('4111')
  })

  it('keeps a field that the server filled with another value, after it refused the order', async () => {
    const before = await put()
    await fill(before)
    before.remove()
    const root = await put('one', typed.replace('value="Lyon"', 'value="Gent"'))
    const city = field(root, 'ShippingCity')
    city.value = 'Aalst'
    await until(() => field(root, 'ShippingFirstName').value === 'Ada', 'what was typed')
    expect(city.value).to.equal('Aalst')
  })

  it('is not restored in another attempt, nor without the attribute', async () => {
    const before = await put()
    await fill(before)
    before.remove()
    const other = await put('two')
    const none = await put('')
    await rendered()
    await new Promise((done) => setTimeout(done))
    expect([field(other, 'ShippingFirstName').value, field(none, 'ShippingFirstName').value]).to.deep.equal(['', ''])
  })

  it('is lost only at a reload when the browser has no storage', async () => {
    const broken = Storage.prototype.setItem
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    try {
      const root = await put()
      await fill(root)
      expect(values(root).ShippingFirstName).to.equal('Ada')
    } finally {
      Storage.prototype.setItem = broken
    }
  })
})
