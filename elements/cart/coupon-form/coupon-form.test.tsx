import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { watchItems } from '../../../stores/cart/cart.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const POST = 'POST /api/v1/shoppingcarts/coupon'
const DELETE = 'DELETE /api/v1/shoppingcarts/coupon'

/** The form of a theme. `code` is the code that the cart already has. */
const form = (code = '') => `<coupon-form code="${code}">
  <form method="post" action="/fr/shoppingcarts/coupon">
    <label for="coupon">Code promo</label>
    <input id="coupon" name="CouponCode" value="${code}" autocomplete="off">
    <button data-part="apply">Appliquer</button>
    <button data-part="remove" formaction="/fr/shoppingcarts/coupon/remove">Retirer</button>
  </form>
</coupon-form>`

const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

/** Puts the form into the page, and records its events, notices and reloads in order. */
async function put(markup = form()) {
  const element = await hydrated(await mount(markup))
  const part = <E extends HTMLElement>(selector: string) => element.querySelector(selector) as E
  const events: string[] = []
  for (const name of ['coupon:applied', 'coupon:removed'])
    element.addEventListener(name, (event) => events.push(`${name} ${(event as CustomEvent).detail.code}`))
  return {
    element,
    events,
    field: part<HTMLInputElement>('input'),
    apply: part<HTMLButtonElement>('[data-part=apply]'),
    remove: part<HTMLButtonElement>('[data-part=remove]'),
  }
}

const type = (field: HTMLInputElement, code: string) => {
  field.value = code
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('<coupon-form>', () => {
  let reloads: string[][] = []
  const onReload = (event: Event) => {
    reloads.push([(event as CustomEvent).detail.reason, ...notices()])
    event.preventDefault()
  }

  before(loadStrings)
  beforeEach(() => {
    resetShop()
    reloads = []
    document.addEventListener('page:before-reload', onReload)
  })
  afterEach(() => {
    document.removeEventListener('page:before-reload', onReload)
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('applies the code, shows that it is valid, and reloads the page [CART-22, API-57, API-58, API-59, ERROR-36, ERROR-38, ERROR-39]', async () => {
    answer(POST, 200, true)
    const { field, apply, events } = await put()
    type(field, ' BIENVENUE ')
    apply.click()
    await until(() => reloads.length > 0)
    expect(callsTo(POST).map(({ body }) => body)).to.deep.equal([{ CouponCode: 'BIENVENUE' }])
    expect(reloads).to.deep.equal([['coupon', 'success: Ce code promo est appliqué.']])
    expect(events).to.deep.equal(['coupon:applied BIENVENUE'])
  })

  for (const falsy of [false, null, 0, ''])
    it(`shows that there is no such coupon when the shop answers ${JSON.stringify(falsy)}, and reloads the page [API-59, ERROR-36, ERROR-37, ERROR-39]`, async () => {
      answer(POST, 200, falsy)
      const { field, apply, events } = await put()
      type(field, 'SUMMER')
      apply.click()
      await until(() => reloads.length > 0)
      expect(reloads).to.deep.equal([['coupon', 'info: Aucun code promo valable trouvé.']])
      expect(events).to.deep.equal([])
      expect(field.value).to.equal('SUMMER')
      expect(field.getAttribute('aria-invalid')).to.equal('true')
      type(field, 'SUMMER24')
      await until(() => !field.hasAttribute('aria-invalid'))
    })

  it('fetches the cart instead of a reload where the page lists the cart', async () => {
    let changes = 0
    const stop = watchItems(() => {
      changes += 1
    })
    answer(POST, 200, true)
    answer('GET /api/v1/shoppingcarts', 200, { ItemsCount: 1, AmountTaxInclHtml: '9 €', AmountTaxExclHtml: '8 €' })
    const { field, apply } = await put()
    type(field, 'BIENVENUE')
    apply.click()
    await until(() => callsTo('GET /api/v1/shoppingcarts').length > 0)
    stop()
    expect(changes).to.equal(1)
    expect(reloads).to.deep.equal([])
    expect(notices()).to.deep.equal(['success: Ce code promo est appliqué.'])
  })

  it('sends nothing while the field is empty [CART-23, CART-25]', async () => {
    const { field, apply, remove } = await put()
    type(field, '   ')
    apply.click()
    remove.click()
    field.focus()
    await sendKeys({ press: 'Enter' })
    expect([...callsTo(POST), ...callsTo(DELETE)]).to.deep.equal([])
    expect(notices()).to.deep.equal([])
  })

  it('applies by Enter in the field, also where a theme has the other button first [CART-24]', async () => {
    answer(POST, 200, true)
    const { field, remove } = await put()
    remove.parentElement?.prepend(remove)
    field.focus()
    await sendKeys({ type: 'BIENVENUE' })
    await sendKeys({ press: 'Enter' })
    await until(() => reloads.length > 0)
    expect([callsTo(POST).length, callsTo(DELETE).length]).to.deep.equal([1, 0])
  })

  it('removes the code by a call without a payload, and announces it [CART-25, API-60]', async () => {
    answer(DELETE, 200, true)
    const { field, remove, events } = await put(form('BIENVENUE'))
    remove.focus()
    remove.click()
    await until(() => reloads.length > 0)
    expect(callsTo(DELETE).map(({ body }) => body)).to.deep.equal([undefined])
    expect(reloads).to.deep.equal([['coupon', 'success: Le code « BIENVENUE » est retiré.']])
    expect(events).to.deep.equal(['coupon:removed BIENVENUE'])
    expect(document.activeElement).to.equal(field)
  })

  it('sends a double click once, and shows that it is busy', async () => {
    let open = () => {}
    answer(POST, 200, true, new Promise<void>((done) => (open = done)))
    const { element, field, apply, remove } = await put()
    type(field, 'BIENVENUE')
    apply.click()
    apply.click()
    remove.click()
    await until(() => element.querySelector('form[aria-busy=true] [data-part=apply][data-vt-busy]'))
    expect(apply.getAttribute('aria-disabled')).to.equal('true')
    open()
    await until(() => element.querySelector('form[aria-busy=false]'))
    expect([callsTo(POST).length, callsTo(DELETE).length]).to.deep.equal([1, 0])
    expect(apply.hasAttribute('aria-disabled')).to.equal(false)
  })

  for (const status of [500, 0, 404])
    it(`shows a notice when a call fails with ${status || 'no answer'}, and keeps the typed code [ERROR-33, ERROR-36]`, async () => {
      answer(POST, status)
      const { field, apply, events } = await put()
      type(field, 'BIENVENUE')
      apply.click()
      await until(() => notices().length > 0)
      expect(notices()).to.deep.equal(['error: Une erreur est survenue. Réessayez dans un instant.'])
      expect([field.value, reloads, events]).to.deep.equal(['BIENVENUE', [], []])
      resetShop()
      answer(POST, 200, true)
      apply.click()
      await until(() => reloads.length > 0)
    })

  it('shows the reason that the shop gives for a refusal', async () => {
    answer(POST, 400, { Message: 'Un code par commande.' })
    const { field, apply } = await put()
    type(field, 'BIENVENUE')
    apply.click()
    await until(() => notices().length > 0)
    expect(notices()).to.deep.equal(['error: Un code par commande.'])
  })

  it('sends the code that a script has written into the field, and passes axe', async () => {
    answer(POST, 200, true)
    const { element, field, apply } = await put()
    field.value = 'BIENVENUE'
    apply.click()
    await until(() => callsTo(POST).length > 0)
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('accepts fresh HTML of the server: it shows another code, and keeps an unsent one', async () => {
    const { element, field } = await put()
    type(field, 'UNSENT')
    ;(element as HTMLElement & { markup: string }).markup = form().replace(/<\/?coupon-form[^>]*>/g, '')
    await until(() => element.querySelector('form'))
    expect(field.value).to.equal('UNSENT')
    ;(element as HTMLElement & { markup: string }).markup = form('BIENVENUE').replace(/<\/?coupon-form[^>]*>/g, '')
    await until(() => field.value === 'BIENVENUE')
    expect(element.querySelector('input')).to.equal(field)
  })
})
