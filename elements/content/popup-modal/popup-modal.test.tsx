import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openDialog } from '../../../runtime/dialogs/dialog.ts'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock, onWholeSecond } from '../../../test/harness/clock.ts'
import { axeFindings, hydrated, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import { forgetPopups, kept, onceExpiry } from '../../../test/harness/media/popups.ts'
import '../popup-banner/index.ts'
import './index.ts'

const markup = (id: string, more = '') =>
  `<popup-modal popup-id="${id}" ${more}><h2>Catalogue</h2><p>Quarante pages.</p><label>Nom <input></label>
    <button type="button" data-part="dismiss">Plus tard</button></popup-modal>`

let count = 0
const fresh = () => `modal-${++count}`

describe('<popup-modal>', () => {
  const clock = new Clock()
  before(() => loadStrings({ media: 'Media.PopupLabel' }))
  beforeEach(forgetPopups)
  afterEach(() => {
    clock.release()
    for (const dialog of $openDialogs.get()) dialog.close()
  })

  const put = async (html: string) => {
    clock.hold()
    const element = await hydrated(await mount(html))
    await rendered()
    return { element, isOpen: () => element.querySelector('dialog')?.open === true }
  }

  it('opens three seconds after the page [CONTENT-28, LIMIT-062]', async () => {
    const id = fresh()
    const { element, isOpen } = await put(markup(id))
    clock.pass(2_999)
    await rendered()
    expect([isOpen(), element.querySelector('p')?.checkVisibility()]).to.deep.equal([false, false])
    const opened = nextEvent('popup:open', element)
    clock.pass(1)
    expect((await opened).detail).to.deep.equal({ id })
    expect(element.querySelector('dialog')?.matches(':modal')).to.equal(true)
    clock.release()
    expect(await axeFindings()).to.deep.equal([])
  })

  it('has an id and an end, which are stored when it is closed [CONTENT-29, CONTENT-30, CONTENT-31, CONTENT-32]', async () => {
    const id = fresh()
    const { element, isOpen } = await put(markup(id, 'end-datetime="2099-01-31T12:00:00Z"'))
    const { popupId, endDatetime } = element as HTMLElement & { popupId: string; endDatetime: string }
    expect([popupId, endDatetime]).to.deep.equal([id, '2099-01-31T12:00:00Z'])
    clock.pass(3_000)
    await until(isOpen)
    const dismissed = nextEvent('popup:dismiss', element)
    await sendKeys({ press: 'Escape' })
    expect((await dismissed).detail).to.deep.equal({ id })
    expect(kept()).to.deep.equal([{ id, datetime: '2099-01-31T12:00:00Z' }])
  })

  for (const name of ['dialog-close', 'dismiss']) {
    it(`is closed by ${name} and never shown again, while another one is [CONTENT-33, CONTENT-34]`, async () => {
      const [first, other] = [fresh(), fresh()]
      const { element, isOpen } = await put(markup(first))
      clock.pass(3_000)
      await until(isOpen)
      element.querySelector<HTMLElement>(`[data-part=${name}]`)?.click()
      await until(() => !isOpen())
      element.remove()
      const again = await put(markup(first))
      clock.pass(10_000)
      await rendered()
      expect(again.isOpen()).to.equal(false)
      const next = await put(markup(other))
      clock.pass(3_000)
      await until(next.isOpen)
    })
  }

  it('is not shown after its end, and its stored entry is removed [CONTENT-35]', async () => {
    const [over, next] = [fresh(), fresh()]
    writeCookie('notShow', JSON.stringify([{ id: over, datetime: '2020-01-01T00:00:00Z' }]), 1)
    const { isOpen } = await put(markup(fresh(), 'end-datetime="2020-01-01T00:00:00Z"'))
    clock.pass(10_000)
    await rendered()
    expect(isOpen()).to.equal(false)
    const other = await put(markup(next))
    clock.pass(3_000)
    await until(other.isOpen)
    other.element.querySelector<HTMLElement>('[data-part=dismiss]')?.click()
    await until(() => kept().length > 0)
    expect(kept()).to.deep.equal([{ id: next, datetime: '' }])
  })

  it('keeps its cookie for 9999 hours [LIMIT-007, LIMIT-008]', async () => {
    const expiry = onceExpiry('notShow')
    const { element, isOpen } = await put(markup(fresh()))
    clock.pass(3_000)
    await until(isOpen)
    const now = onWholeSecond(() => element.querySelector<HTMLElement>('[data-part=dismiss]')?.click())
    expect(await expiry).to.equal(now + 9_999 * 3_600_000)
  })

  it('waits for an open dialog, and never opens with another popup', async () => {
    const dialog = openDialog({ heading: 'Panier' })
    const [one, other] = [await put(markup(fresh())), await put(markup(fresh()))]
    clock.pass(10_000)
    await rendered()
    expect([one.isOpen(), other.isOpen()]).to.deep.equal([false, false])
    dialog.close()
    await until(() => clock.isDueIn(3_000))
    clock.pass(3_000)
    await until(one.isOpen)
    clock.pass(10_000)
    await rendered()
    expect(other.isOpen()).to.equal(false)
  })

  it('waits for the choice of consent', async () => {
    const asking = document.createElement('consent-banner')
    document.body.append(asking)
    const { isOpen } = await put(markup(fresh()))
    clock.pass(10_000)
    await rendered()
    expect(isOpen()).to.equal(false)
    asking.remove()
  })

  it('waits while the shopper types', async () => {
    const field = await mount<HTMLInputElement>('<input aria-label="Recherche">')
    field.focus()
    const { isOpen } = await put(markup(fresh()))
    clock.pass(3_000)
    await rendered()
    expect(isOpen()).to.equal(false)
    field.blur()
    clock.pass(3_000)
    await until(isOpen)
  })

  it('cancels its delay with the page, and is shown once if it is on the page twice', async () => {
    const id = fresh()
    const { element } = await put(markup(id))
    element.remove()
    await until(() => !clock.isDueIn(3_000), 'its time to end')
    const [one, twin] = [await put(markup(id)), await put(markup(id))]
    clock.pass(3_000)
    await until(one.isOpen)
    one.element.querySelector<HTMLElement>('[data-part=dismiss]')?.click()
    clock.pass(10_000)
    await rendered()
    expect([one.isOpen(), twin.isOpen()]).to.deep.equal([false, false])
  })

  it('does not count as dismissed when it is removed with its page', async () => {
    const { element, isOpen } = await put(markup(fresh()))
    clock.pass(3_000)
    await until(isOpen)
    element.remove()
    await until(() => $openDialogs.get().length === 0)
    expect(kept()).to.deep.equal([])
  })
})
