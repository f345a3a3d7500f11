import { expect } from '@open-wc/testing'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { answer, axeFindings, callsTo, mount, nextEvent, resetShop, until } from '../../../test/harness/component.ts'
import '../../shell/notice-stack/index.ts'
import { forgetWishlists, notePresent } from '../../../stores/wishlist/known.ts'
import { wishlistButton } from './definition.ts'
import './index.ts'

const PATH = '/fr/catalog/wishlist/popup'
const GET = `GET ${PATH}`
const PAGE = '<h1>Vos listes</h1><p>Choisissez.</p>'
const link = (label = 'Garder') =>
  `<a href="${PATH}?productVariantId=12"><span data-part="label">${label}</span> – Vase</a>`
const button = (attributes = '', inside = link()) =>
  mount(`<wishlist-button product-variant-id="12" ${attributes}>${inside}</wishlist-button>`)

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const press = (host: Element) => (host.querySelector('a, button') as HTMLElement).click()
const shown = () => until(() => dialog()?.textContent?.includes('Choisissez'), 'the modal')

describe('<wishlist-button>', () => {
  before(() => loadStrings(wishlistButton.strings))
  const stop = (event: Event) => event.preventDefault()
  before(() => {
    document.body.append(document.createElement('notice-stack'))
    document.addEventListener('page:before-visit', stop)
  })
  after(() => {
    document.querySelector('notice-stack')?.remove()
    document.removeEventListener('page:before-visit', stop)
  })
  beforeEach(() => {
    resetShop()
    forgetWishlists()
    answer(GET, 200, PAGE)
  })
  afterEach(async () => {
    for (const open of document.querySelectorAll('dialog')) open.close()
    await until(() => !document.querySelector('dialog'), 'the end of the modals')
  })

  it('opens the HTML of one GET in a modal, about its variant [WISH-05, WISH-07, WISH-08]', async () => {
    const host = await button()
    const opened = nextEvent('wishlist:open', host)
    press(host)
    expect((await opened).detail).to.deep.equal({ productVariantId: '12' })
    await shown()
    expect(dialog()?.querySelector('h2')?.textContent).to.equal('Vos listes')
    expect(callsTo(GET).length).to.equal(1)
    expect(await axeFindings(dialog() as Element)).to.deep.equal([])
  })

  it('opens the page of its path, with the variant as a parameter [WISH-06]', async () => {
    answer('GET /fr/lists', 200, PAGE)
    press(await button('path="/fr/lists?from=card"', '<button type="button">Garder</button>'))
    await shown()
    expect(callsTo('GET /fr/lists').length).to.equal(1)
    expect(callsTo(GET)).to.deep.equal([])
  })

  it('ignores clicks for a new tab', async () => {
    const host = await button()
    const left = new Promise<boolean>((resolve) =>
      host.parentElement?.addEventListener('click', (event) => {
        resolve(!event.defaultPrevented)
        event.preventDefault()
      }),
    )
    host.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(await left).to.equal(true)
    expect(callsTo(GET)).to.deep.equal([])
  })

  it('is marked wherever it is in the page once its variant is in a list, and unmarked when it is in none [WISH-18, WISH-22]', async () => {
    const [one, other] = [await button(), await button('', '<a href="#x">Garder</a>')]
    const another = await mount('<wishlist-button product-variant-id="13"><a href="#x">Garder</a></wishlist-button>')
    notePresent('12', true)
    await until(() => one.hasAttribute('data-present') && other.hasAttribute('data-present'), 'the markers')
    expect(one.querySelector('a')?.textContent).to.equal('Dans une de vos listes – Vase')
    expect(another.hasAttribute('data-present')).to.equal(false)
    expect(await axeFindings(one)).to.deep.equal([])
    notePresent('12', false)
    await until(() => !one.hasAttribute('data-present'), 'no marker')
    expect(one.querySelector('[data-part=label]')?.textContent).to.equal('Garder')
  })

  it('shows the state of the server, and a newer one of this page', async () => {
    const host = await button('present', link('Gardé'))
    await until(() => host.hasAttribute('data-present'), 'the marker')
    expect(host.querySelector('[data-part=label]')?.textContent).to.equal('Gardé')
    notePresent('12', false)
    await until(() => !host.hasAttribute('data-present'), 'no marker')
    expect(host.querySelector('[data-part=label]')?.textContent).to.equal('Ajouter à une liste')
  })

  it('reports that the page of the modal could not be loaded', async () => {
    resetShop()
    answer(GET, 500, '<p>Fault</p>')
    press(await button())
    await until(
      () => dialog()?.querySelector('[role=alert], [data-part=dialog-error]') ?? dialog()?.role === 'alertdialog',
      'the message',
    )
  })
})
