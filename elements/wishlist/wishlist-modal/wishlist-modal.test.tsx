import { expect } from '@open-wc/testing'
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
import { $wishlists, forgetWishlists } from '../../../stores/wishlist/known.ts'
import './index.ts'

const SITE = '/api/v1/catalog/wishlist'
const IS_IN = `GET ${SITE}/isinthelist`
const ADD = `POST ${SITE}/addproductvariant`
const OFF = `DELETE ${SITE}/deletefromlist/12/7`
const OFF_ALL = `DELETE ${SITE}/deletefromalllist/12`
const PAGE = 'GET /fr/catalog/wishlist/popup'
const ADDED = { Message: 'Vase est dans la liste.', DataLayer: { event: 'add_to_wishlist' }, WishlistId: 8 }

const radio = (value: string, name: string, more = '') =>
  `<label><input type="radio" name="wishlistId" value="${value}" ${more}> ${name}</label>`
const markup = (lists: string) => `<wishlist-modal product-variant-id="12"><form method="post" action="/none">
  <fieldset><legend>Dans quelle liste ?</legend>${lists}${radio('new', 'Une nouvelle liste')}</fieldset>
  <label>Nom <input name="Name"></label><label>Quantité <input name="quantity" value="2"></label>
  <button>Ajouter</button>
  <button name="remove" value="one" data-part="remove">Retirer</button>
  <button name="remove" value="all" data-part="remove-all">Retirer partout</button>
  <p data-part="state"></p></form></wishlist-modal>`

/** The modal with two lists: the variant is in the second of them. */
const open = async (lists = radio('7', 'Noël', 'checked') + radio('8', 'Fête', 'data-present')) =>
  hydrated(await mount(markup(lists)))

const button = (host: Element, text: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement
const list = (host: Element, value: string) => host.querySelector(`[value="${value}"]`) as HTMLInputElement
const state = (host: Element) => host.querySelector('[data-part=state]')?.textContent
const presentNow = () => $wishlists.get().present['12']

describe('<wishlist-modal>', () => {
  before(() => document.body.append(document.createElement('notice-stack')))
  after(() => document.querySelector('notice-stack')?.remove())
  beforeEach(() => {
    resetShop()
    forgetWishlists()
    for (const { id } of $notices.get()) dismissNotice(id)
    answer(`GET ${SITE}/products/count`, 200, 5)
    Reflect.deleteProperty(window, 'dataLayer')
  })

  it('asks whether the variant is in the chosen list, and again for another list [WISH-16, WISH-17]', async () => {
    answer(IS_IN, 200, false)
    answer(IS_IN, 200, true)
    const host = await open()
    await until(() => callsTo(IS_IN).length === 1, 'the first question')
    expect(callsTo(IS_IN)[0]?.query).to.deep.equal({ productVariantId: '12', listId: '7' })
    expect(button(host, 'Retirer').hidden).to.equal(true)
    list(host, '8').click()
    await until(() => callsTo(IS_IN).length === 2, 'the second question')
    expect(callsTo(IS_IN)[1]?.query).to.deep.equal({ productVariantId: '12', listId: '8' })
    await until(() => state(host) === 'Cet article est dans cette liste.', 'the state')
    expect(button(host, 'Retirer').hidden).to.equal(false)
    expect(await axeFindings(host)).to.deep.equal([])
    list(host, 'new').click()
    await until(() => state(host) === '', 'no state for a list that is none yet')
    expect(callsTo(IS_IN).length).to.equal(2)
  })

  it('adds the variant to the list, and updates message, event, marker, count and data layer [ANALYTICS-11]', async () => {
    answer(IS_IN, 200, false)
    answer(ADD, 200, ADDED)
    answer(PAGE, 200, markup(radio('7', 'Noël', 'checked') + radio('8', 'Fête', 'data-present')))
    const layer: unknown[] = []
    Object.assign(window, { dataLayer: layer })
    const host = await open()
    list(host, '8').click()
    const added = nextEvent('wishlist:added', host)
    button(host, 'Ajouter').click()
    button(host, 'Ajouter').click()
    expect((await added).detail).to.deep.equal({ productVariantId: '12', wishlistId: '8' })
    await until(() => state(host) === ADDED.Message, 'the message')
    expect(callsTo(ADD).map(({ query }) => query)).to.deep.equal([
      { productVariantId: '12', quantity: 2, wishlistId: '8' },
    ])
    expect(layer.at(-1)).to.deep.equal(ADDED.DataLayer)
    expect(presentNow()).to.equal(true)
    await until(() => $wishlists.get().count === 5, 'the count')
    await until(() => !host.hasAttribute('aria-busy'), 'the end')
  })

  it('makes a new list by its name, and shows it among the others', async () => {
    answer(IS_IN, 200, false)
    answer(ADD, 200, { ...ADDED, WishlistId: 9 })
    answer(PAGE, 200, markup(radio('7', 'Noël') + radio('9', 'Cadeaux', 'checked data-present')))
    const host = await open()
    const name = host.querySelector('[name=Name]') as HTMLInputElement
    name.value = ' Cadeaux '
    name.dispatchEvent(new Event('input', { bubbles: true }))
    expect(list(host, 'new').checked).to.equal(true)
    button(host, 'Ajouter').click()
    await until(() => list(host, '9')?.checked, 'the new list, chosen')
    expect(callsTo(ADD)[0]?.query).to.deep.equal({ productVariantId: '12', quantity: 2, name: 'Cadeaux' })
    expect(callsTo(PAGE)[0]?.query ?? {}).to.deep.equal({})
    await until(() => state(host) === ADDED.Message, 'the message')
    expect(name.value).to.equal('')
  })

  it('asks for the name of a new list at its field', async () => {
    const host = await open(radio('7', 'Noël'))
    list(host, 'new').click()
    button(host, 'Ajouter').click()
    const name = host.querySelector('[name=Name]') as HTMLInputElement
    await until(() => name.getAttribute('aria-invalid') === 'true', 'the mark')
    expect(document.activeElement).to.equal(name)
    expect(host.textContent).to.contain('Donnez un nom à la nouvelle liste.')
    expect(callsTo(ADD)).to.deep.equal([])
  })

  it('removes the variant from one list, and keeps the marker for another [API-42]', async () => {
    answer(IS_IN, 200, true)
    answer(OFF, 200, true)
    answer(PAGE, 200, markup(radio('7', 'Noël', 'checked') + radio('8', 'Fête', 'data-present')))
    const host = await open()
    await until(() => !button(host, 'Retirer').hidden, 'the button')
    const removed = nextEvent('wishlist:removed', host)
    button(host, 'Retirer').focus()
    button(host, 'Retirer').click()
    expect((await removed).detail).to.deep.equal({ productVariantId: '12', wishlistId: '7' })
    expect(presentNow()).to.equal(true)
    await until(() => state(host) === 'L’article est retiré de cette liste.', 'the state')
    await until(() => button(host, 'Retirer').hidden, 'nothing to remove')
    expect(document.activeElement).to.equal(host.querySelector('input[value="7"]'))
  })

  it('removes the variant from all lists, and the marker as well [WISH-22]', async () => {
    answer(IS_IN, 200, true)
    answer(OFF_ALL, 200, true)
    answer(PAGE, 200, markup(radio('7', 'Noël', 'checked')))
    const host = await open()
    const removed = nextEvent('wishlist:removed', host)
    button(host, 'Retirer partout').click()
    expect((await removed).detail).to.deep.equal({ productVariantId: '12', wishlistId: '' })
    expect(presentNow()).to.equal(false)
    await until(() => button(host, 'Retirer partout').hidden, 'nothing to remove')
  })

  for (const [status, data, text] of [
    [409, { Message: 'La liste est pleine.' }, 'La liste est pleine.'],
    [500, {}, ''],
    [200, 'none', ''],
    [0, null, ''],
  ] as const)
    it(`shows an error notice when an addition failed with ${status} [ERROR-41]`, async () => {
      answer(IS_IN, 200, false)
      answer(ADD, status, data)
      const host = await open()
      button(host, 'Ajouter').click()
      const notice = await until(() => $notices.get()[0], 'the notice')
      expect(notice.kind).to.equal('error')
      if (text) expect(notice.text).to.equal(text)
      expect(presentNow()).to.equal(undefined)
      await until(() => !host.hasAttribute('aria-busy'), 'the end')
      expect(list(host, '7').checked).to.equal(true)
    })

  it('asks again whether the variant is in the list when the connection is restored', async () => {
    answer(IS_IN, 0)
    answer(IS_IN, 200, true)
    const host = await open()
    await until(() => callsTo(IS_IN).length === 1, 'the question')
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    window.dispatchEvent(new Event('online'))
    await until(() => state(host) === 'Cet article est dans cette liste.', 'the state')
  })

  it('keeps the server’s marks when the shop does not answer', async () => {
    answer(IS_IN, 500, {})
    const host = await open(radio('7', 'Noël', 'checked data-present'))
    await until(() => callsTo(IS_IN).length === 1 && state(host) !== '', 'the state')
    expect(state(host)).to.equal('Cet article est dans cette liste.')
    expect($notices.get()).to.deep.equal([])
  })
})
