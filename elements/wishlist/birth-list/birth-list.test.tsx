import { expect } from '@open-wc/testing'
import { Clock } from '../../../test/harness/clock.ts'
import {
  answer,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  rendered,
  resetShop,
  searchesTo,
  until,
} from '../../../test/harness/component.ts'
import '../../catalog/product-list/index.ts'
import './index.ts'
import { OPEN_DELAY } from './rules.ts'

const POPUP = 'GET /fr/catalog/birthlist/popup'
const OWN = 'GET /fr/own/births'
const markup = (more = '') => `<birth-list ${more}><a href="/fr/catalog/birthlist/popup">Naissance</a></birth-list>`
const modal = () => document.querySelector('dialog[open]')

describe('<birth-list>', () => {
  const before = location.href
  const asking = (search: string) => history.replaceState(null, '', search)

  beforeEach(() => {
    resetShop()
    document.dispatchEvent(new CustomEvent('page:leave'))
    for (const page of [POPUP, OWN]) answer(page, 200, '<h2>Listes de naissance</h2>')
  })
  afterEach(async () => {
    modal()?.querySelector<HTMLElement>('button')?.click()
    await until(() => !modal(), 'the end of the modal')
    history.replaceState(null, '', before)
  })

  it('opens the modal of the birth lists from its link, and restores the focus [WISH-29]', async () => {
    const host = await hydrated(await mount(markup()))
    const link = host.querySelector('a') as HTMLElement
    const opened = nextEvent('wishlist:open', host)
    link.focus()
    link.click()
    expect((await opened).detail).to.deep.equal({ productVariantId: '' })
    await until(() => modal()?.textContent?.includes('Listes de naissance'), 'the modal')
    modal()?.querySelector<HTMLElement>('button')?.click()
    await until(() => document.activeElement === link, 'the focus')
  })

  it('opens by itself when the address requests it, from its own path, once [NAV-32, WISH-29]', async () => {
    asking('?openBirthlist=12')
    const host = await hydrated(await mount(markup('path="/fr/own/births"')))
    await until(() => modal()?.textContent?.includes('Listes de naissance'), 'the modal')
    expect([searchesTo(OWN), callsTo(OWN).length]).to.deep.equal([['?productVariantId=12'], 1])
    document.body.append(host)
    await mount(`${markup()}<product-list><ul><li data-variant-id="12">Vase</li></ul></product-list>`)
    expect(callsTo(POPUP)).to.deep.equal([])
  })

  it('stays closed without such an address', async () => {
    asking('?openWishlist=12')
    const clock = new Clock()
    clock.hold()
    await hydrated(await mount(markup()))
    clock.pass(OPEN_DELAY)
    await rendered()
    clock.release()
    expect(modal()).to.equal(null)
  })
})
