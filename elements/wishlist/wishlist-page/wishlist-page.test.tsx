import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { $cart } from '../../../stores/cart/cart.ts'
import { $listNames, forgetWishlists } from '../../../stores/wishlist/known.ts'
import {
  answer,
  axeFindings,
  callsTo,
  hydrated,
  mount,
  nextEvent,
  resetShop,
  searchesTo,
  until,
} from '../../../test/harness/component.ts'
import '../../shell/confirm-dialog/index.ts'
import './index.ts'

const SITE = '/api/v1/catalog/wishlist'
const ITEMS = 'GET /fr/catalog/wishlist/list_item'
const NAME = `POST ${SITE}/updatename`
const DESCRIPTION = `POST ${SITE}/updatedescription`
const OFF = `DELETE ${SITE}/deletefromlist`
const ADD = `POST ${SITE}/addproductvariant`
const MOVE = `POST ${SITE}/moveproducts`
const DELETE = `POST ${SITE}/delete`
const ORDER = 'POST /api/v1/catalog/products/addwishlisttocart'

const rowOf = (id: number) =>
  `<tr data-row-id="${id}" data-product-variant-id="${id + 100}" data-quantity="${id}"><td><label><input type="checkbox" name="Row-${id}"> Vase ${id}</label></td>
  <td><button name="remove" value="${id}">Retirer ${id}</button></td></tr>`
const inside = (rows: number[], name = 'Noël', more = '') => `<h2 data-part="name">${name}</h2>
  <p data-part="description">Pour nous</p>
  <form method="post" action="/none" data-part="items">${more}
  <label data-part="choose-all" hidden><input type="checkbox" data-part="all"> Tout</label>
  <table><tbody>${rows.map(rowOf).join('')}</tbody></table>
  <button name="order" value="all">Tout commander</button><button name="order" value="some">Commander le choix</button>
  <label>Vers <select name="target" data-part="target"><option value="8">Fête</option></select></label>
  <button name="move" value="some">Déplacer</button><button data-part="update">Enregistrer les quantités</button></form>
  <div data-part="outcome"></div><p data-part="to-cart" hidden><a href="/fr/shoppingcarts">Panier</a></p>
  <form method="post" action="/none" data-part="rename"><label>Nom <input name="Name" value="${name}"></label>
  <label>Description <input name="Description" value="Pour nous"></label><button>Enregistrer</button></form>
  <confirm-dialog message="Supprimer ?" confirm-label="Oui"><form method="post" action="/none" data-part="delete"><button>Supprimer</button></form></confirm-dialog>`
const page = (...args: Parameters<typeof inside>) => `<wishlist-page wishlist-id="7">${inside(...args)}</wishlist-page>`

const open = async (...args: Parameters<typeof inside>) => hydrated(await mount(page(...args)))

const button = (host: ParentNode, text: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLButtonElement
const field = (host: Element, name: string) => host.querySelector(`[name="${name}"]`) as HTMLInputElement
const outcome = (host: Element) => host.querySelector('[data-part=outcome]')?.textContent
const rows = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[data-row-id]:not([hidden])')].map(({ dataset }) => dataset.rowId)
const type = (host: Element, name: string, text: string) => {
  field(host, name).value = text
  field(host, name).dispatchEvent(new Event('input', { bubbles: true }))
}

describe('<wishlist-page>', () => {
  beforeEach(() => {
    resetShop()
    forgetWishlists()
    for (const { id } of $notices.get()) dismissNotice(id)
    answer(`GET ${SITE}/products/count`, 200, 5)
  })

  it('sends only the changed name or description of the list [WISH-19, WISH-20, API-36, API-37]', async () => {
    answer(NAME, 200, { Name: '<b>Fête</b>', Description: 'Pour nous' })
    answer(DESCRIPTION, 200, { Name: '<b>Fête</b>', Description: '' })
    const host = await open([1])
    type(host, 'Name', ' <b>Fête</b> ')
    const changed = nextEvent('wishlist:changed', host)
    button(host, 'Enregistrer').click()
    button(host, 'Enregistrer').click()
    expect((await changed).detail).to.deep.equal({ wishlistId: '7' })
    expect(callsTo(NAME).map(({ query }) => query)).to.deep.equal([{ Id: '7', Name: '<b>Fête</b>' }])
    expect(callsTo(DESCRIPTION)).to.deep.equal([])
    await until(() => host.querySelector('h2')?.textContent === '<b>Fête</b>', 'the name')
    expect($listNames.get()['7']).to.equal('<b>Fête</b>')
    await until(() => outcome(host) === 'La liste est enregistrée.' && !host.hasAttribute('aria-busy'), 'the outcome')
    expect(await axeFindings(host)).to.deep.equal([])
    type(host, 'Description', '')
    button(host, 'Enregistrer').click()
    await until(() => callsTo(DESCRIPTION).length === 1, 'the description')
    expect(callsTo(DESCRIPTION)[0]?.query).to.deep.equal({ Id: '7', Description: '' })
    await until(() => host.querySelector<HTMLElement>('[data-part=description]')?.hidden, 'no description')
    expect(callsTo(NAME)).to.have.length(1)
  })

  it('shows at its form why a name is refused, and keeps the typed text', async () => {
    answer(NAME, 422, { Message: 'Trop long.' })
    const host = await open([1])
    type(host, 'Name', 'Long')
    button(host, 'Enregistrer').click()
    await until(() => host.querySelector('[data-part=rename] [role=alert]')?.textContent === 'Trop long.', 'the reason')
    expect(field(host, 'Name').value).to.equal('Long')
    expect(host.querySelector('h2')?.textContent).to.equal('Noël')
  })

  it('removes a row, and focuses the next one [WISH-21]', async () => {
    answer(OFF, 200, true)
    answer(ITEMS, 200, page([1, 3], 'Noël', '<input type="hidden" name="pageindex" value="2">'))
    const host = await open([1, 2, 3], 'Noël', '<input type="hidden" name="pageindex" value="2">')
    button(host, 'Retirer 2').focus()
    button(host, 'Retirer 2').click()
    await until(() => rows(host).join() === '1,3', 'the row to go')
    expect(callsTo(OFF)[0]?.query).to.deep.equal({ Id: '2' })
    await until(() => callsTo(ITEMS).length === 1, 'the fresh list')
    expect(searchesTo(ITEMS)).to.deep.equal(['?wishlistid=7&pageindex=2'])
    await until(() => document.activeElement === button(host, 'Retirer 3'), 'the focus')
    await until(() => outcome(host) === 'C’est retiré de la liste. Annuler', 'the outcome')
  })

  it('restores a removed row with its quantity, until the next change', async () => {
    answer(OFF, 200, true)
    answer(ITEMS, 200, page([1]))
    answer(ITEMS, 200, page([1, 3]))
    answer(ADD, 200, { Message: 'OK', DataLayer: {}, WishlistId: 7 })
    const host = await open([1, 2])
    button(host, 'Retirer 2').focus()
    button(host, 'Retirer 2').click()
    await until(() => outcome(host) === 'C’est retiré de la liste. Annuler' && !host.hasAttribute('aria-busy'))
    expect(await axeFindings(host)).to.deep.equal([])
    button(host, 'Annuler').focus()
    button(host, 'Annuler').click()
    button(host, 'Annuler').click()
    await until(() => outcome(host) === 'C’est de nouveau dans la liste.')
    await until(() => rows(host).length === 2)
    expect(callsTo(ADD).map(({ query }) => query)).to.deep.equal([
      { productVariantId: '102', quantity: 2, wishlistId: '7' },
    ])
    expect(document.activeElement).to.equal(host.querySelector('[data-part=name]'))
    button(host, 'Déplacer').click()
    await until(() => outcome(host) === 'Cochez d’abord ce que vous voulez.')
  })

  it('restores a row once when its button is pressed twice before the fresh list has arrived', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    answer(OFF, 200, true)
    answer(ITEMS, 200, page([1]), gate)
    answer(ITEMS, 200, page([1, 2]))
    answer(ADD, 200, { Message: 'OK', DataLayer: {}, WishlistId: 7 })
    const host = await open([1, 2])
    button(host, 'Retirer 2').click()
    const undo = await until(() => button(host, 'Annuler'))
    expect(host.getAttribute('aria-busy')).to.equal('true')
    undo.click()
    undo.click()
    await until(() => outcome(host) === '', 'the button to go')
    expect(callsTo(ADD)).to.have.length(0)
    release()
    await until(() => outcome(host) === 'C’est de nouveau dans la liste.' && !host.hasAttribute('aria-busy'))
    expect([rows(host).join(), callsTo(ADD).length]).to.deep.equal(['1,2', 1])
  })

  it('has no undo button while the next removal is under way', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    answer(OFF, 200, true)
    answer(ITEMS, 200, page([1, 3]))
    answer(OFF, 200, true, gate)
    answer(ITEMS, 200, page([1]))
    const host = await open([1, 2, 3])
    button(host, 'Retirer 2').click()
    await until(() => button(host, 'Annuler') && !host.hasAttribute('aria-busy'))
    button(host, 'Retirer 3').click()
    await until(() => callsTo(OFF).length === 2 && !button(host, 'Annuler'), 'the button to go')
    release()
    await until(() => button(host, 'Annuler'), 'the button of the second')
  })

  it('hides a removed row when the list cannot be loaded again, and reports it', async () => {
    answer(OFF, 200, true)
    answer(ITEMS, 500, {})
    const host = await open([1])
    button(host, 'Retirer 1').focus()
    button(host, 'Retirer 1').click()
    const notice = await until(() => $notices.get()[0], 'the notice')
    expect(notice.text).to.equal('La liste n’a pas pu être chargée. Réessayez.')
    expect(rows(host)).to.deep.equal([])
    expect(document.activeElement).to.equal(host.querySelector('h2'))
  })

  it('updates the list when the connection is restored, without a second removal', async () => {
    answer(OFF, 200, true)
    answer(ITEMS, 0)
    answer(ITEMS, 200, page([2, 3]))
    const host = await open([1, 2])
    button(host, 'Retirer 1').click()
    await until(() => $notices.get()[0], 'the notice')
    window.dispatchEvent(new Event('online'))
    await until(() => rows(host).join() === '2,3', 'the list')
    expect([callsTo(OFF).length, $notices.get().length]).to.deep.equal([1, 0])
  })

  it('moves the chosen rows to another list, and asks for a choice without one', async () => {
    answer(MOVE, 200, { Message: '2 pièces sont dans « Fête ».' })
    answer(ITEMS, 200, page([2]))
    const host = await open([1, 2, 3])
    button(host, 'Déplacer').click()
    await until(() => outcome(host) === 'Cochez d’abord ce que vous voulez.', 'the question')
    field(host, 'Row-1').click()
    field(host, 'Row-3').click()
    await until(() => host.querySelector<HTMLInputElement>('[data-part=all]')?.indeterminate, 'some of all')
    button(host, 'Déplacer').click()
    await until(() => rows(host).join() === '2', 'the rows to go')
    expect(callsTo(MOVE)[0]?.body).to.deep.equal({ WishlistId: 7, TargetId: 8, Ids: [1, 3] })
    await until(() => outcome(host) === '2 pièces sont dans « Fête ».', 'the outcome')
  })

  it('adds all rows to the cart, and reports the unavailable ones [WISH-23, API-38]', async () => {
    answer(ORDER, 200, {
      AddedCount: 5,
      Messages: ['La pièce « Vase 2 » est épuisée.', '<i>Bol</i> : 1 au lieu de 4.'],
    })
    answer('GET /api/v1/shoppingcarts', 200, { ItemsCount: 5, AmountTaxInclHtml: '5 €', AmountTaxExclHtml: '4 €' })
    const host = await open([1, 2])
    const changed = nextEvent('Shoppingcarts:Changed', document)
    button(host, 'Tout commander').click()
    button(host, 'Tout commander').click()
    expect((await changed).detail).to.deep.equal({ ItemOriginAndKey: 'Wishlist-7', ItemName: 'Noël' })
    expect(callsTo(ORDER).map(({ body }) => body)).to.deep.equal([{ WishlistId: 7 }])
    await until(() => outcome(host)?.includes('Ajouté au panier : 5.'), 'the outcome')
    await until(() => $cart.get().summary?.itemsCount === 5, 'the cart')
    const lines = [...host.querySelectorAll('[data-part=outcome] li')].map(({ textContent }) => textContent)
    expect(lines).to.deep.equal(['La pièce « Vase 2 » est épuisée.', '<i>Bol</i> : 1 au lieu de 4.'])
    expect(host.querySelector<HTMLElement>('[data-part=to-cart]')?.hidden).to.equal(false)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('adds the chosen rows to the cart, with their current quantities', async () => {
    answer(ORDER, 200, { AddedCount: 0, Messages: ['La pièce « Vase 1 » est épuisée.'] })
    const host = await open([1, 2])
    host.querySelector<HTMLInputElement>('[data-part=all]')?.click()
    expect(field(host, 'Row-1').checked && field(host, 'Row-2').checked).to.equal(true)
    field(host, 'Row-2').click()
    const quantity = { bubbles: true, detail: { rowId: '1', quantity: 9 } }
    host.querySelector('[data-row-id="1"] td')?.dispatchEvent(new CustomEvent('wishlist:quantity', quantity))
    button(host, 'Commander le choix').click()
    await until(() => outcome(host)?.includes('Rien n’a pu être ajouté au panier.'), 'the outcome')
    expect(callsTo(ORDER)[0]?.body).to.deep.equal({ WishlistId: 7, Items: [{ variantId: 101, qty: 9 }] })
    expect(host.querySelector<HTMLElement>('[data-part=to-cart]')?.hidden).to.equal(true)
  })

  it('deletes the list after a confirmation, and visits the Uri of the answer [WISH-13, API-33]', async () => {
    answer(DELETE, 200, { Uri: '/fr/catalog/wishlist/list' })
    const host = await open([1])
    button(host, 'Supprimer').click()
    const yes = await until(() => button(document, 'Oui'), 'the question')
    expect(callsTo(DELETE)).to.deep.equal([])
    const visited = new Promise<string>((resolve) => {
      const listen = (event: Event) => {
        event.preventDefault()
        resolve((event as CustomEvent<{ url: string }>).detail.url)
      }
      document.addEventListener('page:before-visit', listen, { once: true })
    })
    const deleted = nextEvent('wishlist:deleted', host)
    yes.click()
    expect((await deleted).detail).to.deep.equal({ wishlistId: '7' })
    expect(callsTo(DELETE)[0]?.body).to.deep.equal({ WishlistId: 7 })
    expect(new URL(await visited).pathname).to.equal('/fr/catalog/wishlist/list')
  })

  for (const [status, data, text] of [
    [500, {}, undefined],
    [404, { Message: 'Cette pièce n’est pas dans vos listes.' }, 'Cette pièce n’est pas dans vos listes.'],
    [200, 'none', undefined],
    [0, null, undefined],
  ] as const)
    it(`keeps the list and the choice after ${status} ${JSON.stringify(data)}, and reports the failure`, async () => {
      answer(MOVE, status, data)
      const host = await open([1, 2])
      field(host, 'Row-2').click()
      button(host, 'Déplacer').click()
      const notice = await until(() => $notices.get()[0], 'the notice')
      expect(notice.kind).to.equal('error')
      expect(notice.text).to.equal(text ?? 'Le serveur ne répond pas comme prévu. Réessayez dans un instant.')
      expect([rows(host).join(), field(host, 'Row-2').checked]).to.deep.equal(['1,2', true])
      await until(() => !host.hasAttribute('aria-busy'), 'the end')
    })

  it('reports a lost connection', async () => {
    answer(MOVE, 0, null)
    const host = await open([1, 2])
    field(host, 'Row-2').click()
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    button(host, 'Déplacer').click()
    const notice = await until(() => $notices.get()[0], 'the notice').finally(() =>
      Reflect.deleteProperty(navigator, 'onLine'),
    )
    expect(notice.text).to.contain('pas de connexion')
  })
})
