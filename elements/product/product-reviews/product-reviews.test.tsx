import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
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
import { productReviews } from './definition.ts'
import './index.ts'

const LOAD = 'GET /fr/widget/catalog/ProductReviews'
const VOTE = 'POST /api/v1/catalog/reviews/12/helpful'

const link = (part: string, key: string, query: string, text: string, isCurrent: boolean) =>
  `<li><a data-part="${part}" data-key="${key}" href="/fr/catalog/product/8?variant=26${query}#reviews"${
    isCurrent ? ' aria-current="true"' : ''
  }>${text}</a></li>`

type Shown = { stars?: number; page?: number; title?: string; votes?: number; isVoted?: boolean; src?: string }

const markup = ({ stars, page = 1, title = 'Belle', votes = 4, isVoted = false, src = '' }: Shown = {}) => {
  const all = stars ? `<p><a data-part="link" data-key="all" href="/fr/catalog/product/8#reviews">Toutes</a></p>` : ''
  return `<product-reviews product-id="8" ${src}>
  <nav aria-label="Filtrer"><ul>${[5, 4].map((n) => link('link', `stars-${n}`, `&stars=${n}`, `${n} étoiles`, n === stars)).join('')}</ul>${all}</nav>
  <p data-part="heading">Avis : ${stars ?? 'tous'}</p>
  <ol data-part="list"><li><h3>${title}</h3>
    <form data-part="vote" data-review-id="12" method="post" action="/fr/catalog/reviews/helpful">
      <input type="hidden" name="ReviewId" value="12">
      <button data-part="helpful" aria-pressed="${isVoted}">Utile (<span data-part="count">${votes}</span>)</button>
    </form></li></ol>
  <nav aria-label="Pages"><ul>${[1, 2].map((n) => link('page', `page-${n}`, `&page=${n}`, `${n}`, n === page)).join('')}</ul></nav>
</product-reviews>`
}

const put = async (shown: Shown = {}) => {
  const root = await mount(`<div>${markup(shown)}</div>`)
  const host = await hydrated(root.querySelector('product-reviews') as HTMLElement)
  const linkOf = (key: string) => host.querySelector(`[data-key="${key}"]`) as HTMLAnchorElement
  const status = () => host.querySelector('[data-part=status]')?.textContent
  const heading = () => host.querySelector('[data-part=heading]') as HTMLElement
  const button = () => host.querySelector('[data-part=helpful]') as HTMLButtonElement
  const count = () => host.querySelector('[data-part=count]')?.textContent
  return { root, host, linkOf, status, heading, button, count }
}
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<product-reviews>', () => {
  const start = location.href
  before(() => loadStrings(productReviews.strings))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
    history.replaceState(null, '', start)
  })

  it('shows the reviews with the pressed rating in place, keeps the focus, and adds the address', async () => {
    answer(LOAD, 200, markup({ stars: 5, title: 'Superbe' }))
    const { host, linkOf, status, heading } = await put()
    const shown = nextEvent('reviews:shown', host)
    linkOf('stars-5').focus()
    linkOf('stars-5').click()
    expect(new URL((await shown).detail.url).search).to.equal('?variant=26&stars=5')
    await until(() => heading().textContent === 'Avis : 5', 'the other reviews')
    expect(searchesTo(LOAD)).to.deep.equal(['?variant=26&stars=5&productId=8'])
    expect(document.activeElement).to.equal(linkOf('stars-5'))
    expect(linkOf('stars-5').getAttribute('aria-current')).to.equal('true')
    expect(location.search + location.hash).to.equal('?variant=26&stars=5#reviews')
    await until(() => status() === 'Affichés : 5 étoiles', 'the status')
    expect(await axeFindings(host)).to.deep.equal([])
  })

  for (const [key, from] of [
    ['page-2', {}],
    ['all', { stars: 5 }],
  ] as const)
    it(`moves the focus to the heading after ${key}`, async () => {
      answer(LOAD, 200, markup({ page: 2 }))
      const { linkOf, heading } = await put(from)
      linkOf(key).focus()
      linkOf(key).click()
      await until(() => document.activeElement === heading(), 'the focus')
      expect(heading().textContent).to.equal('Avis : tous')
    })

  it('loads from its own address', async () => {
    answer('GET /fr/own/reviews', 200, markup({ stars: 4 }))
    const { linkOf, heading } = await put({ src: 'src="/fr/own/reviews?kind=short"' })
    linkOf('stars-4').click()
    await until(() => heading().textContent === 'Avis : 4', 'the other reviews')
    expect(searchesTo('GET /fr/own/reviews')).to.deep.equal(['?kind=short&variant=26&stars=4&productId=8'])
  })

  it('shows the reviews that were chosen last, whichever answer arrives first', async () => {
    let release = () => {}
    answer(LOAD, 200, markup({ stars: 5 }), new Promise<void>((resolve) => (release = resolve)))
    answer(LOAD, 200, markup({ stars: 4 }))
    const { host, linkOf, heading } = await put()
    linkOf('stars-5').click()
    await until(() => host.querySelector('[data-part=list]')?.getAttribute('aria-busy') === 'true', 'the wait')
    linkOf('stars-4').click()
    await until(() => heading().textContent === 'Avis : 4', 'the last reviews')
    release()
    await until(() => location.search.includes('stars=4'), 'its address')
    expect(heading().textContent).to.equal('Avis : 4')
  })

  it('loads the reviews before when the shopper navigates back', async () => {
    answer(LOAD, 200, markup({ stars: 5 }))
    answer(LOAD, 200, markup())
    const { linkOf, heading } = await put()
    linkOf('stars-5').click()
    await until(() => heading().textContent === 'Avis : 5', 'the other reviews')
    await until(() => location.search.includes('stars=5'), 'the address')
    history.back()
    await until(() => heading().textContent === 'Avis : tous', 'the reviews before')
  })

  for (const [status, data] of [
    [500, {}],
    [404, '<p>Non</p>'],
    [0, null],
  ] as const)
    it(`keeps the shown reviews after ${status}, and reports the failure`, async () => {
      answer(LOAD, status, data)
      const { host, linkOf, heading } = await put()
      linkOf('stars-5').click()
      await until(() => notices().length === 1, 'the notice')
      expect(notices()[0]?.startsWith('error: ')).to.equal(true)
      expect([heading().textContent, location.href]).to.deep.equal(['Avis : tous', start])
      await until(() => !host.querySelector('[aria-busy]'), 'the end')
    })

  it('leaves links to the browser that page script cancels, and clicks for another tab', async () => {
    const { host, linkOf } = await put()
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    linkOf('stars-5').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    host.addEventListener('reviews:before-show', stay, { once: true })
    linkOf('stars-5').click()
    removeEventListener('click', stay)
    expect(callsTo(LOAD)).to.deep.equal([])
  })

  it('counts a vote once, however often the button is pressed', async () => {
    answer(VOTE, 200, { HelpfulCount: 5 })
    const { host, button, count, status } = await put()
    const counted = nextEvent('review:helpful', host)
    for (let press = 0; press < 3; press += 1) button().click()
    expect((await counted).detail).to.deep.equal({ reviewId: '12', count: 5 })
    await until(() => count() === '5', 'the number')
    button().click()
    expect(callsTo(VOTE)).to.have.length(1)
    expect(button().getAttribute('aria-pressed')).to.equal('true')
    await until(() => status() === 'Merci, votre vote est compté.', 'the status')
  })

  it('sends no vote for a review that has it already', async () => {
    const { button } = await put({ isVoted: true })
    button().click()
    expect(callsTo(VOTE)).to.deep.equal([])
    expect(button().getAttribute('aria-pressed')).to.equal('true')
  })

  for (const [status, data, text] of [
    [500, {}, 'Votre vote n’a pas pu être compté. Réessayez.'],
    [403, { Message: 'Non <b>merci</b>.' }, 'Non <b>merci</b>.'],
  ] as const)
    it(`takes a vote back that the shop answers with ${status}`, async () => {
      answer(VOTE, status, data)
      const { button, count } = await put()
      button().click()
      await until(() => notices().join() === `error: ${text}`, 'the notice')
      await until(() => button().getAttribute('aria-pressed') === 'false', 'the button')
      expect(count()).to.equal('4')
    })

  it('shows hostile text of the shop as it is escaped', async () => {
    answer(LOAD, 200, markup({ stars: 5, title: '&lt;img src=x onerror=alert(1)&gt;' }))
    const { host, linkOf } = await put()
    linkOf('stars-5').click()
    await until(() => host.querySelector('h3')?.textContent === '<img src=x onerror=alert(1)>', 'the text')
    expect(host.querySelector('img')).to.equal(null)
  })
})
