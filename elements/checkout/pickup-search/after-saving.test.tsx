import { expect } from '@open-wc/testing'
import { $notices } from '../../../runtime/dialogs/notices.ts'
import { takeVisits } from '../../../runtime/navigation/visit.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { answer, hydrated, mount, resetShop, until } from '../../../test/harness/component.ts'
import { found, point } from '../../../test/harness/media/points.ts'
import './index.ts'

const SEARCH = `<pickup-search shipping-method-id="4" carrier="relais" country-id="1" return-url="/fr/checkout">
  <form action="javascript:void 0" data-part="search"><input type="text" name="address" value="69005 Lyon" aria-label="Adresse"></form>
  <form method="post" action="javascript:void 0" data-part="choice">
    <fieldset data-part="points"><legend>Points</legend></fieldset>
    <button type="submit" data-part="choose">Choisir</button>
  </form>
</pickup-search>`

describe('<pickup-search> that has saved a point', () => {
  afterEach(resetShop)

  it('can be used again when the next page could not be loaded', async () => {
    const asked: string[] = []
    const restore = takeVisits({
      running: () => undefined,
      load: async ({ pathname }) => {
        asked.push(pathname)
        throw new ShopError('server', 500)
      },
      push: () => {},
    })
    answer('POST /api/v1/shipping/relais/getpickuppoints', 200, found(point('R1')))
    answer('POST /api/v1/shoppingcarts/externalpickuppoint', 200, true)
    const element = await hydrated(await mount(SEARCH))
    const button = element.querySelector('[data-part=choose]') as HTMLButtonElement
    await until(() => element.querySelector('[name=PickupPoint]'))
    element.querySelector<HTMLElement>('[name=PickupPoint]')?.click()
    await until(() => !button.disabled)
    button.click()
    await until(() => asked.length === 1 && !button.disabled)
    button.click()
    await until(() => asked.length === 2)
    restore?.()
    expect(asked).to.deep.equal(['/fr/checkout', '/fr/checkout'])
  })
})

describe('<pickup-search> and the names of its points', () => {
  afterEach(resetShop)

  it('names a point by its place and distance, and describes it by the rest', async () => {
    answer('POST /api/v1/shipping/relais/getpickuppoints', 200, found(point('R1'), point('R2', { Distance: null })))
    const element = await hydrated(await mount(SEARCH))
    await until(() => element.querySelector('[name=PickupPoint]'))
    const textsOf = (attribute: string) =>
      [...element.querySelectorAll('[name=PickupPoint]')].map((radio) =>
        (radio.getAttribute(attribute) ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      )
    expect(textsOf('aria-labelledby')).to.deep.equal(['Tabac R1 0,4\u202fkm', 'Tabac R2'])
    for (const text of textsOf('aria-describedby')) expect(text).to.contain('98 rue du Moulin').and.contain('Mo 9-18')
  })
})

describe('<pickup-search> without a connection', () => {
  afterEach(resetShop)

  it('searches again when the connection is restored, and removes its notice', async () => {
    answer('POST /api/v1/shipping/relais/getpickuppoints', 0)
    answer('POST /api/v1/shipping/relais/getpickuppoints', 200, found(point('R1')))
    const element = await hydrated(await mount(SEARCH))
    await until(() => $notices.get().length === 1)
    window.dispatchEvent(new Event('online'))
    await until(() => element.querySelector('[name=PickupPoint]'))
    expect($notices.get()).to.deep.equal([])
  })

  it('removes its notice when another search is faster than the message that the connection is there', async () => {
    answer('POST /api/v1/shipping/relais/getpickuppoints', 0)
    answer('POST /api/v1/shipping/relais/getpickuppoints', 200, found(point('R1')))
    const element = await hydrated(await mount(SEARCH))
    await until(() => $notices.get().length === 1)
    element.querySelector<HTMLFormElement>('form[data-part=search]')?.requestSubmit()
    await until(() => element.querySelector('[name=PickupPoint]'))
    expect($notices.get()).to.deep.equal([])
  })
})
