import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, hydrated, mount, nextEvent, rendered, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

type Modal = HTMLElement & { open: boolean; heading: string; size: string }

const MARKUP = `<a href="#sizes">Sizes</a><button type="button" data-modal="sizes">Sizes too</button>
  <modal-dialog id="sizes" heading="Our sizes"><p>Measure twice.</p><label>Height <input name="height"></label></modal-dialog>`

const put = async (markup = MARKUP) => {
  const place = await mount(`<div>${markup}</div>`)
  const host = place.querySelector('modal-dialog') as Modal
  const dialog = await until(() => host.querySelector('dialog'))
  return { place, host, dialog, find: <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) }
}

describe('<modal-dialog>', () => {
  before(loadStrings)

  beforeEach(resetShop)

  afterEach(async () => {
    for (const modal of document.querySelectorAll<Modal>('modal-dialog')) modal.open = false
    history.replaceState(null, '', location.pathname + location.search)
    await until(() => $openDialogs.get().length === 0)
  })

  it('keeps its content out of the page until it is opened by a link or a button', async () => {
    const { host, dialog, find } = await put()
    expect(find('p')?.checkVisibility()).to.equal(false)
    for (const trigger of ['a', 'button']) {
      const opened = nextEvent('modal:open', host)
      find(trigger)?.click()
      await opened
      expect(dialog.matches(':modal')).to.equal(true)
      expect(dialog.querySelector('h2')?.textContent).to.equal('Our sizes')
      expect(find('p')?.checkVisibility()).to.equal(true)
      const closed = nextEvent('modal:close', host)
      dialog.close()
      await closed
      expect(document.activeElement === find(trigger)).to.equal(true)
    }
    expect(location.hash).to.equal('')
  })

  it('passes axe, open and closed', async () => {
    const { host, find } = await put()
    expect(await axeFindings()).to.deep.equal([])
    host.open = true
    await rendered()
    await until(() => find('dialog')?.getAnimations().length === 0)
    expect(await axeFindings()).to.deep.equal([])
  })

  for (const [way, act] of [
    ['its close button', (dialog) => dialog.querySelector<HTMLElement>('[data-part=dialog-close]')?.click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['the property', (dialog) => Object.assign(dialog.parentElement as Modal, { open: false })],
    ['the attribute', (dialog) => dialog.parentElement?.removeAttribute('open')],
  ] as [string, (dialog: HTMLDialogElement) => unknown][]) {
    it(`closes by ${way}, and its attribute, property and event agree [SHELL-29]`, async () => {
      const { host, dialog, find } = await put()
      find('a')?.focus()
      find('a')?.click()
      await rendered()
      expect([host.open, host.hasAttribute('open')]).to.deep.equal([true, true])
      let times = 0
      host.addEventListener('modal:close', () => {
        times += 1
      })
      await act(dialog)
      await until(() => times === 1)
      expect([host.open, host.hasAttribute('open'), dialog.open]).to.deep.equal([false, false, false])
      expect(document.activeElement === find('a')).to.equal(true)
    })
  }

  it('opens by its attribute in the markup, by its property, and again after it was closed', async () => {
    const { host, dialog } = await put('<modal-dialog open heading="Hello">Hi</modal-dialog>')
    expect(dialog.open).to.equal(true)
    dialog.close()
    await until(() => !host.open)
    host.open = true
    await rendered()
    expect(dialog.matches(':modal')).to.equal(true)
    dialog.close()
    await until(() => !host.open)
    host.setAttribute('open', '')
    await rendered()
    expect(dialog.matches(':modal')).to.equal(true)
  })

  it('opens when the address names it, so that a link that was followed before the code loaded is not lost', async () => {
    history.replaceState(null, '', '#sizes')
    const { dialog } = await put()
    await until(() => dialog.open)
  })

  it('ignores links to other targets and clicks for a new tab', async () => {
    const { dialog, find } = await put(`<a class="far" href="/elsewhere#sizes">x</a>${MARKUP}`)
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    find('.far')?.click()
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    find('[href="#sizes"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(dialog.open).to.equal(false)
  })

  it('keeps the very nodes of the server, with typed text, while it opens and closes', async () => {
    const { place, host, dialog } = await put()
    const input = place.querySelector('input') as HTMLInputElement
    host.open = true
    await rendered()
    input.value = '30 cm'
    dialog.close()
    await until(() => !host.open)
    host.open = true
    await rendered()
    expect(place.querySelector('input') === input).to.equal(true)
    expect(input.value).to.equal('30 cm')
  })

  it('accepts children that are added later, and new HTML from script', async () => {
    const { host } = await put()
    host.append(Object.assign(document.createElement('p'), { className: 'late' }))
    await until(() => host.querySelector('dialog .late'))
    host.innerHTML = '<p class="new">New</p>'
    await until(() => host.querySelector('dialog .new'))
    expect(host.querySelector('.late') === null).to.equal(true)
    host.open = true
    await rendered()
    expect(host.querySelector('dialog')?.matches(':modal')).to.equal(true)
  })

  it('follows changes of its heading and size; without a heading the content names it', async () => {
    const { host, dialog } = await put('<modal-dialog><h3>Care</h3><p>By hand.</p></modal-dialog>')
    const label = () => document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(label()?.localName).to.equal('h3')
    expect(dialog.querySelector('h2')?.checkVisibility()).to.equal(false)
    host.heading = '<b>Care</b> & use'
    host.size = 'large'
    await rendered()
    expect(label()?.textContent).to.equal('<b>Care</b> & use')
    expect(dialog.dataset.size).to.equal('large')
  })

  it('restores its content when it is removed, and moves it again when it is inserted again', async () => {
    const { host, place } = await put()
    host.open = true
    await rendered()
    host.remove()
    await until(() => host.querySelector('dialog') === null)
    expect(host.firstElementChild?.textContent).to.equal('Measure twice.')
    expect($openDialogs.get().length).to.equal(0)
    place.append(host)
    await until(() => host.querySelector('dialog p'))
    expect(host.querySelectorAll('dialog').length).to.equal(1)
  })

  it('stays open while the page moves it', async () => {
    const { host, place, dialog } = await put()
    host.open = true
    await rendered()
    const there = document.createElement('section')
    place.append(there)
    there.append(host)
    await until(() => dialog.matches(':modal'))
    expect(host.open).to.equal(true)
  })

  it('works once in a clone, open or not', async () => {
    const { host, place } = await put()
    host.open = true
    await rendered()
    const clone = host.cloneNode(true) as Modal
    host.open = false
    clone.id = 'clone'
    place.append(clone)
    await hydrated(clone)
    await rendered()
    expect(clone.querySelectorAll('dialog, h2, input').length).to.equal(3)
    expect(clone.querySelector('dialog')?.matches(':modal')).to.equal(true)
  })

  it('stacks: one opens from inside another, and they close one by one', async () => {
    const { place, host } = await put(`<modal-dialog id="outer" heading="Outer"><a href="#inner">More</a>
      <modal-dialog id="inner" heading="Inner"><p>Deep</p></modal-dialog></modal-dialog>`)
    host.open = true
    await rendered()
    const inner = (await until(() => place.querySelector('#inner dialog'))) as HTMLDialogElement
    place.querySelector<HTMLElement>('[href="#inner"]')?.click()
    await until(() => $openDialogs.get().length === 2)
    inner.close()
    await until(() => $openDialogs.get().length === 1)
    expect(host.open).to.equal(true)
    expect(document.activeElement?.textContent).to.equal('More')
  })

  it('lets a form inside answer and close it', async () => {
    const { host, place } = await put(
      '<modal-dialog heading="Ask"><form method="dialog"><button value="yes">Yes</button></form></modal-dialog>',
    )
    host.open = true
    await rendered()
    const closed = nextEvent('modal:close', host)
    place.querySelector<HTMLElement>('[value=yes]')?.click()
    await closed
    expect(host.querySelector('dialog')?.returnValue).to.equal('yes')
  })
})
