import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import '../../shell/notice-stack/index.ts'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import type { ApiRequestEvent } from '../../../runtime/request/api-request.ts'
import { t } from '../../../runtime/text/strings.ts'
import './index.ts'

const POST = 'POST /api/v1/catalog/wishlist/updatequantity'
const taken = (Quantity: number) => ({ IsSuccessfull: true, WishlistProductId: 31, Quantity })

const row = async (inside = '<label>Quantité <input name="Quantity-31" value="2"></label>') =>
  hydrated(await mount(`<wish-quantity row-id="31" quantity="2" name="Vase Lune">${inside}</wish-quantity>`))
const fieldOf = (host: Element) => host.querySelector('input') as HTMLInputElement
const sent = () => callsTo(POST).map(({ query }) => query)

function type(host: Element, text: string): void {
  const field = fieldOf(host)
  field.focus()
  field.value = text
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

describe('<wish-quantity>', () => {
  before(() => document.body.append(document.createElement('notice-stack')))
  after(() => document.querySelector('notice-stack')?.remove())
  beforeEach(() => {
    resetShop()
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('shows 1 for text without digits, and sends it [WISH-28]', async () => {
    answer(POST, 200, taken(1))
    for (const typed of ['abc', '', ' - ']) {
      const host = await row()
      const kept = nextEvent('wishlist:quantity', host)
      type(host, typed)
      expect((await kept).detail, typed).to.deep.equal({ rowId: '31', quantity: 1 })
      expect(fieldOf(host).value, typed).to.equal('1')
      expect(sent().at(-1), typed).to.deep.equal({ Id: '31', Quantity: 1 })
    }
  })

  /** Answers the next quantity with a failure that has only a status, and returns the notice about it. */
  const noticeOf = async (statusText: string) => {
    const refuse = (event: Event) => {
      const { path } = (event as ApiRequestEvent).detail
      if (!path.endsWith('/updatequantity')) return
      event.stopPropagation()
      ;(event as ApiRequestEvent).respondWith(new Response('', { status: 500, statusText }))
    }
    window.addEventListener('api:request', refuse, { capture: true })
    const host = await row()
    type(host, '9')
    const notice = await until(() => $notices.get()[0], 'the notice')
    window.removeEventListener('api:request', refuse, { capture: true })
    await until(() => fieldOf(host).value === '2', 'the old quantity')
    return [notice.kind, notice.text]
  }

  it('shows the status text of a failed change in a notice [ERROR-28]', async () => {
    expect(await noticeOf('Server Down')).to.deep.equal(['error', 'Server Down'])
  })

  it('shows the text for a failed server when the failure has no status text [ERROR-29]', async () => {
    expect(await noticeOf('')).to.deep.equal(['error', t('Core.ErrorServer')])
  })

  for (const [typed, quantity] of [
    ['-3', 3],
    ['a4', 4],
    ['5,7', 5],
    ['0', 1],
    ['12345', 999],
  ] as const)
    it(`sends “${typed}” as ${quantity} once it is a positive number [WISH-26, WISH-27]`, async () => {
      answer(POST, 200, taken(quantity))
      const host = await row()
      const kept = nextEvent('wishlist:quantity', host)
      type(host, typed)
      expect((await kept).detail).to.deep.equal({ rowId: '31', quantity })
      expect(fieldOf(host).value).to.equal(String(quantity))
      expect(sent()).to.deep.equal([{ Id: '31', Quantity: quantity }])
      await until(() => host.querySelector('[role=status]')?.textContent?.includes(`${quantity}`), 'the status')
      expect(await axeFindings(host)).to.deep.equal([])
    })

  it('sends nothing for the quantity that the shop has, and once for Enter', async () => {
    let release = () => {}
    answer(POST, 200, taken(6), new Promise<void>((resolve) => (release = resolve)))
    const host = await row()
    type(host, '2')
    const kept = nextEvent('wishlist:quantity', host)
    const field = fieldOf(host)
    field.select()
    await sendKeys({ type: '6' })
    await sendKeys({ press: 'Enter' })
    release()
    await kept
    // The field is left before the quantity of the shop is rendered.
    field.blur()
    expect(sent()).to.deep.equal([{ Id: '31', Quantity: 6 }])
  })

  it('sends a quantity that was typed during a call after that call, and only the last one', async () => {
    let release = () => {}
    answer(POST, 200, taken(3), new Promise<void>((resolve) => (release = resolve)))
    answer(POST, 200, taken(5))
    const host = await row()
    const kept = nextEvent('wishlist:quantity', host)
    for (const text of ['3', '4', '5']) type(host, text)
    await until(() => sent().length === 1, 'the first call')
    release()
    expect((await kept).detail).to.deep.equal({ rowId: '31', quantity: 5 })
    expect(sent().map(({ Quantity }) => Quantity)).to.deep.equal([3, 5])
  })

  for (const [status, data] of [
    [500, {}],
    [404, { Message: 'Ce produit n’est plus là.' }],
    [200, 'none'],
    [200, { IsSuccessfull: false, Quantity: 9 }],
    [0, null],
  ] as const)
    it(`shows a notice and the shop's quantity after ${status} ${JSON.stringify(data)}`, async () => {
      answer(POST, status, data)
      const host = await row()
      type(host, '9')
      const notice = await until(() => $notices.get()[0], 'the notice')
      expect(notice.kind).to.equal('error')
      if (status === 404) expect(notice.text).to.equal('Ce produit n’est plus là.')
      expect(notice.text).not.to.equal('')
      await until(() => fieldOf(host).value === '2', 'the old quantity')
    })

  it('changes the quantity in a modal, and restores the focus to its button [WISH-25]', async () => {
    answer(POST, 200, taken(8))
    const host = await row(
      '<button type="button" data-part="open">Souhaité : <span data-part="amount">2</span></button>',
    )
    const button = host.querySelector('button') as HTMLButtonElement
    button.focus()
    button.click()
    const field = await until(() => document.querySelector<HTMLInputElement>('dialog[open] input'), 'the field')
    expect(document.querySelector('dialog[open] h2')?.textContent).to.equal('Vase Lune')
    expect(field.value).to.equal('2')
    expect(await axeFindings(document.querySelector('dialog[open]') as Element)).to.deep.equal([])
    field.value = '-8'
    const kept = nextEvent('wishlist:quantity', host)
    document.querySelector<HTMLElement>('dialog[open] [data-part=keep]')?.click()
    await kept
    await until(() => host.querySelector('[data-part=amount]')?.textContent === '8', 'the amount')
    expect(sent()).to.deep.equal([{ Id: '31', Quantity: 8 }])
    await until(() => !document.querySelector('dialog'), 'the end of the modal')
    expect(document.activeElement).to.equal(button)
  })
})
