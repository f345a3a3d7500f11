import { expect } from '@open-wc/testing'
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { axeFindings, mount, until } from '../../test/harness/component.ts'
import { loadStrings } from '../text/strings.ts'
import { type OpenDialog, openDialog } from './dialog.ts'
import { $openDialogs } from './stack.ts'

const text = (content: string) => document.createTextNode(content)

const html = (markup: string) => {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}

const triggerInPage = () => mount<HTMLButtonElement>('<button type="button">Open</button>')

const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

/** Lets the time pass in which a press counts as the second half of a double click. */
const ripen = () => {
  const { timeStamp } = new Event('now')
  return until(() => new Event('later').timeStamp > timeStamp + 520, 'the time of a double click')
}

/** Whether an element has focus. (Comparing elements would print half the page when it fails.) */
const hasFocus = (element: Element | null | undefined) => document.activeElement === element

const isSettled = (dialog: OpenDialog) => until(() => dialog.element.getAnimations().length === 0)

describe('openDialog', () => {
  before(loadStrings)

  beforeEach(() => setViewport({ width: 900, height: 700 }))

  afterEach(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    await resetMouse()
    await until(() => $openDialogs.get().length === 0)
  })

  it('shows a modal dialog that its heading names', async () => {
    const { element, body } = openDialog({ heading: 'Stock', content: text('Three left') })
    expect(element.matches(':modal')).to.equal(true)
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    expect(label?.textContent).to.equal('Stock')
    expect(body.textContent).to.equal('Three left')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('gives two dialogs ids of their own', () => {
    const [first, second] = [openDialog({ heading: 'One' }), openDialog({ heading: 'Two' })]
    expect(first.heading.id).not.to.equal(second.heading.id)
  })

  it('shows a heading as text, never as HTML', () => {
    const { heading } = openDialog({ heading: '<img src=x onerror="window.pwned = true">' })
    expect(heading.children.length).to.equal(0)
  })

  it('closes by its close button, and focus returns to the trigger [SHELL-29]', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const dialog = openDialog({ heading: 'Stock' })
    expect(dialog.closeButton.textContent).to.equal('Fermer')
    dialog.closeButton.click()
    await dialog.closed
    expect(dialog.element.open).to.equal(false)
    expect(hasFocus(trigger)).to.equal(true)
  })

  it('closes by Escape, and focus returns to the trigger [SHELL-29]', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const dialog = openDialog({ heading: 'Stock' })
    await sendKeys({ press: 'Escape' })
    await dialog.closed
    expect(hasFocus(trigger)).to.equal(true)
  })

  it('closes by a click on the backdrop, and focus returns to the trigger [SHELL-29]', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const dialog = openDialog({ heading: 'Stock' })
    await ripen()
    await sendMouse({ type: 'click', position: [5, 5] })
    await dialog.closed
    expect(hasFocus(trigger)).to.equal(true)
  })

  it('stays when a selection of text ends on the backdrop, and when a press there ends inside', async () => {
    const dialog = openDialog({ heading: 'Stock', content: text('Words to select') })
    await ripen()
    await isSettled(dialog)
    const inside = centre(dialog.body)
    for (const [from, to] of [
      [inside, [5, 5]],
      [[5, 5], inside],
    ] as [number, number][][]) {
      await sendMouse({ type: 'move', position: from as [number, number] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: to as [number, number] })
      await sendMouse({ type: 'up' })
      expect(dialog.element.open).to.equal(true)
    }
    await sendMouse({ type: 'click', position: inside })
    expect(dialog.element.open).to.equal(true)
  })

  it('is not closed by the second half of a double click', async () => {
    const dialog = openDialog({ heading: 'Stock' })
    await sendMouse({ type: 'click', position: [5, 5] })
    expect(dialog.element.open).to.equal(true)
  })

  it('moves for 300 ms; its backdrop fades for 150 ms [LIMIT-090, LIMIT-091]', () => {
    const { element } = openDialog({ heading: 'Stock' })
    expect(getComputedStyle(element).transitionDuration).to.equal('0.3s')
    expect(getComputedStyle(element, '::backdrop').transitionDuration).to.equal('0.15s')
    expect(element.getAnimations().length).to.be.greaterThan(0)
  })

  it('moves and fades nothing when the shopper wants less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const dialog = openDialog({ heading: 'Stock' })
    expect(dialog.element.getAnimations({ subtree: true }).length).to.equal(0)
    dialog.close()
    await dialog.gone
    expect(dialog.element.isConnected).to.equal(false)
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('leaves the page after it has faded', async () => {
    const dialog = openDialog({ heading: 'Stock' })
    await isSettled(dialog)
    dialog.close()
    await dialog.closed
    expect(dialog.element.isConnected).to.equal(true)
    await dialog.gone
    expect(dialog.element.isConnected).to.equal(false)
  })

  it('gets no focus while it fades, which React may restore to it', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const dialog = openDialog({ heading: 'Stock' })
    await isSettled(dialog)
    dialog.close()
    for (const element of [dialog.element, dialog.closeButton]) element.focus()
    expect([hasFocus(trigger), dialog.element.isConnected]).to.deep.equal([true, true])
    await dialog.gone
  })

  it('emits one event when it closes, however it is closed', async () => {
    const ways: ((dialog: OpenDialog) => void)[] = [
      ({ close }) => close(),
      ({ element }) => element.close(),
      ({ element }) => element.removeAttribute('open'),
      ({ element }) => element.remove(),
      ({ close, element }) => {
        element.close()
        close()
        close()
      },
    ]
    for (const way of ways) {
      let times = 0
      const dialog = openDialog({
        heading: 'Stock',
        onClose: () => {
          times += 1
        },
      })
      way(dialog)
      await dialog.closed
      await dialog.gone
      expect(times).to.equal(1)
      expect($openDialogs.get().length).to.equal(0)
    }
  })

  it('closes by a form of method dialog inside', async () => {
    const dialog = openDialog({ heading: 'Sure?', content: html('<form method="dialog"><button>Yes</button></form>') })
    dialog.body.querySelector('button')?.click()
    await dialog.closed
  })

  it('does not close when a file field inside is cancelled or a dialog inside it closes', async () => {
    const dialog = openDialog({ heading: 'Upload', content: html('<input type="file" aria-label="File">') })
    dialog.body.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }))
    dialog.body.dispatchEvent(new Event('close', { bubbles: true }))
    expect(dialog.element.open).to.equal(true)
  })

  it('stacks: Escape closes the upper one only, and focus returns step by step', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const lower = openDialog({ heading: 'Lower', content: html('<button type="button">More</button>') })
    await isSettled(lower)
    const more = lower.body.querySelector('button') as HTMLElement
    const opened = new Promise<OpenDialog>((done) => {
      more.addEventListener('click', () => done(openDialog({ heading: 'Upper' })))
    })
    // A real click: the browser closes dialogs that no shopper asked for together.
    await sendMouse({ type: 'click', position: centre(more) })
    const upper = await opened
    expect($openDialogs.get().indexOf(upper.element)).to.equal(1)
    await sendKeys({ press: 'Escape' })
    await upper.closed
    expect(lower.element.open).to.equal(true)
    expect(hasFocus(more)).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await lower.closed
    expect(hasFocus(trigger)).to.equal(true)
  })

  it('keeps the upper one usable when the lower one closes first; focus then returns to the page', async () => {
    const trigger = await triggerInPage()
    trigger.focus()
    const lower = openDialog({ heading: 'Lower', content: html('<button type="button">More</button>') })
    lower.body.querySelector('button')?.focus()
    const upper = openDialog({ heading: 'Upper', content: html('<input aria-label="Name" autofocus>') })
    lower.close()
    await lower.gone
    expect(hasFocus(upper.body.querySelector('input'))).to.equal(true)
    upper.close()
    expect(hasFocus(trigger)).to.equal(true)
  })

  it('keeps Tab inside', async () => {
    await triggerInPage()
    const dialog = openDialog({ heading: 'Stock', content: html('<a href="#x">Link</a>') })
    const visited = new Set<Element | null>()
    for (let step = 0; step < 4; step += 1) {
      await sendKeys({ press: 'Tab' })
      visited.add(document.activeElement)
    }
    visited.delete(document.body)
    expect([...visited].every((element) => dialog.element.contains(element))).to.equal(true)
    expect(visited.size).to.be.greaterThan(1)
  })

  it('focuses its autofocus element, else itself so that no key presses a button by accident', () => {
    const plain = openDialog({ heading: 'Plain' })
    expect(hasFocus(plain.element)).to.equal(true)
    plain.close()
    openDialog({
      heading: 'Form',
      content: html('<input aria-label="A"><input aria-label="B" autofocus>'),
    })
    expect(document.activeElement?.getAttribute('aria-label')).to.equal('B')
  })

  it('returns focus near the position of a trigger that has left the page, or else to the page area', async () => {
    const page = await mount(
      `<main><ul><li><button id="gone">Remove</button></li><li><button id="next">B</button></li></ul></main>`,
    )
    const find = (id: string) => page.querySelector<HTMLElement>(id)
    find('#gone')?.focus()
    const dialog = openDialog({ heading: 'Sure?' })
    find('#gone')?.closest('li')?.remove()
    dialog.close()
    expect(hasFocus(find('#next'))).to.equal(true)

    const again = openDialog({ heading: 'Sure?' })
    page.replaceChildren('Empty')
    again.close()
    expect(hasFocus(page)).to.equal(true)
    ;(document.activeElement as HTMLElement).blur()
    expect(page.hasAttribute('tabindex')).to.equal(false)
  })

  it('does not let the page behind scroll or jump', async () => {
    const tall = await mount('<div class="tall">Tall</div>')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.tall { block-size: 3000px } ::-webkit-scrollbar { inline-size: 16px }')
    document.adoptedStyleSheets.push(sheet)
    scrollTo(0, 400)
    const before = [scrollY, tall.getBoundingClientRect().width]
    const dialog = openDialog({ heading: 'Stock' })
    await sendMouse({ type: 'move', position: [5, 5] })
    expect([scrollY, tall.getBoundingClientRect().width]).to.deep.equal(before)
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden')
    dialog.close()
    expect([scrollY, tall.getBoundingClientRect().width]).to.deep.equal(before)
    expect(document.documentElement.hasAttribute('data-vt-locked')).to.equal(false)
    document.adoptedStyleSheets.pop()
  })

  it('stays modal when it is moved in the page, and closes when the page removes it', async () => {
    const page = await mount('<div><div class="a"></div><div class="b"></div></div>')
    const dialog = openDialog({ heading: 'Stock', host: page.querySelector('.a') as Element })
    page.querySelector('.b')?.append(dialog.element)
    await until(() => dialog.element.matches(':modal'))
    page.querySelector('.b')?.remove()
    await dialog.closed
    expect($openDialogs.get().length).to.equal(0)
    expect(document.documentElement.hasAttribute('data-vt-locked')).to.equal(false)
  })

  it('fills a narrow screen', async () => {
    await setViewport({ width: 360, height: 640 })
    const dialog = openDialog({ heading: 'Stock', size: 'large' })
    await isSettled(dialog)
    const { width, height } = dialog.element.getBoundingClientRect()
    expect([width, height]).to.deep.equal([360, 640])
  })
})
