import { expect } from '@open-wc/testing'
import { failure, getHtml, sendForm } from '../../../../test/harness/shop/adapter-calls.ts'
import { type AccountCalls, connectShop, type KeptAddress, type Shop } from '../../connect.ts'

const address: KeptAddress = {
  ...{ id: '7', firstName: 'Ada', lastName: '<b>Byron</b>', company: '', street: '1 High Street', postalCode: 'SW1' },
  ...{ city: 'London', region: '', country: 'GB', phone: '', isForDelivery: true, isForBill: false },
}
const customer = { email: 'ada@shop.example', firstName: 'Ada', lastName: 'Byron', phone: '' }

let asked: unknown[]
const noted =
  <T>(name: string, answer: T) =>
  async (...given: unknown[]) => {
    asked.push([name, ...given])
    return answer
  }
const account: AccountCalls = {
  customer: async () => customer,
  signIn: noted('signIn', 'yes' as const),
  signOut: noted('signOut', undefined),
  register: noted('register', 'yes' as const),
  forgotPassword: noted('forgotPassword', undefined),
  addresses: async () => [{ ...address, id: '6', isForDelivery: false }, address],
  countries: async () => [{ id: 'GB', name: 'United Kingdom' }],
  keepAddress: noted('keepAddress', '8'),
  removeAddress: noted('removeAddress', undefined),
}

describe('the accounts of an adapter', () => {
  let end = () => {}
  const connect = (changes: Partial<AccountCalls> = {}) => {
    const basket = {} as Shop['basket']
    end = connectShop({
      name: 'Example',
      basket,
      catalogue: {} as Shop['catalogue'],
      account: { ...account, ...changes },
    })
  }
  beforeEach(() => {
    asked = []
  })
  afterEach(() => {
    end()
    for (const template of document.querySelectorAll('template[data-vitrine]')) template.remove()
    document.querySelector('page-fragment')?.remove()
  })

  it('sign in and out, after which the cart is read again', async () => {
    connect()
    let changes = 0
    const count = () => (changes += 1)
    document.addEventListener('Shoppingcarts:Changed', count)
    expect(await sendForm('/fr/security/login', { Email: ' ada@shop.example', Password: ' x ' })).to.deep.equal({
      Uri: '/fr/account',
    })
    expect(await sendForm('/fr/security/logoff')).to.deep.equal({ Uri: '/fr/' })
    document.removeEventListener('Shoppingcarts:Changed', count)
    expect([changes, asked]).to.deep.equal([2, [['signIn', 'ada@shop.example', ' x '], ['signOut']]])
  })

  it('refuse a wrong password, and ask to confirm an address', async () => {
    connect({ signIn: async () => 'no', register: async () => 'unverified' })
    const error = await failure(sendForm('/fr/security/login'))
    expect([error.kind, typeof error.serverMessage]).to.deep.equal(['unauthorized', 'string'])
    expect((await failure(sendForm('/fr/security/register'))).status).to.equal(422)
  })

  it('send the same answer for each forgotten password', async () => {
    connect()
    const page = (await sendForm('/fr/security/forgot', { Email: 'no@shop.example' })) as DocumentFragment
    expect(page.querySelector('[role=status]')?.textContent).not.to.equal('')
    expect(asked).to.deep.equal([['forgotPassword', 'no@shop.example']])
  })

  it('greet a customer, and lead a visitor to the sign-in and back', async () => {
    connect()
    const greeting = await getHtml('/fr/widget/account')
    expect(greeting.textContent).to.contain('Ada Byron')
    expect(greeting.querySelector('form')?.getAttribute('action')).to.match(/\/fr\/security\/logoff$/)
    document.body.insertAdjacentHTML('beforeend', '<template data-vitrine="account"><i>{{email}}</i></template>')
    expect((await getHtml('/fr/widget/account')).querySelector('i')?.textContent).to.equal('ada@shop.example')
    end()
    connect({ customer: async () => undefined })
    const link = (await getHtml('/fr/widget/account')).querySelector('a')
    expect(link?.getAttribute('href')).to.contain(`login?returnUrl=${encodeURIComponent(location.pathname)}`)
  })

  it('choose among their addresses, whose texts are text', async () => {
    connect()
    const query = { inputname: 'ExistingBillingAddressId', selectedAddressId: '9', type: 'Billing' }
    const picker = await getHtml('/widget/DeliveryAddressPicker', query)
    const radios = [...picker.querySelectorAll<HTMLInputElement>('[name=ExistingBillingAddressId]')]
    expect(radios.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['6', false],
      ['7', true],
    ])
    expect(radios[1]?.closest('label')?.textContent).to.contain('<b>Byron</b>')
    expect(picker.querySelector('a[data-part=edit]')?.getAttribute('href')).to.equal('/fr/account/addressform?id=6')
    expect(picker.querySelector('a[data-part=add]')).not.to.equal(null)
  })

  it('keep and remove an address, and the list of the page follows', async () => {
    connect()
    const form = await getHtml('/fr/account/addressform', { id: '7' })
    expect(form.querySelector<HTMLInputElement>('[name=Street1]')?.value).to.equal('1 High Street')
    document.body.insertAdjacentHTML('beforeend', '<page-fragment><div id="addresses"></div></page-fragment>')
    const fragment = document.querySelector('page-fragment') as Element
    const refreshed = new Promise<void>((resolve) => Object.assign(fragment, { refresh: resolve }))
    const fields = Object.fromEntries(new FormData(form.querySelector('form') as HTMLFormElement)) as Record<
      string,
      string
    >
    expect(await sendForm('/fr/account/addresses', fields)).to.deep.equal({ Id: '8', AddressType: 'Both' })
    document.dispatchEvent(new CustomEvent('address:saved'))
    await refreshed
    await sendForm('/fr/account/addresses', { City: 'Bath' })
    const list = (await sendForm('/fr/account/addresses/remove', { Id: '7' })) as DocumentFragment
    expect(list.querySelectorAll('#addresses li')).to.have.length(2)
    const { id, isForDelivery, isForBill, ...same } = address
    expect(asked[0]).to.deep.equal(['keepAddress', same, id])
    expect((asked[1] as unknown[])[2]).to.equal(undefined)
    expect(asked[2]).to.deep.equal(['removeAddress', '7'])
    expect([isForDelivery, isForBill]).to.deep.equal([true, false])
    expect((await failure(getHtml('/fr/account/addressform', { id: 'other' }))).status).to.equal(404)
  })
})
