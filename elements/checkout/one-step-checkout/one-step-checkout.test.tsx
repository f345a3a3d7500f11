import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  rendered,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import './index.ts'

const formHtml = `
  <form method="post" action="/fr/checkout">
    <label>Prénom <input name="ShippingFirstName" required></label>
    <label><input type="checkbox" name="BillingSameAsShipping" value="true"> La même adresse</label>
    <fieldset data-billing><legend>Facturation</legend>
      <label>Rue <input name="BillingStreet1"></label>
      <label>Ancienne <input name="BillingOld" value="x" disabled></label>
      <label>Pays <select name="BillingCountryId"><option value="1">France</option></select></label>
    </fieldset>
    <button name="place" value="1">Commander</button>
  </form>`

/** The submits that the browser would have sent; all are cancelled, since the page must stay. */
let submits: FormData[] = []
const stay = (event: SubmitEvent) => {
  if (event.defaultPrevented) return
  submits.push(new FormData(event.target as HTMLFormElement, event.submitter))
}

const button = (root: Element) => root.querySelector('button') as HTMLButtonElement
const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement

async function checkout(inside = formHtml, name = 'Camille') {
  const element = await hydrated(await mount(`<one-step-checkout>${inside}</one-step-checkout>`))
  // An address without a page: the submit is real, but the page stays.
  element.querySelector('form')?.setAttribute('action', 'javascript:void 0')
  const first = field(element, 'ShippingFirstName')
  if (first) first.value = name
  return element
}

function count(element: Element, ...names: string[]) {
  const emitted: string[] = []
  for (const name of names) element.addEventListener(name, () => emitted.push(name))
  return emitted
}

describe('<one-step-checkout>', () => {
  let tall: HTMLElement

  beforeEach(async () => {
    resetShop()
    submits = []
    addEventListener('submit', stay)
    await emulateMedia({ reducedMotion: 'reduce' })
    tall = document.createElement('div')
    tall.style.height = '3000px'
    document.body.append(tall)
  })
  afterEach(async () => {
    removeEventListener('submit', stay)
    tall.remove()
    scrollTo(0, 0)
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('sends nothing when the form is invalid [CHECKOUT-65]', async () => {
    const element = await checkout(formHtml, '')
    const emitted = count(element, 'checkout:submit', 'checkout:invalid')
    button(element).click()
    expect(emitted).to.deep.equal(['checkout:invalid'])
    expect(submits).to.deep.equal([])
    expect(button(element).hasAttribute('aria-disabled')).to.equal(false)
    expect(document.activeElement).to.equal(field(element, 'ShippingFirstName'))
  })

  it('scrolls to the top when the form is invalid, at once under reduced motion [CHECKOUT-67]', async () => {
    const element = await checkout(formHtml, '')
    scrollTo(0, 1500)
    expect(scrollY).to.equal(1500)
    button(element).click()
    await Promise.resolve()
    expect(scrollY).to.equal(0)
  })

  it('scrolls to the top with motion, too [CHECKOUT-67]', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' })
    const element = await checkout(formHtml, '')
    scrollTo(0, 1500)
    button(element).click()
    await until(() => scrollY === 0, 'the top')
  })

  it('follows a validator that refuses, inside or around it [CHECKOUT-65] [CHECKOUT-67]', async () => {
    for (const markup of [
      `<one-step-checkout><form-validator>${formHtml}</form-validator></one-step-checkout>`,
      `<form-validator><one-step-checkout>${formHtml}</one-step-checkout></form-validator>`,
    ]) {
      const root = await mount(`<div>${markup}</div>`)
      const element = root.querySelector('one-step-checkout') as HTMLElement
      const validator = root.querySelector<HTMLElement>('form-validator')
      const emitted = count(element, 'checkout:submit', 'checkout:invalid')
      const form = element.querySelector('form') as HTMLFormElement
      form.noValidate = true
      // As the validator does: cancels the submit, emits its event, and focuses the first wrong field.
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        validator?.dispatchEvent(new CustomEvent('form:invalid', { bubbles: true, composed: true }))
        field(element, 'ShippingFirstName').focus()
      })
      scrollTo(0, 1500)
      button(element).click()
      await until(() => scrollY === 0, 'the top')
      expect(emitted).to.deep.equal(['checkout:invalid'])
      expect(button(element).hasAttribute('aria-disabled')).to.equal(false)
      root.remove()
    }
  })

  it('shows that a valid form is being sent; its text stays [CHECKOUT-69]', async () => {
    const element = await checkout()
    const sent = nextEvent('checkout:submit', element)
    button(element).click()
    await sent
    await until(() => button(element).getAttribute('aria-disabled') === 'true', 'the busy button')
    expect(button(element).hasAttribute('data-vt-busy')).to.equal(true)
    expect(button(element).disabled).to.equal(false)
    expect(button(element).textContent).to.equal('Commander')
    expect(getComputedStyle(button(element), '::after').borderRadius).to.equal('50%')
    expect(submits.length).to.equal(1)
    expect(submits[0]?.get('place')).to.equal('1')
  })

  it('sends once for two clicks, and for Enter in a field [CHECKOUT-69]', async () => {
    const element = await checkout()
    const emitted = count(element, 'checkout:submit')
    button(element).click()
    button(element).click()
    field(element, 'ShippingFirstName').focus()
    await sendKeys({ press: 'Enter' })
    expect(emitted.length).to.equal(1)
    expect(submits.length).to.equal(1)
  })

  it('can be sent again after Back, when the page is restored from the cache', async () => {
    const element = await checkout()
    button(element).click()
    await until(() => button(element).hasAttribute('aria-disabled'), 'the busy button')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await rendered()
    expect(button(element).hasAttribute('aria-disabled')).to.equal(true)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => !button(element).hasAttribute('aria-disabled'), 'the button at rest')
    expect(element.querySelector('[aria-busy]')).to.equal(null)
    button(element).click()
    expect(submits.length).to.equal(2)
  })

  it('is not busy when another listener cancels the submit', async () => {
    const element = await checkout()
    const emitted = count(element, 'checkout:submit', 'checkout:invalid')
    element.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault(), { once: true })
    button(element).click()
    expect(emitted).to.deep.equal([])
    const late = (event: Event) => event.preventDefault()
    addEventListener('submit', late)
    button(element).click()
    removeEventListener('submit', late)
    await rendered()
    expect(button(element).hasAttribute('aria-disabled')).to.equal(false)
    button(element).click()
    expect(submits.length).to.equal(2)
  })

  it('respects a form or a button with novalidate', async () => {
    const plain = await checkout(formHtml.replace('<form', '<form novalidate'), '')
    button(plain).click()
    expect(submits.length).to.equal(1)
    const skipping = await checkout(formHtml.replace('<button', '<button formnovalidate'), '')
    button(skipping).click()
    expect(submits.length).to.equal(2)
  })

  it('ignores other forms, also a second checkout', async () => {
    const [one, other] = [await checkout(), await checkout()]
    const emitted = count(other, 'checkout:submit', 'checkout:invalid')
    button(one).click()
    expect(emitted).to.deep.equal([])
    expect(button(other).hasAttribute('aria-disabled')).to.equal(false)
  })

  it('restores the form when it is removed', async () => {
    const element = await checkout()
    const form = element.querySelector('form') as HTMLFormElement
    field(element, 'BillingSameAsShipping').click()
    button(element).click()
    await until(() => button(element).hasAttribute('aria-disabled'), 'the busy button')
    expect(field(form, 'BillingStreet1').disabled).to.equal(true)
    element.replaceWith(element.cloneNode(false))
    element.remove()
    await Promise.resolve()
    expect(form.noValidate).to.equal(false)
    expect(field(form, 'BillingStreet1').disabled).to.equal(false)
    expect(button(form).hasAttribute('aria-disabled')).to.equal(false)
  })

  it('accepts a form that is added later', async () => {
    const element = await checkout('', '')
    element.innerHTML = formHtml
    await Promise.resolve()
    const emitted = count(element, 'checkout:invalid')
    button(element).click()
    expect(emitted).to.deep.equal(['checkout:invalid'])
  })

  it('is accessible, also while it is busy', async () => {
    const element = await checkout()
    expect(await axeFindings(element)).to.deep.equal([])
    button(element).click()
    await until(() => button(element).hasAttribute('aria-disabled'), 'the busy button')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})

describe('<one-step-checkout> and the billing address', () => {
  const billing = (root: Element) => root.querySelector('[data-billing]') as HTMLElement
  const tick = (root: Element) => field(root, 'BillingSameAsShipping')
  const sent = (root: Element) => [...new FormData(root.querySelector('form') as HTMLFormElement).keys()]

  it('requires it only if it differs', async () => {
    const element = await checkout()
    expect(billing(element).hidden).to.equal(false)
    tick(element).click()
    await until(() => billing(element).hidden, 'no billing address')
    expect(sent(element)).to.deep.equal(['ShippingFirstName', 'BillingSameAsShipping'])
    tick(element).click()
    await until(() => !billing(element).hidden, 'the billing address')
    expect(sent(element)).to.deep.equal(['ShippingFirstName', 'BillingStreet1', 'BillingCountryId'])
    expect(field(element, 'BillingOld').disabled).to.equal(true)
  })

  it('begins as the server checked it, and follows a reset', async () => {
    const element = await checkout(formHtml.replace('value="true">', 'value="true" checked>'))
    expect(billing(element).hidden).to.equal(true)
    tick(element).click()
    await until(() => !billing(element).hidden, 'the billing address')
    element.querySelector('form')?.reset()
    await until(() => billing(element).hidden, 'the address of the reset form')
  })

  it('omits the fields of nested tags and of later ones, too', async () => {
    const nested = '<some-field><input name="BillingCity" required></some-field>'
    const element = await checkout(formHtml.replace('<label>Rue', `${nested}<label>Rue`))
    tick(element).click()
    await until(() => billing(element).hidden, 'no billing address')
    billing(element).querySelector('label')?.insertAdjacentHTML('afterend', '<input name="BillingPhone">')
    await until(() => field(element, 'BillingPhone').disabled, 'the later field')
    expect(billing(element).hidden).to.equal(true)
    expect(sent(element)).to.deep.equal(['ShippingFirstName', 'BillingSameAsShipping'])
    tick(element).click()
    await until(() => !billing(element).hidden, 'the billing address')
    expect(sent(element)).to.include.members(['BillingCity', 'BillingStreet1', 'BillingPhone'])
  })

  it('keeps the typed text when the server sends the form again', async () => {
    const element = await checkout()
    const name = field(element, 'ShippingFirstName')
    name.focus()
    tick(element).click()
    await until(() => billing(element).hidden, 'no billing address')
    Object.assign(element, { markup: formHtml.replace('<label>Pr', '<p role="alert">Rue ?</p><label>Pr') })
    await until(() => element.querySelector('[role=alert]'), 'the answer')
    expect([field(element, 'ShippingFirstName'), name.value]).to.deep.equal([name, 'Camille'])
    expect(billing(element).hidden).to.equal(tick(element).checked)
  })

  it('does nothing in a form without the attribute or the checkbox', async () => {
    const unmarked = await checkout(formHtml.replace('data-billing', ''))
    tick(unmarked).click()
    await rendered()
    expect(field(unmarked, 'BillingStreet1').disabled).to.equal(false)
    const element = await checkout('<form><fieldset data-billing><input name="BillingStreet1"></fieldset></form>', '')
    expect(billing(element).hidden).to.equal(false)
  })
})

describe('<one-step-checkout> and its summary', () => {
  const WIDGET = 'GET /fr/widget/checkoutsummary'
  const form = `
    <form method="post" action="/fr/checkout">
      <label>Nom <input name="ShippingLastName"></label>
      <label><input type="radio" name="ShippingMethodId" value="1" checked> Standard</label>
      <label><input type="radio" name="ShippingMethodId" value="2" required> Express</label>
      <label><input type="radio" name="PaymentMethod" value="Card" checked> Carte</label>
      <div data-part="summary"><p>Total 45,95 €</p></div>
      <button>Commander</button>
      <button name="Update" value="true" data-part="update" formnovalidate>Mettre à jour</button>
    </form>`
  const fresh =
    '<p>Total 49,95 €</p><p hidden data-part="announcement">Express, total 49,95 €.</p><input type="hidden" name="Seen" value="49.95">'
  const summary = (root: Element) => root.querySelector('[data-part=summary]') as HTMLElement
  const update = (root: Element) => root.querySelector('[data-part=update]') as HTMLButtonElement
  const isShown = (root: Element) => update(root).checkVisibility()
  const said = (root: Element) => root.querySelector('[role=status]')?.textContent
  const choose = (root: Element, value: string) =>
    (root.querySelector(`[value="${value}"]`) as HTMLInputElement).click()
  const asked = () => callsTo(WIDGET)

  beforeEach(() => resetShop())

  it('follows another delivery, sends only the choice, and announces the total once', async () => {
    answer(WIDGET, 200, fresh)
    const element = await checkout(form, '')
    expect(isShown(element)).to.equal(false)
    const texts: string[] = []
    new MutationObserver(() => texts.push(said(element) ?? '')).observe(
      element.querySelector('[role=status]') as Element,
      { childList: true, characterData: true, subtree: true },
    )
    field(element, 'ShippingLastName').value = 'Lovelace'
    const addresses: string[] = []
    const note = (event: Event) => addresses.push(new URL((event as ApiRequestEvent).detail.url).search)
    document.addEventListener('api:request', note, { once: true })
    choose(element, '2')
    await until(() => summary(element).textContent?.includes('49,95'), 'the new total')
    expect(addresses).to.deep.equal(['?ShippingMethodId=2&PaymentMethod=Card'])
    expect((element.querySelector('[value="2"]') as HTMLInputElement).checked).to.equal(true)
    expect(summary(element).hasAttribute('aria-busy')).to.equal(false)
    expect(texts.filter(Boolean)).to.deep.equal(['Express, total 49,95 €.'])
    expect(new FormData(element.querySelector('form') as HTMLFormElement).get('Seen')).to.equal('49.95')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('counts only the last choice', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    answer(WIDGET, 200, '<p>late</p>', gate)
    answer(WIDGET, 200, fresh)
    const element = await checkout(form, '')
    choose(element, '2')
    await until(() => summary(element).getAttribute('aria-busy') === 'true', 'the busy summary')
    choose(element, '1')
    await until(() => summary(element).textContent?.includes('49,95'), 'the new total')
    open()
    await rendered()
    expect(summary(element).textContent).not.to.contain('late')
  })

  it('shows the button when the shop fails, and hides it when it answers', async () => {
    answer(WIDGET, 500)
    answer(WIDGET, 200, fresh)
    const element = await checkout(form, '')
    choose(element, '2')
    await until(() => isShown(element), 'the button')
    expect(summary(element).textContent).to.contain('45,95')
    expect(said(element)).not.to.equal('')
    choose(element, '1')
    await until(() => summary(element).textContent?.includes('49,95'), 'the new total')
    await until(() => !isShown(element), 'no button')
  })

  it('shows the summary of the choice that the browser restores after Back', async () => {
    answer(WIDGET, 200, fresh)
    const element = await checkout(form, '')
    ;(element.querySelector('[value="2"]') as HTMLInputElement).checked = true
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => summary(element).textContent?.includes('49,95'), 'the new total')
  })

  it('shows it for the country that the browser restores, too, and sends no request when it is that of the server', async () => {
    answer(WIDGET, 200, fresh)
    const country =
      '<select name="ShippingCountryId"><option value="56">B</option><option value="250">F</option></select>'
    const element = await checkout(form.replace('<div', `${country}<div`), '')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await rendered()
    expect(asked()).to.deep.equal([])
    ;(element.querySelector('select') as HTMLSelectElement).value = '250'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => summary(element).textContent?.includes('49,95'), 'the new total')
  })

  it('ignores forms without a summary', async () => {
    const element = await checkout(form.replace('data-part="summary"', ''), '')
    choose(element, '2')
    await rendered()
    expect(asked()).to.deep.equal([])
  })
})
