import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $openDialogs } from '../../../runtime/dialogs/stack.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import './index.ts'

const MARKUP = `<confirm-dialog message="Remove the vase?" confirm-label="Remove" cancel-label="Keep">
  <button type="button">Delete</button></confirm-dialog>`

/** Puts the markup into the page and counts the clicks and submits that are not cancelled. */
const put = async (markup = MARKUP) => {
  const place = await mount(`<div>${markup}</div>`)
  const host = place.querySelector('confirm-dialog') as HTMLElement
  const done: Event[] = []
  for (const name of ['click', 'submit'])
    place.addEventListener(name, (event) => {
      const isWork = name === 'submit' || (event.target as Element).matches('[type=button], a, a *')
      if (isWork) done.push(event)
      if (name === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
    })
  const press = (selector = 'button') => host.querySelector<HTMLElement>(selector)?.click()
  return { host, done, press, find: <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector) }
}

const question = () => until(() => document.querySelector<HTMLDialogElement>('body > dialog[open]'))
const choose = async (part: string) =>
  (await question()).querySelector<HTMLElement>(`[data-part=dialog-${part}]`)?.click()

describe('<confirm-dialog>', () => {
  before(loadStrings)

  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    await until(() => $openDialogs.get().length === 0)
  })

  it('shows the message with a confirm and a cancel choice [SHELL-01]', async () => {
    const { done, press } = await put()
    press()
    const dialog = await question()
    expect(dialog.getAttribute('role')).to.equal('alertdialog')
    expect(dialog.querySelector('h2')?.textContent).to.equal('Remove the vase?')
    const text = [...dialog.querySelectorAll('[data-part=dialog-actions] button')].map((button) => button.textContent)
    expect(text).to.deep.equal(['Keep', 'Remove'])
    expect(done.length).to.equal(0)
    expect(await axeFindings()).to.deep.equal([])
  })

  it('yields true when confirmed, and does the work once [SHELL-02]', async () => {
    const { host, done, press } = await put()
    const result = nextEvent('confirm:result', host)
    press()
    await choose('confirm')
    expect((await result).detail).to.deep.equal({ confirmed: true })
    await until(() => done.length === 1)
    expect(document.activeElement === host.querySelector('button')).to.equal(true)
  })

  for (const [way, act] of [
    ['cancel', () => choose('cancel')],
    ['the close button', () => choose('close')],
    ['Escape', async () => (await question()) && sendKeys({ press: 'Escape' })],
    ['native close()', async () => (await question()).close()],
  ] as [string, () => Promise<unknown>][]) {
    it(`yields false by ${way}, and does nothing [SHELL-03, SHELL-29]`, async () => {
      const { host, done, press } = await put()
      const result = nextEvent('confirm:result', host)
      press()
      await act()
      expect((await result).detail).to.deep.equal({ confirmed: false })
      expect(done.length).to.equal(0)
      expect(document.activeElement === host.querySelector('button')).to.equal(true)
    })
  }

  it('focuses the safe choice first, so that Enter twice deletes nothing', async () => {
    const { host, done } = await put()
    host.querySelector('button')?.focus()
    await sendKeys({ press: 'Enter' })
    await question()
    expect(document.activeElement?.textContent).to.equal('Keep')
    const result = nextEvent('confirm:result', host)
    await sendKeys({ press: 'Enter' })
    expect((await result).detail.confirmed).to.equal(false)
    expect(done.length).to.equal(0)
  })

  it('has default text in the culture, and a title above the question when one is given', async () => {
    const { press } = await put(
      '<confirm-dialog heading="Basket" message="Empty it?"><button type="button">x</button></confirm-dialog>',
    )
    press()
    const dialog = await question()
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect([dialog.querySelector('h2')?.textContent, described?.textContent]).to.deep.equal(['Basket', 'Empty it?'])
    expect(
      [...dialog.querySelectorAll('[data-part=dialog-actions] button')].map((button) => button.textContent),
    ).to.deep.equal(['Annuler', 'Confirmer'])
  })

  it('asks before a form inside is sent, by its button and by Enter, and sends it with its button', async () => {
    const { host, done, find } = await put(`<confirm-dialog message="Send?"><form>
      <label>Name <input name="name"></label><button name="act" value="go">Go</button></form></confirm-dialog>`)
    find<HTMLInputElement>('input')?.focus()
    await sendKeys({ press: 'Enter' })
    await choose('confirm')
    const submit = (await until(() => done[0])) as SubmitEvent
    expect(submit.submitter?.getAttribute('value')).to.equal('go')
    expect(document.activeElement === find('input')).to.equal(true)
    find<HTMLFormElement>('form')?.requestSubmit()
    await choose('cancel')
    await expectNoMore(host, done, 1)
  })

  it('asks nothing while the form is invalid: the browser shows why', async () => {
    const { done, press } = await put(
      '<confirm-dialog message="Send?"><form><input required aria-label="Name"><button>Go</button></form></confirm-dialog>',
    )
    press()
    expect(document.querySelector('dialog') === null).to.equal(true)
    expect(done.length).to.equal(0)
  })

  it('follows a link in the way it was clicked', async () => {
    const { done, find } = await put('<confirm-dialog message="Leave?"><a href="/fr/"><b>Home</b></a></confirm-dialog>')
    find('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    await choose('confirm')
    expect(((await until(() => done[0])) as MouseEvent).ctrlKey).to.equal(true)
  })

  it('asks only for the slotted trigger when there is one', async () => {
    const { done, press } =
      await put(`<confirm-dialog message="Sure?"><button type="button" class="other">Other</button>
      <span slot="trigger"><button type="button" class="asks">Delete</button></span></confirm-dialog>`)
    press('.other')
    expect(done.length).to.equal(1)
    press('.asks')
    await question()
    expect(done.length).to.equal(1)
  })

  it('asks once for a double click', async () => {
    const { press } = await put()
    press()
    press()
    await question()
    expect(document.querySelectorAll('dialog').length).to.equal(1)
  })

  it('closes the question when the element is removed from the page', async () => {
    const { host, done, press } = await put()
    press()
    const dialog = await question()
    host.remove()
    await until(() => !dialog.open)
    expect(done.length).to.equal(0)
  })

  it('shows hostile text as text', async () => {
    const { host, press } = await put()
    host.setAttribute('message', '<img src=x onerror="1">')
    host.setAttribute('confirm-label', '<b>Yes</b>')
    await rendered()
    press()
    expect((await question()).querySelector('img, b') === null).to.equal(true)
  })
})

/** After the answer, counts that the action has not run again. */
async function expectNoMore(host: HTMLElement, done: Event[], times: number): Promise<void> {
  await until(() => $openDialogs.get().length === 0)
  await new Promise(requestAnimationFrame)
  expect([host.isConnected, done.length]).to.deep.equal([true, times])
}
