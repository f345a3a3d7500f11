import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { answer, axeFindings, callsTo, mount, resetShop, until } from '../../../test/harness/component.ts'
import '../customer-search/index.ts'
import './index.ts'

const FORM = `<h1>Edit customer</h1><form action="/fr/account/prepaid/customer" method="post">
  <input type="hidden" name="PrepaidAccountId"><customer-search><input type="hidden" name="CustomerId">
  <label>Customer <input type="search" name="Email"></label></customer-search><button>Save</button></form>`

const page = () =>
  mount(`<div><prepaid-customers prepaid-account-id="4"><a href="/fr/account/prepaid/customer?PrepaidAccountId=4">Edit</a>
  </prepaid-customers></div>`)

const link = (root: ParentNode) => root.querySelector('a') as HTMLAnchorElement
const dialog = () => document.querySelector('dialog[open]') as HTMLDialogElement
const shown = () => until(() => dialog()?.querySelector<HTMLInputElement>('input[type=search]'))

describe('<prepaid-customers>', () => {
  beforeEach(() => {
    resetShop()
    answer('GET /fr/account/prepaid/customer', 200, FORM)
    answer('GET /api/v1/sales/customers', 200, [{ CustomerId: 7, Email: 'camille@example.com' }])
  })
  afterEach(async () => {
    dialog()?.close()
    await until(() => !dialog())
  })

  it('shows the customer search in a modal, and announces the chosen customer once [SEARCH-14, SEARCH-15, ORDER-16]', async () => {
    const root = await page()
    const chosen: unknown[] = []
    const keep = (event: Event) => chosen.push([(event.target as Element).localName, (event as CustomEvent).detail])
    document.addEventListener('customer:select', keep)
    link(root).click()
    const field = await shown()
    field.focus()
    await until(() => field.getAttribute('role') === 'combobox')
    await sendKeys({ type: 'cam' })
    await until(() => dialog().querySelector('[role=option]'))
    expect(await axeFindings(dialog())).to.deep.equal([])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    document.removeEventListener('customer:select', keep)
    const detail = { prepaidAccountId: '4', customerId: '7', email: 'camille@example.com' }
    expect(chosen).to.deep.equal([['prepaid-customers', detail]])
    const form = dialog().querySelector('form') as HTMLFormElement
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({
      PrepaidAccountId: '4',
      CustomerId: '7',
      Email: 'camille@example.com',
    })
  })

  it('ignores clicks for another tab, and opens once for two clicks', async () => {
    const root = await page()
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link(root).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(dialog()).to.equal(null)
    link(root).click()
    link(root).click()
    await shown()
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1)
    expect(callsTo('GET /fr/account/prepaid/customer').length).to.equal(1)
  })

  it('opens again after it was removed from the page and added again', async () => {
    const root = await page()
    const tag = root.querySelector('prepaid-customers') as HTMLElement
    tag.remove()
    await Promise.resolve()
    root.append(tag)
    link(root).focus()
    await sendKeys({ press: 'Enter' })
    await shown()
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog())
    expect(document.activeElement === link(root)).to.equal(true)
  })
})
