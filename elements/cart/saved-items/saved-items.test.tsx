import { expect } from '@open-wc/testing'
import { $notices, dismissNotice } from '../../../runtime/dialogs/notices.ts'
import {
  answer,
  axeFindings,
  calls,
  callsTo,
  hydrated,
  mount,
  rendered,
  resetShop,
  until,
} from '../../../test/harness/component.ts'
import './index.ts'

const SAVED = 'POST /fr/shoppingcarts/saved'
const NAMES: Record<number, string> = { 4: 'Vase', 5: 'Bol', 6: 'Plat' }

const row = (id: number) => `<li data-saved-id="${id}" data-item-name="${NAMES[id]}">${NAMES[id]}
  <form method="post" action="/fr/shoppingcarts/saved"><input type="hidden" name="Token" value="t${id}">
  <button name="return" value="${id}">Remettre ${NAMES[id]}</button>
  <button name="forget" value="${id}">Oublier ${NAMES[id]}</button></form></li>`
const list = (...ids: number[]) =>
  `<saved-items><section aria-label="Gardé"><ul>${ids.map(row).join('')}</ul></section></saved-items>`
const page = (...ids: number[]) => `<!DOCTYPE html><html lang="fr"><main><h1>Panier</h1>${list(...ids)}</main></html>`

const open = async (...ids: number[]) => hydrated(await mount(list(...ids)))
const line = (host: Element) => host.querySelector<HTMLElement>('[data-part=undo]:not([hidden])')
const restore = (host: Element) => host.querySelector<HTMLButtonElement>('[data-part=restore]')
const said = (host: Element) => host.querySelector('[role=status]')?.textContent
const forget = (host: Element, id: number) =>
  host.querySelector<HTMLButtonElement>(`button[name=forget][value="${id}"]`) as HTMLButtonElement
const rows = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[data-saved-id]')].map((each) => each.dataset.savedId)
const bodies = () => callsTo(SAVED).map(({ body }) => body)

function gated(): { gate: Promise<void>; release(): void } {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release: () => release() }
}

describe('<saved-items>', () => {
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  it('removes a product in place, and restores it by one press', async () => {
    answer(SAVED, 200, list(5))
    answer(SAVED, 200, list(4, 5))
    const host = await open(4, 5)
    forget(host, 4).focus()
    forget(host, 4).click()
    await until(() => line(host)?.textContent === '« Vase » n’est plus dans votre sélection pour plus tard. Annuler')
    expect(rows(host)).to.deep.equal(['5'])
    expect(said(host)).to.equal('« Vase » n’est plus dans votre sélection pour plus tard.')
    expect(document.activeElement).to.equal(forget(host, 5))
    expect(await axeFindings(host)).to.deep.equal([])
    restore(host)?.click()
    await until(() => rows(host).join() === '4,5', 'the product')
    await until(() => said(host) === '« Vase » est de nouveau dans votre sélection pour plus tard.', 'what was done')
    expect([line(host), document.activeElement]).to.deep.equal([null, host])
    expect(bodies()).to.deep.equal([
      { Token: 't4', forget: '4' },
      { Token: 't4', restore: '4' },
    ])
  })

  it('keeps the button when the last product is removed, and accepts a whole page as the answer', async () => {
    answer(SAVED, 200, '')
    answer(SAVED, 200, page(4))
    const host = await open(4)
    forget(host, 4).click()
    const button = await until(() => restore(host))
    expect(rows(host)).to.deep.equal([])
    button.click()
    await until(() => rows(host).join() === '4', 'the product')
  })

  it('restores a product once, however often the button is pressed', async () => {
    answer(SAVED, 200, list(5))
    answer(SAVED, 200, list(4, 5))
    const host = await open(4, 5)
    forget(host, 4).click()
    const button = await until(() => restore(host))
    button.click()
    button.click()
    await until(() => rows(host).length === 2)
    await rendered()
    expect(bodies()).to.deep.equal([
      { Token: 't4', forget: '4' },
      { Token: 't4', restore: '4' },
    ])
  })

  it('sends one press after the other, each once, and keeps the button of the last', async () => {
    const { gate, release } = gated()
    answer(SAVED, 200, list(5, 6), gate)
    answer(SAVED, 200, list(6))
    const host = await open(4, 5, 6)
    forget(host, 4).click()
    await until(() => host.querySelector('[data-saved-id="4"]')?.getAttribute('aria-busy') === 'true')
    forget(host, 4).click()
    forget(host, 5).click()
    await rendered()
    expect(bodies()).to.deep.equal([{ Token: 't4', forget: '4' }])
    release()
    await until(() => rows(host).join() === '6' && line(host), 'the last')
    expect(line(host)?.textContent).to.contain('Bol')
    expect(bodies()).to.deep.equal([
      { Token: 't4', forget: '4' },
      { Token: 't5', forget: '5' },
    ])
    expect(host.querySelector('[aria-busy]')).to.equal(null)
  })

  it('has no button while the next product is being removed, and none after the page sent another list', async () => {
    const { gate, release } = gated()
    answer(SAVED, 200, list(5, 6))
    answer(SAVED, 200, list(6), gate)
    const host = await open(4, 5, 6)
    forget(host, 4).click()
    await until(() => restore(host))
    forget(host, 5).click()
    await until(() => !line(host), 'the button to go')
    release()
    await until(() => line(host)?.textContent?.includes('Bol'), 'the next button')
    Object.assign(host, { markup: '<ul></ul>' })
    await until(() => !line(host), 'the button to go with its list')
  })

  it('shows the reason of a refusal, and keeps the product', async () => {
    answer(SAVED, 500, {})
    answer(SAVED, 200, list())
    answer(SAVED, 404, { Message: 'Introuvable.' })
    const host = await open(4)
    forget(host, 4).click()
    const notice = await until(() => $notices.get()[0], 'the notice')
    expect(notice.text).to.equal('Le serveur ne répond pas comme prévu. Réessayez dans un instant.')
    expect([rows(host).join(), line(host)]).to.deep.equal(['4', null])
    await until(() => !host.querySelector('[aria-busy]'), 'the end')
    forget(host, 4).click()
    ;(await until(() => restore(host))).click()
    await until(() => $notices.get().some(({ text }) => text === 'Introuvable.'), 'the reason')
    expect(line(host)).to.equal(null)
  })

  it('ignores the other buttons of a product', async () => {
    const host = await open(4)
    let isLeft: boolean | undefined
    const note = (event: Event) => {
      isLeft = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('submit', note)
    host.querySelector<HTMLButtonElement>('button[name=return]')?.click()
    document.removeEventListener('submit', note)
    expect([isLeft, calls.length]).to.deep.equal([true, 0])
  })
})
