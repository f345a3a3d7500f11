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
  until,
} from '../../../test/harness/component.ts'
import { reviewForm } from './definition.ts'
import './index.ts'

const SEND = 'POST /fr/catalog/reviews/write'

const star = (n: number, error: string) =>
  `<label><input type="radio" name="Rating" value="${n}" data-label="${n} étoiles" ${error && 'aria-invalid="true"'}> ${n} étoiles</label>`

const form = (errors: Record<string, string> = {}) => `<review-form>
  <form method="post" action="/fr/catalog/reviews/write" novalidate>
    <div data-valmsg-summary="true"><ul></ul></div>
    <input type="hidden" name="ProductId" value="8">
    <fieldset><legend>Votre note</legend>${[1, 2, 3, 4, 5].map((n) => star(n, errors.Rating ?? '')).join('')}
      <span data-part="chosen" aria-hidden="true"></span></fieldset>
    <span data-valmsg-for="Rating">${errors.Rating ?? ''}</span>
    <label for="r-Text">Votre avis</label><textarea id="r-Text" name="Text"></textarea>
    <button type="submit">Envoyer</button>
  </form></review-form>`
const thanks = '<review-form><div data-part="answer"><p>Merci !  Votre avis paraîtra.</p></div></review-form>'

const put = async () => {
  const page = await mount(`<div>${form()}</div>`)
  const host = await hydrated(page.querySelector('review-form') as HTMLElement)
  const text = host.querySelector('textarea') as HTMLTextAreaElement
  text.value = 'Belle <b>'
  const starOf = (n: number) => host.querySelector(`[value="${n}"]`) as HTMLInputElement
  const chosen = () => host.querySelector('[data-part=chosen]')?.textContent
  return { host, text, starOf, chosen, button: host.querySelector('button') as HTMLButtonElement }
}
const notices = () => $notices.get().map(({ kind, text }) => `${kind}: ${text}`)

describe('<review-form>', () => {
  before(() => loadStrings(reviewForm.strings))
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('names the chosen stars', async () => {
    const { starOf, chosen } = await put()
    expect(chosen()).to.equal('')
    starOf(4).click()
    await until(() => chosen() === '4 étoiles', 'the name')
    starOf(2).click()
    await until(() => chosen() === '2 étoiles', 'the other name')
  })

  it('sends the review once, and is replaced by the answer', async () => {
    answer(SEND, 200, thanks)
    const { host, starOf, button } = await put()
    expect(await axeFindings(host)).to.deep.equal([])
    starOf(5).click()
    const sent = nextEvent('review:sent', host)
    button.focus()
    for (let press = 0; press < 3; press += 1) button.click()
    expect((await sent).detail).to.deep.equal({ message: 'Merci ! Votre avis paraîtra.' })
    expect(callsTo(SEND).map(({ body }) => body)).to.deep.equal([{ ProductId: '8', Rating: '5', Text: 'Belle <b>' }])
    const shown = await until(() => host.querySelector<HTMLElement>('[data-part=answer]'), 'the answer')
    await until(() => document.activeElement === shown, 'the focus')
    expect([shown.role, host.querySelector('form')]).to.deep.equal(['status', null])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('shows mistakes at their fields, and keeps the text and the stars', async () => {
    answer(SEND, 422, form({ Rating: 'Choisissez une note.' }))
    const { host, text, starOf, button } = await put()
    starOf(3).click()
    button.click()
    await until(
      () => host.querySelector('[data-valmsg-for=Rating]')?.textContent === 'Choisissez une note.',
      'the text',
    )
    expect([text.value, starOf(3).checked]).to.deep.equal(['Belle <b>', true])
    await until(() => (document.activeElement as HTMLInputElement).name === 'Rating', 'the focus')
  })

  for (const status of [403, 429])
    it(`shows the message of a ${status} in the form, and keeps the text`, async () => {
      answer(SEND, status, { Message: 'Non <i>merci</i>.' })
      const { host, text, button } = await put()
      button.click()
      const item = await until(() => host.querySelector('[data-valmsg-summary] li'), 'the summary')
      expect([item.textContent, text.value]).to.deep.equal(['Non <i>merci</i>.', 'Belle <b>'])
    })

  for (const [name, status, data] of [
    ['the connection is lost', 0, null],
    ['the shop fails', 500, '<p>Broken</p>'],
  ] as const)
    it(`shows a notice when ${name}, keeps the text, and can be sent again`, async () => {
      answer(SEND, status, data)
      answer(SEND, 200, { Message: 'C’est noté.' })
      const { host, text, button } = await put()
      button.click()
      await until(() => notices().length === 1, 'the notice')
      expect([notices()[0]?.startsWith('error: '), text.value]).to.deep.equal([true, 'Belle <b>'])
      const sent = nextEvent('review:sent', host)
      button.click()
      expect((await sent).detail).to.deep.equal({ message: 'C’est noté.' })
    })
})
