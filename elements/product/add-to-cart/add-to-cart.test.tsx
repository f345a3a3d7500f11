import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { resetSettings } from '../../../runtime/page/settings.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { $cart, refreshCart } from '../../../stores/cart/cart.ts'
import { productOf } from '../../../stores/product/variation.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import { VARIATION_CALL, variation } from '../../../test/harness/variation.ts'
import { isConfirmed } from './confirmed.ts'
import './index.ts'

const ADD = 'POST /api/v1/catalog/products/addtocart'
const SUMMARY = 'GET /api/v1/shoppingcarts'
const info = (count: number) => ({ ItemsCount: count, AmountTaxInclHtml: '1', AmountTaxExclHtml: '1' })

const FIELDS = `<input type="hidden" name="ProductVariantId" value="12">
  <label>Quantité <input name="Quantity" type="number" value="2" min="1"></label>
  <input type="hidden" name="Name" value="Vase Lune">`
const CARD = `<add-to-cart sku="VL-12" price="12.5" currency-code="EUR">
  <form method="post" action="/fr/shoppingcarts/add">${FIELDS}<button type="submit">Ajouter</button></form></add-to-cart>`

const button = (host: Element) => host.querySelector<HTMLButtonElement>('button:not([data-part])') as HTMLButtonElement
const messageOf = (host: Element) => host.querySelector('[data-part="message"]')?.textContent ?? ''
const sent = () => callsTo(ADD).map(({ body }) => body)
const idle = (host: Element) => until(() => callsTo(ADD).length > 0 && !host.hasAttribute('data-vt-busy'))
const notices = () => $notices.get().map(({ text }) => text)

/** Whether the browser would have sent a submit itself, as without JavaScript. */
const goesNatively = async (press: () => void): Promise<boolean> => {
  const event = nextEvent<SubmitEvent>('submit', window)
  let isNative = false
  const stop = (submit: Event) => {
    isNative = !submit.defaultPrevented
    submit.preventDefault()
  }
  addEventListener('submit', stop)
  press()
  await event
  removeEventListener('submit', stop)
  return isNative
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe('<add-to-cart>', () => {
  before(loadStrings)

  beforeEach(async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    await refreshCart()
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 200, info(3))
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('adds the product of the form inside it, without leaving the page [API-20]', async () => {
    const host = await mount(CARD)
    button(host).click()
    await idle(host)
    expect(sent()).to.deep.equal([{ ProductVariantId: 12, Quantity: 2, Name: 'Vase Lune' }])
    expect(messageOf(host)).to.contain('Vase Lune')
  })

  it('adds the product of the form around it', async () => {
    const form = await mount(`<form><add-to-cart><button>Ajouter</button></add-to-cart>${FIELDS}</form>`)
    button(form).click()
    await until(() => sent().length === 1)
    expect(sent()[0]).to.include({ ProductVariantId: 12 })
  })

  it('adds the product in the form that its for attribute names, also when the form is added later', async () => {
    const page = await mount('<div><add-to-cart for="later"><button form="later">Ajouter</button></add-to-cart></div>')
    page.insertAdjacentHTML('beforeend', `<form id="later">${FIELDS}</form>`)
    button(page).click()
    await until(() => messageOf(page) !== '')
    expect(sent()).to.have.length(1)
  })

  it('adds at Enter in a field of the form', async () => {
    const form = await mount<HTMLFormElement>(
      `<form>${FIELDS}<add-to-cart><button>Ajouter</button></add-to-cart></form>`,
    )
    form.requestSubmit()
    await until(() => sent().length === 1)
  })

  it('uses the attributes for fields that the form does not have', async () => {
    const host = await mount(
      '<add-to-cart product-variant-id="9" name="Bol" quantity="4"><form><button>Ajouter</button></form></add-to-cart>',
    )
    button(host).click()
    await idle(host)
    expect(sent()).to.deep.equal([{ ProductVariantId: 9, Quantity: 4, Name: 'Bol' }])
  })

  it('needs no form when the attributes name all data', async () => {
    const host = await mount(
      '<add-to-cart product-variant-id="9" name="Bol"><button type="button">Ajouter</button></add-to-cart>',
    )
    button(host).click()
    await idle(host)
    expect(sent()).to.deep.equal([{ ProductVariantId: 9, Quantity: 1, Name: 'Bol' }])
  })

  it('reads the quantity at the click', async () => {
    const host = await mount(CARD)
    const field = host.querySelector<HTMLInputElement>('[name=Quantity]') as HTMLInputElement
    field.value = '5'
    button(host).click()
    await idle(host)
    expect(sent()[0]).to.include({ Quantity: 5 })
  })

  it('waits until the fields of the form have corrected their text at a submit', async () => {
    const host = await mount(CARD)
    const field = host.querySelector<HTMLInputElement>('[name=Quantity]') as HTMLInputElement
    host.querySelector('form')?.addEventListener('submit', () => {
      field.value = '6'
    })
    button(host).click()
    await idle(host)
    expect(sent()[0]).to.include({ Quantity: 6 })
  })

  it('sends other named fields as the origin, but no empty or unnamed ones and no chosen values [CART-02]', async () => {
    const host = await mount(CARD)
    host.querySelector('form')?.insertAdjacentHTML(
      'beforeend',
      `<input type="hidden" name="ItemOrigin" value="Wishlist"><input type="hidden" name="OrderId" value="">
       <input type="hidden" value="nameless"><input type="hidden" name="ProductId" value="3">
       <select name="VariantValueId1"><option value="31"></select><input type="file" name="Photo">
       <input type="hidden" name="Tag" value="a"><input type="hidden" name="Tag" value="b">`,
    )
    button(host).click()
    await idle(host)
    expect(sent()).to.deep.equal([
      { ItemOrigin: 'Wishlist', Tag: ['a', 'b'], ProductVariantId: 12, Quantity: 2, Name: 'Vase Lune' },
    ])
  })

  it('lets page script cancel it', async () => {
    const host = await mount(CARD)
    const asked = nextEvent('cart:before-add', host)
    host.addEventListener('cart:before-add', (event) => event.preventDefault())
    button(host).click()
    expect((await asked).detail).to.deep.equal({ variantId: '12', quantity: 2, name: 'Vase Lune' })
    expect(calls).to.have.length(0)
    expect(host.hasAttribute('data-vt-busy')).to.equal(false)
  })

  it('adds once at a double click, and again at a click after the answer', async () => {
    const slow = gate()
    resetShop()
    answer(ADD, 200, info(3), slow.opened)
    const host = await mount(CARD)
    button(host).focus()
    button(host).click()
    button(host).click()
    await until(() => button(host).getAttribute('aria-disabled') === 'true', 'the busy button')
    expect(document.activeElement).to.equal(button(host))
    slow.open()
    await idle(host)
    expect(sent()).to.have.length(1)
    expect(button(host).hasAttribute('aria-disabled')).to.equal(false)
    button(host).click()
    await until(() => sent().length === 2)
  })

  it('shows the shop’s text for an insufficient stock beside the button', async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 409, { Message: 'Plus que 3 <b>pièces</b>.', Stock: 3 })
    const host = await mount(CARD)
    const refused = nextEvent('cart:refused', host)
    button(host).click()
    await until(() => messageOf(host) === 'Plus que 3 <b>pièces</b>.')
    expect((await refused).detail).to.deep.equal({ variantId: '12', text: 'Plus que 3 <b>pièces</b>.' })
    expect(button(host).nextElementSibling?.getAttribute('role')).to.equal('status')
    await until(() => $cart.get().summary?.itemsCount === 1)
    expect(notices()).to.deep.equal([])
  })

  it('adds the available quantity by one press, and focuses the button that adds', async () => {
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 409, { Message: 'Plus que 3 pièces.', Stock: 3, Available: 1 })
    const host = await mount(CARD)
    button(host).click()
    await until(() => messageOf(host) === 'Plus que 3 pièces. En prendre 1')
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 200, info(2))
    host.querySelector<HTMLButtonElement>('[data-part=take]')?.click()
    expect(document.activeElement).to.equal(button(host))
    await idle(host)
    expect(sent()).to.deep.equal([{ ProductVariantId: 12, Quantity: 1, Name: 'Vase Lune' }])
    expect(host.querySelector('[data-part=take]')).to.equal(null)
  })

  it('shows its own text for the stock when the shop sends none', async () => {
    const host = await mount(CARD)
    for (const [stock, text] of [
      [3, '3'],
      [0, 'stock'],
    ] as const) {
      resetShop()
      answer(SUMMARY, 200, info(1))
      answer(ADD, 409, { Stock: stock })
      button(host).click()
      await until(() => messageOf(host).includes(text))
    }
  })

  for (const [status, notice] of [
    [500, 'Une erreur est survenue. Réessayez dans un instant.'],
    [404, 'Une erreur est survenue. Réessayez dans un instant.'],
    [0, 'La boutique n’a pas répondu. Vérifiez votre panier avant de réessayer.'],
  ] as const) {
    it(`shows a failed call (${status}) in a notice, and can be used again [ERROR-34]`, async () => {
      resetShop()
      answer(SUMMARY, 200, info(1))
      answer(ADD, status)
      const host = await mount(CARD)
      button(host).click()
      await until(() => notices().includes(notice))
      await until(() => !host.hasAttribute('data-vt-busy'), 'the end of the request')
      await until(() => $cart.get().state === 'ready')
      expect(callsTo(ADD)).to.have.length(1)
    })
  }

  for (const status of [400, 404, 422]) {
    it(`shows the shop’s own text of a refusal (${status}) beside the button`, async () => {
      resetShop()
      answer(SUMMARY, 200, info(1))
      answer(ADD, status, { Message: 'Par 6 pièces.' })
      const host = await mount(CARD)
      button(host).click()
      await until(() => messageOf(host) === 'Par 6 pièces.')
      expect(notices()).to.deep.equal([])
    })
  }

  it('asks a shopper who must sign in to do so', async () => {
    Object.assign(globalThis, { shopSettings: { loginMode: 'page' } })
    resetSettings()
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 401)
    const host = await mount(CARD)
    document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
    const visit = nextEvent('page:before-visit')
    button(host).click()
    expect((await visit).detail.url).to.contain('/fr/security/login?returnUrl=')
    Object.assign(globalThis, { shopSettings: undefined })
    resetSettings()
  })

  it('sends the data of its attributes to analytics [ANALYTICS-01] [ANALYTICS-13]', async () => {
    const page_ = globalThis as { dataLayer?: unknown[] | undefined }
    page_.dataLayer = []
    const host = await mount(CARD)
    button(host).click()
    await idle(host)
    expect(page_.dataLayer).to.deep.equal([
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 25,
          items: [{ item_id: 'VL-12', item_name: 'Vase Lune', price: 12.5, quantity: 2 }],
        },
      },
    ])
    page_.dataLayer = undefined
  })

  it('sends the variant that was chosen last to analytics', async () => {
    const page_ = globalThis as { dataLayer?: { ecommerce: { value: number; items: unknown[] } }[] | undefined }
    page_.dataLayer = []
    const page = await mount(`<product-variations>${CARD}</product-variations>`)
    answer(VARIATION_CALL, 200, variation({ ProductVariantId: 12, SKU: 'VL-13', UnitPriceTaxIncl: 20 }))
    await productOf(page)?.ask('7', {})
    button(page).click()
    await idle(page.firstElementChild as Element)
    const { value, items } = page_.dataLayer.at(-1)?.ecommerce ?? {}
    expect({ value, items }).to.deep.equal({
      value: 40,
      items: [{ item_id: 'VL-13', item_name: 'Vase Lune', price: 20, quantity: 2 }],
    })
    page_.dataLayer = undefined
  })

  it('keeps two forms on a page apart', async () => {
    const page = await mount(`<div>${CARD}${CARD.replace('"12"', '"13"')}</div>`)
    const [, second] = page.querySelectorAll('add-to-cart')
    button(second as Element).click()
    await idle(second as Element)
    expect(sent()).to.deep.equal([{ ProductVariantId: 13, Quantity: 2, Name: 'Vase Lune' }])
  })

  it('adds once when two buttons are in one form', async () => {
    const form = await mount(
      `<form>${FIELDS}<add-to-cart id="a"><button>Ajouter</button></add-to-cart>
       <add-to-cart id="b"><button>Ajouter</button></add-to-cart></form>`,
    )
    const second = form.querySelector('#b') as Element
    button(second).click()
    await Promise.resolve()
    expect(second.hasAttribute('data-vt-busy')).to.equal(true)
    await idle(second)
    expect(sent()).to.have.length(1)
  })

  it('leaves other forms and buttons to the server', async () => {
    const other = await mount(
      '<add-to-cart><form><input name="ProductId" value="3"><button>Ajouter</button></form></add-to-cart>',
    )
    expect(await goesNatively(() => button(other).click())).to.equal(true)
    const form = await mount(
      `<form>${FIELDS}<button formaction="/fr/x">Choisir</button><add-to-cart></add-to-cart></form>`,
    )
    expect(await goesNatively(() => button(form).click())).to.equal(true)
    expect(calls).to.have.length(0)
  })

  it('adds nothing when another part of the page has cancelled the submit', async () => {
    const host = await mount(CARD)
    host.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
    button(host).click()
    expect(calls).to.have.length(0)
  })

  it('stops when it is removed from the page during a call', async () => {
    const slow = gate()
    resetShop()
    answer(SUMMARY, 200, info(1))
    answer(ADD, 409, { Message: 'Non.' }, slow.opened)
    const host = await mount(CARD)
    button(host).click()
    host.remove()
    slow.open()
    await until(() => $cart.get().state === 'ready')
    expect(messageOf(host)).to.equal('')
  })

  it('has no accessibility fault', async () => {
    const host = await mount(CARD)
    button(host).click()
    await idle(host)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  describe('beside a confirmation whose code is not there', () => {
    const both = () => mount(`<div>${CARD}<cart-confirm></cart-confirm></div>`)
    const fails = () =>
      document.dispatchEvent(new CustomEvent('element:load-error', { detail: { tag: 'cart-confirm' } }))

    it('shows beside its button that the product was added when that code cannot be loaded', async () => {
      const page = await both()
      const host = page.firstElementChild as HTMLElement
      button(host).click()
      await idle(host)
      expect(messageOf(host)).to.equal('')
      fails()
      await until(() => messageOf(host).includes('Vase Lune'), 'the message')
    })

    it('waits some seconds for it, and not endlessly', async () => {
      await both()
      const { signal } = new AbortController()
      expect(await isConfirmed(signal, 1)).to.equal(false)
      const waiting = isConfirmed(signal)
      customElements.define('cart-confirm', class extends HTMLElement {})
      expect(await waiting).to.equal(true)
      expect(await isConfirmed(signal)).to.equal(true)
    })
  })
})
