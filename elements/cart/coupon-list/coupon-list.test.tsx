import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import { couponList } from './definition.ts'
import './index.ts'

const POST = 'POST /api/v1/shoppingcarts/coupon'
const LIST = 'GET /widget/couponcodes/list'
const USER = 'GET /api/v1/couponcode/user/7'

const list = `<form method="post" action="/fr/shoppingcarts/coupon"><ul>
  <li>Dix pour cent <button name="CouponCode" value="DIX">Utiliser DIX</button></li>
  <li>Port <button type="button" data-coupon-code="PORT">Utiliser PORT</button></li></ul></form>`

const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const button = (text: string) =>
  [...(dialog()?.querySelectorAll<HTMLButtonElement>('button') ?? [])].find((one) => one.textContent?.includes(text))

describe('<coupon-list>', () => {
  let reloads = 0
  const onReload = (event: Event) => {
    reloads += 1
    event.preventDefault()
  }

  before(() => loadStrings(couponList.strings))
  beforeEach(() => {
    resetShop()
    reloads = 0
    document.addEventListener('page:before-reload', onReload)
  })
  afterEach(async () => {
    document.removeEventListener('page:before-reload', onReload)
    for (const { id } of $notices.get()) dismissNotice(id)
    dialog()?.querySelector<HTMLButtonElement>('[data-part=dialog-close]')?.click()
    await until(() => !dialog())
  })

  const put = async (attributes = '') => {
    const element = await hydrated(
      await mount(`<coupon-list ${attributes}><a href="/fr/shoppingcarts/coupons">Vos codes</a></coupon-list>`),
    )
    const chosen: string[] = []
    element.addEventListener('coupon:select', (event) => chosen.push((event as CustomEvent).detail.code))
    return { element, chosen, link: element.querySelector('a') as HTMLAnchorElement }
  }

  it('shows the shop’s list in a large modal with its title [CART-26, CART-27, API-63]', async () => {
    answer(LIST, 200, list)
    const { link } = await put()
    link.click()
    await until(() => button('DIX'))
    expect(dialog()?.dataset.size).to.equal('large')
    expect(dialog()?.querySelector('h2')?.textContent).to.equal('Choisissez un code promo')
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
  })

  for (const code of ['DIX', 'PORT'])
    it(`applies ${code} by one click, and closes [CART-28]`, async () => {
      answer(LIST, 200, list)
      answer(POST, 200, true)
      const { link, chosen } = await put()
      link.focus()
      link.click()
      ;(await until(() => button(code)))?.click()
      await until(() => reloads === 1)
      expect(callsTo(POST).map(({ body }) => body)).to.deep.equal([{ CouponCode: code }])
      expect([chosen, notices()]).to.deep.equal([[code], ['success: Ce code promo est appliqué.']])
      await until(() => !dialog() && document.activeElement === link)
    })

  it('fetches the codes of a customer, and lists them [CART-26, API-61, API-62]', async () => {
    answer(USER, 200, [
      { CouponCode: 'SEPT', Description: '<b>7 €</b>', EndDate: '2030-05-06T12:00:00Z' },
      { CouponCode: 'BARE', Description: null, EndDate: 'soon' },
    ])
    answer(POST, 200, false)
    const { link } = await put('user-id="7"')
    link.click()
    const seven = await until(() => button('SEPT'))
    expect(seven?.textContent).to.equal('SEPT <b>7 €</b> jusqu’au 6 mai 2030')
    expect(button('BARE')?.textContent?.trim()).to.equal('BARE')
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
    seven?.click()
    await until(() => notices().length > 0)
    expect(notices()).to.deep.equal(['info: Aucun code promo valable trouvé.'])
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [200, { no: 'list' }],
  ] as const)
    it(`reports that the codes could not be loaded when the answer is ${status || 'lost'} ${JSON.stringify(data)}`, async () => {
      answer(USER, status, data)
      const { link } = await put('user-id="7"')
      link.click()
      await until(() => notices().length > 0)
      expect([notices(), dialog()]).to.deep.equal([
        ['error: Le serveur ne répond pas comme prévu. Réessayez dans un instant.'],
        null,
      ])
    })

  it('opens the codes of a customer when the connection is restored, and removes its notice', async () => {
    answer(USER, 0)
    answer(USER, 200, [{ CouponCode: 'SEPT' }])
    const { link } = await put('user-id="7"')
    link.click()
    await until(() => notices().length > 0)
    window.dispatchEvent(new Event('online'))
    await until(() => button('SEPT'))
    expect(notices()).to.deep.equal([])
  })

  it('does not open the codes while the shopper types', async () => {
    answer(USER, 0)
    const { link } = await put('user-id="7"')
    link.click()
    await until(() => notices().length > 0)
    const field = await mount<HTMLInputElement>('<input aria-label="Code">')
    field.focus()
    window.dispatchEvent(new Event('online'))
    expect([callsTo(USER).length, notices()]).to.deep.equal([1, []])
  })

  it('leaves a click that opens another tab to the browser', async () => {
    const { link } = await put()
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    removeEventListener('click', stay)
    expect([callsTo(LIST).length, dialog()]).to.deep.equal([0, null])
  })
})
