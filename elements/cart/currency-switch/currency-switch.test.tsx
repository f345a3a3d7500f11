import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings, resetStrings } from '../../../runtime/text/strings.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import './index.ts'

const TO = (currency: string) => `POST /api/v1/currencyconverter/currency/changeto/${currency}`
const STRINGS = 'GET /api/v1/localization/fr/stringresources'
const ok = { ResponseCode: 'OK', ReasonType: null, ReasonResourceKey: null }
const refused = (ReasonType: string, ReasonResourceKey = 'Shop.Reason') => ({
  ResponseCode: 'KO',
  ReasonType,
  ReasonResourceKey,
})

const list = `<currency-switch current="EUR"><form method="post" action="/fr/market/currency">
  <label for="c">Devise</label>
  <select id="c" name="Currency"><option value="EUR" selected>Euro</option><option value="CHF">Franc</option></select>
  <button type="submit">Changer</button></form></currency-switch>`

const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)
const dialog = () => document.querySelector<HTMLDialogElement>('body > dialog[open]')
const question = () => until(() => dialog() ?? undefined) as Promise<HTMLDialogElement>
const choose = async (way: 'confirm' | 'cancel') => {
  const asked = await question()
  asked.querySelector<HTMLButtonElement>(`[data-part=dialog-${way}]`)?.click()
  await until(() => !dialog())
}
const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('changeto')[1])

async function put(markup = list, currency = 'CHF') {
  const element = await hydrated(await mount(markup))
  const select = element.querySelector('select') as HTMLSelectElement
  if (select) select.value = currency
  const button = element.querySelector('button') as HTMLButtonElement
  return { element, select, button }
}

describe('<currency-switch>', () => {
  let reloads: string[] = []
  const onReload = (event: Event) => {
    reloads.push((event as CustomEvent).detail.reason)
    event.preventDefault()
  }

  before(async () => {
    resetShop()
    sessionStorage.clear()
    resetStrings()
    answer(STRINGS, 200, { Shop: { Reason: 'Les prix seront convertis.' } })
    await loadStrings()
  })
  after(() => {
    sessionStorage.clear()
    resetStrings()
  })
  beforeEach(() => {
    resetShop()
    reloads = []
    document.addEventListener('page:before-reload', onReload)
  })
  afterEach(() => {
    document.removeEventListener('page:before-reload', onReload)
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('sends the chosen currency, announces it and reloads [CART-29, CART-30, API-64]', async () => {
    answer(TO('CHF'), 200, ok)
    const { element, button } = await put()
    const changes: string[] = []
    element.addEventListener('currency:change', (event) => changes.push((event as CustomEvent).detail.currency))
    button.click()
    await until(() => reloads.length > 0)
    expect([reloads, changes, sent()]).to.deep.equal([['currency'], ['CHF'], ['/CHF']])
  })

  it('asks for confirmation after a warning of the shop, and repeats the call with the flag [CART-31, CART-32, CART-33, API-65]', async () => {
    answer(TO('CHF'), 200, refused('warning'))
    answer(`${TO('CHF')}/true`, 200, ok)
    const { button } = await put()
    button.focus()
    button.click()
    expect((await question()).querySelector('h2')?.textContent).to.equal('Les prix seront convertis.')
    await choose('confirm')
    await until(() => reloads.length > 0)
    expect(sent()).to.deep.equal(['/CHF', '/CHF/true'])
  })

  it('changes nothing when the question is cancelled, and restores the selection and the focus [CART-34]', async () => {
    answer(TO('CHF'), 200, refused('warning'))
    const { button, select } = await put()
    button.focus()
    button.click()
    await choose('cancel')
    await until(() => select.value === 'EUR', 'the currency of before')
    expect([sent(), reloads]).to.deep.equal([['/CHF'], []])
    await until(() => document.activeElement === button, 'the focus')
  })

  it('shows any other reason in a notice [ERROR-40]', async () => {
    answer(TO('CHF'), 200, refused('error'))
    const { button } = await put()
    button.click()
    await until(() => notices().length > 0)
    expect(notices()).to.deep.equal(['error: Les prix seront convertis.'])
    expect([dialog(), reloads]).to.deep.equal([null, []])
  })

  it('asks once: a warning in answer to a call with the flag is a refusal', async () => {
    answer(TO('CHF'), 200, refused('warning'))
    answer(`${TO('CHF')}/true`, 200, refused('warning'))
    const { button } = await put()
    button.click()
    await choose('confirm')
    await until(() => notices().length > 0)
    await until(() => !dialog())
    expect(sent()).to.have.length(2)
  })

  for (const [status, data] of [
    [500, null],
    [0, null],
    [200, { ResponseCode: 7 }],
  ] as const)
    it(`keeps the choice when the answer is ${status || 'lost'} ${JSON.stringify(data)}`, async () => {
      answer(TO('CHF'), status, data)
      const { button, select } = await put()
      button.click()
      await until(() => notices().length > 0)
      expect(notices()).to.deep.equal(['error: Le serveur ne répond pas comme prévu. Réessayez dans un instant.'])
      expect([select.value, reloads]).to.deep.equal(['CHF', []])
    })

  it('sends a double click once, and shows that it is busy', async () => {
    let open = () => {}
    answer(TO('CHF'), 200, ok, new Promise<void>((done) => (open = done)))
    const { element, button } = await put()
    button.click()
    button.click()
    await until(() => element.querySelector('form[aria-busy=true] [data-vt-busy]'))
    open()
    await until(() => !element.querySelector('[aria-busy=true]'))
    expect(sent()).to.deep.equal(['/CHF'])
  })

  it('sends the code of the button that was pressed, and escapes codes in an address', async () => {
    answer(TO('a%2Fb'), 200, ok)
    const buttons = `<currency-switch current="EUR"><form><button name="Currency" value="EUR">€</button>
      <button name="Currency" value="a/b">?</button></form></currency-switch>`
    const { element } = await put(buttons)
    element.querySelectorAll('button')[1]?.click()
    await until(() => reloads.length > 0)
    expect(callsTo(TO('a%2Fb'))).to.have.length(1)
  })

  it('passes axe', async () => {
    const { element } = await put()
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
