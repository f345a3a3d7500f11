import { expect } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { openDialog } from '../../../runtime/dialogs/dialog.ts'
import { $notices, dismissNotice, MOST_NOTICES, notify } from '../../../runtime/dialogs/notices.ts'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const put = async (markup = '<notice-stack></notice-stack>') => {
  const host = await mount(markup)
  return { host, region: await until(() => host.querySelector<HTMLElement>('[role=status]')) }
}

const texts = () => [...document.querySelectorAll('[data-part=notice-text]')].map((text) => text.textContent)

const shown = (count: number) => until(() => texts().length === count, `${count} notices`)

const closeOf = (text: string) =>
  [...document.querySelectorAll('[data-part=notice]')]
    .find((notice) => notice.textContent?.includes(text))
    ?.querySelector('button') as HTMLButtonElement

const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

describe('<notice-stack>', () => {
  before(loadStrings)

  const clock = new Clock()
  const hold = () => {
    clock.hold()
    clock.holdClocks(Date.now())
  }

  afterEach(async () => {
    clock.release()
    for (const { id } of $notices.get()) dismissNotice(id)
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    for (const stack of document.querySelectorAll('body > notice-stack')) stack.remove()
    await resetMouse()
    await until(() => $openDialogs.get().length === 0)
  })

  it('shows again the notices from before a reload of the library, once, and those of no other page [ERROR-39]', async () => {
    const reload = () => document.dispatchEvent(new CustomEvent('page:before-reload', { cancelable: true }))
    const leave = () => {
      dispatchEvent(new Event('pagehide'))
      for (const { id } of $notices.get()) dismissNotice(id)
    }
    notify({ kind: 'info', text: 'Left by a link.' })
    leave()
    notify({ kind: 'info', text: 'Stopped.' })
    document.addEventListener('page:before-reload', (event) => event.preventDefault(), { once: true })
    reload()
    leave()
    await put()
    expect($notices.get()).to.deep.equal([])
    notify({ kind: 'success', text: 'Reloaded.' })
    reload()
    leave()
    const { host } = await put()
    await shown(1)
    expect(texts()).to.deep.equal(['Reloaded.'])
    host.remove()
    for (const { id } of $notices.get()) dismissNotice(id)
    await put()
    expect($notices.get()).to.deep.equal([])
  })

  it('has a polite region before its first text, and reads each notice as a whole', async () => {
    const { host, region } = await put()
    expect([
      region.getAttribute('aria-live'),
      region.getAttribute('aria-atomic'),
      region.childElementCount,
    ]).to.deep.equal(['polite', 'false', 0])
    const event = nextEvent('notice:show', host)
    notify({ kind: 'success', title: 'Basket', text: 'Two vases are in it.' })
    expect((await event).detail).to.deep.equal({ kind: 'success', title: 'Basket', text: 'Two vases are in it.' })
    const notice = region.querySelector('[data-part=notice]')
    expect(notice?.getAttribute('aria-atomic')).to.equal('true')
    expect(notice?.querySelector('[data-part=notice-title]')?.textContent).to.equal('Basket')
    expect(await axeFindings()).to.deep.equal([])
  })

  it('announces notices from before its code was loaded only after the region is in the page', async () => {
    notify({ kind: 'error', text: 'Early' })
    const stack = document.querySelector('body > notice-stack')
    expect(stack?.querySelector('[role=status]')?.childElementCount ?? 0).to.equal(0)
    await shown(1)
  })

  it('is added to the page once when the page has none', async () => {
    notify({ kind: 'info', text: 'One' })
    notify({ kind: 'info', text: 'Two' })
    await shown(2)
    expect(document.querySelectorAll('notice-stack').length).to.equal(1)
  })

  it('shows text as text, never as HTML', async () => {
    await put()
    notify({ kind: 'error', title: '<b>Oh</b>', text: '<img src=x onerror="1">' })
    await shown(1)
    expect(texts()).to.deep.equal(['<img src=x onerror="1">'])
    expect(document.querySelector('notice-stack img, notice-stack b') === null).to.equal(true)
  })

  it('closes each by a button with a name, and emits an event', async () => {
    const { host } = await put()
    notify({ kind: 'error', text: 'Broken' })
    const takeBack = notify({ kind: 'info', text: 'By the way' })
    await shown(2)
    expect(closeOf('Broken').textContent?.trim()).to.equal('Fermer')
    const hidden = nextEvent('notice:hide', host)
    closeOf('Broken').click()
    expect((await hidden).detail.text).to.equal('Broken')
    expect(texts()).to.deep.equal(['By the way'])
    takeBack()
    await shown(0)
  })

  it('shows the same text twice in one notice', async () => {
    const { host } = await put()
    notify({ kind: 'error', text: 'Offline' })
    await shown(1)
    const first = document.querySelector('[data-part=notice]')
    const again = nextEvent('notice:show', host)
    notify({ kind: 'error', text: 'Offline' })
    await again
    expect(texts()).to.deep.equal(['Offline'])
    // A new node, so that it is read out again.
    expect(document.querySelector('[data-part=notice]') === first).to.equal(false)
  })

  it('shows five at most: the oldest is removed first, errors last', async () => {
    await put()
    notify({ kind: 'error', text: 'Error' })
    for (const number of [1, 2, 3, 4, 5]) notify({ kind: 'info', text: `Info ${number}` })
    await shown(MOST_NOTICES)
    expect(texts()).to.deep.equal(['Error', 'Info 2', 'Info 3', 'Info 4', 'Info 5'])
  })

  it('closes a notice after its time; errors stay until they are closed', async () => {
    await put('<notice-stack timeout="50"></notice-stack>')
    hold()
    notify({ kind: 'error', text: 'Error' })
    notify({ kind: 'info', text: 'Short' })
    notify({ kind: 'info', text: 'Long', timeout: 0 })
    await shown(3)
    await until(() => clock.isDueIn(50))
    clock.pass(49)
    await rendered()
    await shown(3)
    clock.pass(1)
    await shown(2)
    clock.pass(1_000_000)
    await rendered()
    expect(texts()).to.deep.equal(['Error', 'Long'])
  })

  it('stops the clock while the shopper points at a notice', async () => {
    const { region } = await put()
    hold()
    notify({ kind: 'info', text: 'Read me', timeout: 400 })
    await shown(1)
    await until(() => clock.isDueIn(400))
    clock.pass(150)
    await sendMouse({ type: 'move', position: centre(region) })
    await until(() => !clock.isDueIn(250))
    clock.pass(600)
    await sendMouse({ type: 'move', position: [2, 2] })
    // The rest of its time.
    await until(() => clock.isDueIn(250))
    expect(texts()).to.deep.equal(['Read me'])
    clock.pass(250)
    await shown(0)
  })

  it('stops the clock while the shopper is in a notice by keyboard', async () => {
    await put('<notice-stack timeout="400"></notice-stack>')
    const before = await mount<HTMLElement>('<button type="button">Before</button>')
    document.querySelector('notice-stack')?.before(before)
    before.focus()
    hold()
    notify({ kind: 'info', text: 'Read me' })
    await shown(1)
    await until(() => clock.isDueIn(400))
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement === closeOf('Read me')).to.equal(true)
    await until(() => !clock.isDueIn(400))
    clock.pass(600)
    await sendKeys({ press: 'Shift+Tab' })
    await until(() => clock.isDueIn(400))
    expect(texts()).to.deep.equal(['Read me'])
    clock.pass(400)
    await shown(0)
  })

  it('focuses the next notice after one is closed, then the element that had focus before', async () => {
    await put()
    const before = await mount<HTMLElement>('<button type="button">Before</button>')
    notify({ kind: 'error', text: 'One' })
    notify({ kind: 'error', text: 'Two' })
    await shown(2)
    before.focus()
    closeOf('One').focus()
    await sendKeys({ press: 'Enter' })
    expect(document.activeElement === closeOf('Two')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    expect(texts()).to.deep.equal([])
    expect(document.activeElement === before).to.equal(true)
  })

  it("shows the server's own notices, also those added later, as text", async () => {
    const { host } = await put(
      '<notice-stack><p data-kind="success">Your <b>order</b> stands.</p><p data-kind="odd">Hm</p><p data-kind="info"> </p></notice-stack>',
    )
    await shown(2)
    expect(texts()).to.deep.equal(['Your order stands.', 'Hm'])
    host.append(Object.assign(document.createElement('p'), { textContent: 'Late' }))
    host.lastElementChild?.setAttribute('data-kind', 'error')
    host.append(document.createTextNode(' '))
    await shown(3)
    expect(host.querySelectorAll('p[data-kind]').length).to.equal(0)
  })

  it('is visible, usable and announced while a dialog is open, and moves back after it', async () => {
    const { host, region } = await put()
    const home = host.parentNode
    notify({ kind: 'error', text: 'Before' })
    await shown(1)
    const dialog = openDialog({ heading: 'Stock' })
    notify({ kind: 'error', text: 'While open' })
    await shown(2)
    expect(dialog.element.contains(region)).to.equal(true)
    await until(() => region.getAnimations({ subtree: true }).length === 0)
    await sendMouse({ type: 'click', position: centre(closeOf('While open')) })
    expect(texts()).to.deep.equal(['Before'])
    expect(dialog.element.open).to.equal(true)
    const upper = openDialog({ heading: 'Upper' })
    expect(upper.element.contains(region)).to.equal(true)
    expect(await axeFindings()).to.deep.equal([])
    upper.close()
    expect(dialog.element.contains(region)).to.equal(true)
    dialog.close()
    expect(host.parentNode === home).to.equal(true)
    expect(texts()).to.deep.equal(['Before'])
  })

  it('stays in the page when the page removes the dialog around it', async () => {
    const { host } = await put()
    const dialog = openDialog({ heading: 'Stock' })
    notify({ kind: 'error', text: 'Still here' })
    await shown(1)
    dialog.element.remove()
    await until(() => host.isConnected && !host.closest('dialog'))
    await shown(1)
  })

  it('follows a dialog that the theme opens by itself', async () => {
    const { region } = await put()
    const own = await mount<HTMLDialogElement>('<dialog aria-label="Own"><button>OK</button></dialog>')
    own.showModal()
    await until(() => own.contains(region))
    own.close()
    await until(() => !own.contains(region))
  })

  it('closes a notice by Escape and leaves the dialog around it open', async () => {
    await put()
    const dialog = openDialog({ heading: 'Stock' })
    notify({ kind: 'error', text: 'Error' })
    await shown(1)
    closeOf('Error').focus()
    await sendKeys({ press: 'Escape' })
    expect(texts()).to.deep.equal([])
    expect(dialog.element.open).to.equal(true)
  })

  it('shows nothing twice when two are in the page; the second is used when the first is removed', async () => {
    const page = await mount('<div><notice-stack></notice-stack><notice-stack></notice-stack></div>')
    notify({ kind: 'info', text: 'Once' })
    await shown(1)
    page.firstElementChild?.remove()
    await until(() => page.firstElementChild?.textContent?.includes('Once'))
    expect(texts()).to.deep.equal(['Once'])
  })
})
