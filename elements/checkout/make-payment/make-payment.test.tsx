import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { axeFindings, mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

const formHtml = (hidden = '') => `
  <form method="post" action="javascript:void 0">
    ${hidden}
    <label>Montant <input name="Amount" required></label>
    <button>Payer</button>
  </form>`

let submits: FormData[] = []
const stay = (event: SubmitEvent) => {
  if (!event.defaultPrevented) submits.push(new FormData(event.target as HTMLFormElement, event.submitter))
}

const button = (root: Element) => root.querySelector('button') as HTMLButtonElement
const field = (root: Element, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement

async function payment(attributes = '', inside = formHtml(), amount = '20,00') {
  const element = await mount(`<make-payment ${attributes}>${inside}</make-payment>`)
  field(element, 'Amount').value = amount
  return element
}

describe('<make-payment>', () => {
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

  it('sends nothing when the form is invalid [CHECKOUT-66]', async () => {
    const element = await payment('', formHtml(), '')
    let emitted = 0
    element.addEventListener('payment:submit', () => emitted++)
    button(element).click()
    expect([submits.length, emitted]).to.deep.equal([0, 0])
    expect(button(element).hasAttribute('aria-disabled')).to.equal(false)
  })

  it('scrolls to the top when the form is invalid [CHECKOUT-68]', async () => {
    const element = await payment('', formHtml(), '')
    scrollTo(0, 1500)
    expect(scrollY).to.equal(1500)
    button(element).click()
    await until(() => scrollY === 0, 'the top')
  })

  it('shows that a valid form is being sent, and sends it once [CHECKOUT-70]', async () => {
    const element = await payment()
    let emitted = 0
    element.addEventListener('payment:submit', () => emitted++)
    button(element).click()
    button(element).click()
    expect([submits.length, emitted]).to.deep.equal([1, 1])
    await until(() => button(element).getAttribute('aria-disabled') === 'true', 'the busy button')
    expect(button(element).hasAttribute('data-vt-busy')).to.equal(true)
    expect(button(element).textContent).to.equal('Payer')
  })

  it('can be sent again after Back, when the page is restored from the cache', async () => {
    const element = await payment()
    button(element).click()
    await until(() => button(element).hasAttribute('aria-disabled'), 'the busy button')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    button(element).click()
    expect(submits.length).to.equal(2)
  })

  it('sends the prepaid account, also with a form that is added later [CHECKOUT-71]', async () => {
    const element = await payment('prepaid-account-id="12"')
    expect(field(element, 'PrepaidAccountId').type).to.equal('hidden')
    button(element).click()
    expect(submits[0]?.getAll('PrepaidAccountId')).to.deep.equal(['12'])
    element.setAttribute('prepaid-account-id', '13')
    await until(() => field(element, 'PrepaidAccountId').value === '13', 'the other account')
    element.innerHTML = formHtml('<input type="hidden" name="PrepaidAccountId" value="1">')
    await until(() => field(element, 'PrepaidAccountId').value === '13', 'the account in the later form')
    expect(element.querySelectorAll('[name=PrepaidAccountId]').length).to.equal(1)
  })

  it('sends the account with each of its forms', async () => {
    const element = await payment('prepaid-account-id="12"', formHtml() + formHtml())
    const accounts = [...element.querySelectorAll('form')].map((form) => new FormData(form).getAll('PrepaidAccountId'))
    expect(accounts).to.deep.equal([['12'], ['12']])
  })

  it('keeps the server’s field when it names no account', async () => {
    const element = await payment('', formHtml('<input type="hidden" name="PrepaidAccountId" value="1">'))
    expect(field(element, 'PrepaidAccountId').value).to.equal('1')
    expect(field(await payment(), 'PrepaidAccountId')).to.equal(null)
  })

  it('is accessible, also while it is busy', async () => {
    const element = await payment()
    button(element).click()
    await until(() => button(element).hasAttribute('aria-disabled'), 'the busy button')
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
