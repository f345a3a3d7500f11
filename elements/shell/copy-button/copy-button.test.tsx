import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { openDialog } from '../../../runtime/dialogs/dialog.ts'
import { loadStrings, t } from '../../../runtime/text/strings.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, rendered, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const MARKUP = '<copy-button text="BIENVENUE-10"><button type="button">Copy</button></copy-button>'

const copied: string[] = []
let isRefused = false
let hasOldWay = true
const { execCommand } = document

const put = async (markup = MARKUP) => {
  const place = await mount(`<div>${markup}</div>`)
  const host = place.querySelector('copy-button') as HTMLElement
  return { place, host, button: host.querySelector('button') as HTMLButtonElement }
}

const noticeIn = (host: Element) => host.querySelector<HTMLElement>('[data-part=copy-notice]')
const isSeen = (host: Element) => noticeIn(host)?.dataset.state === 'shown'
const text = (host: Element) => noticeIn(host)?.querySelector('[role=status]')?.textContent

/** Clicks, and waits until the copy is done. */
async function copyBy(button: HTMLElement): Promise<string> {
  const done = nextEvent<CustomEvent<{ text: string }>>('copy:done')
  button.click()
  return (await done).detail.text
}

describe('<copy-button>', () => {
  const clock = new Clock()

  /** Advances the clock, and waits until the view has rendered. */
  const pass = async (milliseconds: number) => {
    clock.pass(milliseconds)
    await rendered()
  }

  before(loadStrings)

  beforeEach(() => {
    copied.length = 0
    isRefused = false
    hasOldWay = true
    const writeText = async (text: string) => {
      if (isRefused) throw new DOMException('Refused', 'NotAllowedError')
      copied.push(text)
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    document.execCommand = () => {
      const field = document.activeElement
      if (hasOldWay && field instanceof HTMLTextAreaElement) copied.push(`old way: ${field.value}`)
      return hasOldWay
    }
    clock.hold()
  })

  afterEach(() => {
    clock.release()
    Reflect.deleteProperty(navigator, 'clipboard')
    document.execCommand = execCommand
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  })

  it('copies its text, and emits an event [SHELL-05]', async () => {
    const { button } = await put(
      '<copy-button text="<b>10 %</b> &amp;"><button type="button"><i>Copy</i></button></copy-button>',
    )
    expect(await copyBy(button.querySelector('i') as HTMLElement)).to.equal('<b>10 %</b> &')
    expect(copied).to.deep.equal(['<b>10 %</b> &'])
  })

  it('copies the present value of the field, or the text of the element, that it names', async () => {
    const { place, button } = await put(
      `<input id="link" value="a"><p id="text"> Vase <b>Lune</b> </p>${MARKUP.replace('text="BIENVENUE-10"', 'for="link"')}`,
    )
    ;(place.querySelector('#link') as HTMLInputElement).value = 'typed'
    expect(await copyBy(button)).to.equal('typed')
    place.querySelector('copy-button')?.setAttribute('for', 'text')
    await rendered()
    expect(await copyBy(button)).to.equal('Vase Lune')
  })

  it('shows its notice 100 ms after the copy, not before [LIMIT-019]', async () => {
    const { host, button } = await put()
    await copyBy(button)
    await pass(99)
    expect([isSeen(host), text(host)]).to.deep.equal([false, ''])
    await pass(1)
    expect([isSeen(host), text(host)]).to.deep.equal([true, t('Shell.Copied')])
    expect(noticeIn(host)?.matches(':popover-open')).to.equal(true)
    clock.release()
    await until(() => noticeIn(host)?.getAnimations().length === 0)
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('hides the notice at 2 s [LIMIT-020] and removes it at 2.5 s [LIMIT-021]', async () => {
    const { host, button } = await put()
    await copyBy(button)
    await pass(1_999)
    expect(isSeen(host)).to.equal(true)
    await pass(1)
    expect(isSeen(host)).to.equal(false)
    await until(() => getComputedStyle(noticeIn(host) as Element).opacity === '0')
    await pass(499)
    expect(noticeIn(host) === null).to.equal(false)
    await pass(1)
    expect(noticeIn(host) === null).to.equal(true)
    expect(clock.waiting).to.equal(0)
  })

  it('shows one notice for a double click, and restarts its time', async () => {
    const { host, button } = await put()
    await copyBy(button)
    await pass(1_900)
    await copyBy(button)
    expect(host.querySelectorAll('[data-part=copy-notice]').length).to.equal(1)
    await pass(1_999)
    expect(isSeen(host)).to.equal(true)
    await pass(501)
    expect(noticeIn(host) === null).to.equal(true)
  })

  it('works by keyboard, and leaves focus on the button', async () => {
    const { host, button } = await put()
    button.focus()
    const done = nextEvent('copy:done')
    await sendKeys({ press: 'Enter' })
    await done
    await pass(150)
    expect(isSeen(host)).to.equal(true)
    expect(document.activeElement === button).to.equal(true)
  })

  it('copies by the older method where the page has no clipboard, and restores focus and selection', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    const { place, button } = await put(`<p>Selected</p>${MARKUP}`)
    button.focus()
    getSelection()?.selectAllChildren(place.querySelector('p') as Element)
    await copyBy(button)
    expect(copied).to.deep.equal(['old way: BIENVENUE-10'])
    expect(document.activeElement === button).to.equal(true)
    expect(String(getSelection())).to.equal('Selected')
    expect(place.querySelectorAll('textarea').length).to.equal(0)
  })

  it('selects the text in its place and says so when the browser refuses', async () => {
    isRefused = true
    hasOldWay = false
    const { host, button } = await put(
      `<code id="code">BIENVENUE-10</code>${MARKUP.replace('text="BIENVENUE-10"', 'for="code"')}`,
    )
    let isDone = false
    host.addEventListener('copy:done', () => {
      isDone = true
    })
    button.click()
    await until(() => noticeIn(host))
    await pass(10_000)
    expect(text(host)).to.equal(t('Shell.CopyByHand'))
    expect(isSeen(host)).to.equal(true)
    expect(String(getSelection())).to.equal('BIENVENUE-10')
    expect(isDone).to.equal(false)
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await until(() => noticeIn(host) === null)
  })

  it('shows a field with the text when there is nothing to select, and removes it by Escape', async () => {
    isRefused = true
    hasOldWay = false
    const { host, button } = await put()
    button.focus()
    button.click()
    await until(() => noticeIn(host))
    await pass(100)
    const field = host.querySelector('input') as HTMLInputElement
    expect(document.activeElement === field).to.equal(true)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).to.equal('BIENVENUE-10')
    clock.release()
    await until(() => noticeIn(host)?.getAnimations().length === 0)
    expect(await axeFindings(host)).to.deep.equal([])
    await sendKeys({ press: 'Escape' })
    expect(noticeIn(host) === null).to.equal(true)
    expect(document.activeElement === button).to.equal(true)
  })

  it('can be used in an open dialog, which stays open at Escape', async () => {
    isRefused = true
    hasOldWay = false
    const { host, button } = await put()
    const dialog = openDialog({ heading: 'Share', content: host })
    button.click()
    await until(() => noticeIn(host))
    await pass(100)
    expect(document.activeElement?.getAttribute('data-part')).to.equal('copy-field')
    await sendKeys({ press: 'Escape' })
    expect([dialog.element.open, noticeIn(host)]).to.deep.equal([true, null])
  })

  it('keeps the notice within the window', async () => {
    isRefused = true
    hasOldWay = false
    const { host, button } = await put()
    document.body.style.direction = 'rtl'
    button.click()
    await until(() => noticeIn(host))
    await pass(100)
    const { left, right, top } = (noticeIn(host) as Element).getBoundingClientRect()
    document.body.style.direction = ''
    expect(left).to.be.at.least(0)
    expect(top).to.be.at.least(0)
    expect(right).to.be.at.most(innerWidth)
  })

  it('accepts a button that is added later, keeps two apart, and ignores a click that was cancelled', async () => {
    const { place } = await put('<copy-button text="one"></copy-button><copy-button text="two"></copy-button>')
    const [one, two] = place.children as unknown as [HTMLElement, HTMLElement]
    for (const host of [one, two]) host.append(document.createElement('button'))
    await rendered()
    expect(await copyBy(two.firstElementChild as HTMLElement)).to.equal('two')
    await until(() => noticeIn(two), 'the notice')
    expect(noticeIn(one)).to.equal(null)
    one.firstElementChild?.addEventListener('click', (event) => event.preventDefault())
    ;(one.firstElementChild as HTMLElement).click()
    expect(copied).to.deep.equal(['two'])
  })

  it('warns of an id that is not on the page, and copies nothing', async () => {
    const { host, button } = await put(MARKUP.replace('text="BIENVENUE-10"', 'for="nowhere"'))
    const warnings = await warningsOf(() => button.click())
    expect(warnings.length).to.equal(1)
    expect([copied, noticeIn(host)]).to.deep.equal([[], null])
  })

  it('leaves no notice and no timer when it is removed, also while it copies', async () => {
    const { host, button } = await put()
    await copyBy(button)
    host.remove()
    await until(() => noticeIn(host) === null)
    expect(clock.waiting).to.equal(0)
    const busy = await put()
    busy.button.click()
    busy.host.remove()
    await until(() => copied.length === 2)
    await until(() => noticeIn(busy.host) === null)
    expect(clock.waiting).to.equal(0)
  })
})
