import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import { watchWidgets, widgetCalls } from '../../../test/harness/product-part.ts'
import { gate } from '../../../test/harness/variation.ts'
import './index.ts'

const UPDATE = 'POST /api/v1/catalog/customerref/update'
const FAILED = 'Votre référence n’a pas pu être enregistrée. Réessayez dans un instant.'

/** Each test has its own variant, since drafts outlive the elements. */
let variant = 1_000

const form = (id = variant, sku = 'SHELF-4') => `<form method="post" action="/fr/catalog/customerref/update">
  <input type="hidden" name="ProductVariantId" value="${id}">
  <label>Votre référence <input name="CustomerSKU" value="${sku}" maxlength="40" pattern="[A-Za-z0-9 \\-]*"></label>
  <button type="submit">Enregistrer</button></form>`

async function shown(attributes = '', inside = form()) {
  const host = await mount<HTMLElement & { markup: string }>(
    `<customer-reference product-id="7" variant-id="${variant}" ${attributes}>${inside}</customer-reference>`,
  )
  const field = () => host.querySelector('[name=CustomerSKU]') as HTMLInputElement
  const type = (text: string) => {
    field().value = text
    field().dispatchEvent(new Event('input', { bubbles: true }))
  }
  const save = () => host.querySelector('button')?.click()
  return { host, field, type, save }
}

const growls = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)
const clock = new Clock()

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')

describe('<customer-reference>', () => {
  before(loadStrings)
  beforeEach(() => {
    resetShop()
    watchWidgets()
    variant += 10
  })
  afterEach(() => {
    clock.release()
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  })

  it('sends the reference and shows the shop’s answer in a growl [PRODUCT-44 ERROR-24 ERROR-25]', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté : BAC-7.' })
    const { host, type, save, field } = await shown()
    const updated = nextEvent('reference:updated', host)
    type(' BAC-7 ')
    save()
    await until(() => growls().length === 1, 'the growl')
    expect(growls()).to.deep.equal(['success: Noté : BAC-7.'])
    expect(openDialog()).to.equal(null)
    expect(callsTo(UPDATE).map(({ body }) => body)).to.deep.equal([{ ProductVariantId: variant, CustomerSKU: 'BAC-7' }])
    expect((await updated).detail).to.deep.equal({
      productId: '7',
      variantId: String(variant),
      sku: 'BAC-7',
      message: 'Noté : BAC-7.',
    })
    await until(() => field().defaultValue === 'BAC-7', 'the kept reference')
    expect([field().value, field().defaultValue]).to.deep.equal(['BAC-7', 'BAC-7'])
  })

  it('shows it in a modal when `notice` says so, which closes after three seconds [ERROR-26 LIMIT-047]', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' })
    const { save, type } = await shown('notice="modal"')
    type('BAC-7')
    clock.hold()
    save()
    await until(openDialog, 'the modal')
    expect(openDialog()?.textContent).to.contain('Noté.')
    expect(openDialog()?.querySelector('h2')?.textContent).to.equal('Votre référence')
    clock.pass(2_999)
    expect(openDialog()).to.not.equal(null)
    clock.pass(1)
    expect(openDialog()).to.equal(null)
    expect(growls()).to.deep.equal([])
  })

  it('removes the reference when the field is empty', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: 'Supprimé.' })
    const { type, save } = await shown()
    type('')
    save()
    await until(() => growls().length === 1, 'the growl')
    expect(callsTo(UPDATE).map(({ body }) => body)).to.deep.equal([{ ProductVariantId: variant, CustomerSKU: '' }])
  })

  for (const [what, status, data] of [
    ['fails', 500, '<h1>oops</h1>'],
    ['cannot be reached', 0, null],
    ['refuses', 422, { Status: 'Error', Message: 'Non.' }],
    ['does not know the variant', 404, { Message: 'Inconnu.' }],
    ['says that it failed', 200, { Status: 'Error', Message: 'Non.' }],
    ['answers what nobody can read', 200, '<p>?</p>'],
  ] as const) {
    it(`reports a failure and keeps the typed text when the shop ${what} [ERROR-27]`, async () => {
      answer(UPDATE, status, data)
      const { host, type, save, field } = await shown()
      type('BAC-7')
      save()
      await until(() => growls().length === 1, 'the growl')
      expect(growls()).to.deep.equal([`error: ${FAILED}`])
      expect(field().value).to.equal('BAC-7')
      await until(() => !host.querySelector('form')?.hasAttribute('aria-busy'), 'the end of the request')
      expect(callsTo(UPDATE).length).to.equal(1)
    })
  }

  it('shows a failure in the modal too [ERROR-27 ERROR-26]', async () => {
    answer(UPDATE, 500)
    const { save } = await shown('notice="modal"')
    save()
    await until(openDialog, 'the modal')
    expect(openDialog()?.textContent).to.contain(FAILED)
  })

  it('shows the mistake at the field, until the shopper types again', async () => {
    answer(UPDATE, 422, { Status: 'Error', Message: 'x', Errors: { CustomerSKU: 'Au plus 40 <b>signes</b>.' } })
    const { host, type, save, field } = await shown()
    type('BAC-7')
    save()
    await until(() => field().getAttribute('aria-invalid') === 'true', 'the mark')
    expect(host.querySelector('[data-part=message]')?.textContent).to.equal('Au plus 40 <b>signes</b>.')
    type('BAC-8')
    await until(() => !field().hasAttribute('aria-invalid'), 'the end of the mark')
  })

  it('shows a list of mistakes at the field', async () => {
    answer(UPDATE, 422, { Message: 'x', Errors: { CustomerSKU: ['Trop long.', 'Déjà pris.'] } })
    const { host, type, save, field } = await shown()
    type('BAC-7')
    save()
    await until(() => field().getAttribute('aria-invalid') === 'true', 'the mark')
    expect(host.querySelector('[data-part=message]')?.textContent).to.equal('Trop long. Déjà pris.')
  })

  it('does not send a value that the field itself refuses', async () => {
    const { type, save } = await shown()
    type('<b>')
    save()
    expect(callsTo(UPDATE)).to.deep.equal([])
  })

  it('asks a shopper whose session has ended to sign in, and continues', async () => {
    answer(UPDATE, 401, { Message: 'Connectez-vous.' })
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' })
    answer('GET /fr/security/login', 200, '<h1>Connexion</h1>')
    const { type, save, field } = await shown()
    type('BAC-7')
    save()
    await until(() => openDialog()?.querySelector('h2')?.textContent === 'Connexion', 'the sign-in')
    expect(growls()).to.deep.equal([])
    document.dispatchEvent(new CustomEvent('auth:login', { detail: {} }))
    await until(() => growls().length === 1, 'the growl')
    expect(growls()).to.deep.equal(['success: Noté.'])
    expect(callsTo(UPDATE).map(({ body }) => (body as { CustomerSKU: string }).CustomerSKU)).to.deep.equal([
      'BAC-7',
      'BAC-7',
    ])
    expect(field().value).to.equal('BAC-7')
  })

  it('is sent once, however often it is pressed, and keeps the focus on its button', async () => {
    const slow = gate()
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' }, slow.closed)
    const { host, save } = await shown()
    const button = host.querySelector('button') as HTMLButtonElement
    button.focus()
    save()
    save()
    await until(() => button.getAttribute('aria-disabled') === 'true', 'the request')
    expect(document.activeElement).to.equal(button)
    slow.open()
    await until(() => !button.hasAttribute('aria-disabled'), 'the answer')
    expect(callsTo(UPDATE).length).to.equal(1)
  })

  it('keeps the typed text for its variant, and announces that', async () => {
    const other = variant + 1
    const { host, type, field } = await shown('data-bind="CustomerReference"')
    type('HALF-TYPED')
    host.setAttribute('variant-id', String(other))
    host.markup = form(other, 'OTHER-1')
    await until(() => growls().length === 1, 'the information')
    expect(growls()[0]).to.contain('« HALF-TYPED » n’est pas enregistré')
    expect(field().value).to.equal('OTHER-1')
    host.setAttribute('variant-id', String(variant))
    host.markup = form()
    await until(() => field().value === 'HALF-TYPED', 'the text')
    expect(growls().length).to.equal(1)
  })

  it('keeps the typed text when its own form is replaced by a fresh one, and the focus in it', async () => {
    const { host, type, field } = await shown()
    field().focus()
    type('HALF-TYPED')
    host.markup = form()
    await until(() => field().value === 'HALF-TYPED', 'the text')
    expect(document.activeElement).to.equal(field())
    expect(growls()).to.deep.equal([])
  })

  it('shows the outcome although another variant is shown by then', async () => {
    const slow = gate()
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' }, slow.closed)
    const { host, type, save, field } = await shown()
    type('BAC-7')
    save()
    host.setAttribute('variant-id', String(variant + 1))
    host.markup = form(variant + 1, '')
    slow.open()
    await until(() => growls().some((text) => text === 'success: Noté.'), 'the growl')
    expect(field().value).to.equal('')
    expect(callsTo(UPDATE).map(({ body }) => (body as { ProductVariantId: number }).ProductVariantId)).to.deep.equal([
      variant,
    ])
  })

  it('finishes sending after it was removed, and works again when it is inserted again', async () => {
    const slow = gate()
    answer(UPDATE, 200, { Status: 'Success', Message: 'Un.' }, slow.closed)
    answer(UPDATE, 200, { Status: 'Success', Message: 'Deux.' })
    const { host, save } = await shown('notice="modal"')
    const { parentElement } = host
    save()
    host.remove()
    await Promise.resolve()
    slow.open()
    await until(() => growls().length === 1, 'the growl')
    parentElement?.append(host)
    save()
    await until(() => openDialog()?.textContent?.includes('Deux.'), 'the modal')
  })

  it('fetches the form of another variant if no other tag renders it', async () => {
    answer('GET /widget/catalog/CustomerReferenceUpdate', 200, form(variant + 1, 'OTHER-1'))
    const { host, field } = await shown()
    host.setAttribute('variant-id', String(variant + 1))
    await until(() => field().value === 'OTHER-1', 'the form')
    expect(widgetCalls).to.deep.equal([`CustomerReferenceUpdate?productId=7&productVariantId=${variant + 1}`])
  })

  it('ignores a form that is not its own, and follows one that is added later', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' })
    const { host, save } = await shown('', '<form><button>Autre</button></form>')
    const submits: boolean[] = []
    const note = (event: Event) => {
      submits.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('submit', note)
    save()
    host.markup = form()
    await until(() => host.querySelector('[name=CustomerSKU]'), 'the form')
    save()
    document.removeEventListener('submit', note)
    expect(submits).to.deep.equal([false, true])
    await until(() => growls().length === 1, 'the growl')
  })

  it('keeps two on one page apart', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: 'Noté.' })
    const one = await shown()
    variant += 1
    const two = await shown()
    two.type('DEUX')
    two.save()
    await until(() => growls().length === 1, 'the growl')
    expect(one.field().value).to.equal('SHELF-4')
    expect(callsTo(UPDATE).map(({ body }) => body)).to.deep.equal([{ ProductVariantId: variant, CustomerSKU: 'DEUX' }])
  })

  it('shows hostile text of the shop as text', async () => {
    answer(UPDATE, 200, { Status: 'Success', Message: '<img src=x onerror=alert(1)>' })
    const { save } = await shown('notice="modal"')
    save()
    await until(openDialog, 'the modal')
    expect(openDialog()?.querySelector('img')).to.equal(null)
  })

  it('is accessible', async () => {
    expect(await axeFindings((await shown()).host)).to.deep.equal([])
  })
})
