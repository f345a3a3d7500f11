import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { mount, until } from '../../../test/harness/component.ts'
import { openDoctor } from './doctor.ts'
import type { Contracts } from './tags.ts'

const hosts = () => [...document.querySelectorAll<HTMLElement>('vitrine-doctor')]

const partOf = <E extends HTMLElement>(selector: string) => hosts()[0]?.shadowRoot?.querySelector<E>(selector)

/** Opens the doctor, and waits for its first content. */
async function open(contracts: Contracts = new Map()): Promise<HTMLElement> {
  await openDoctor(contracts, {})
  await until(() => partOf('section'))
  return hosts()[0] as HTMLElement
}

const close = () => partOf('section button')?.click()

/** The place and the style of the overlay. */
function look(host: HTMLElement) {
  const button = partOf('section button') as HTMLElement
  const { x, y, width, height } = host.getBoundingClientRect()
  const at = button.getBoundingClientRect()
  const { visibility, opacity, textTransform, letterSpacing, direction, fontSize, cursor } = getComputedStyle(button)
  const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
  const styles = { visibility, opacity, textTransform, letterSpacing, direction, fontSize, cursor }
  const pseudos = ['::backdrop', '::before', '::after'].map((name) => getComputedStyle(host, name).display)
  return { at: [x, y, width, height], ...styles, pseudos, hit: hit?.localName }
}

/** Counts the observers that observe, and the listeners of the window and the document. */
function countListening() {
  const restore: (() => void)[] = []
  let count = 0
  const replace = <T extends object>(prototype: T, name: keyof T, by: (...values: unknown[]) => void) => {
    const native = prototype[name] as (...values: unknown[]) => unknown
    Object.assign(prototype, {
      [name](...values: unknown[]) {
        by(...values)
        return native.apply(this, values)
      },
    })
    restore.push(() => Object.assign(prototype, { [name]: native }))
  }
  for (const { prototype } of [MutationObserver, PerformanceObserver] as { prototype: MutationObserver }[]) {
    replace(prototype, 'observe', () => {
      count += 1
    })
    replace(prototype, 'disconnect', () => {
      count -= 1
    })
  }
  replace(window, 'addEventListener', (_name, _listener, options) => {
    count += 1
    const { signal } = options as AddEventListenerOptions
    signal?.addEventListener('abort', () => {
      count -= 1
    })
  })
  return { count: () => count, restore }
}

describe('The overlay of the doctor', () => {
  afterEach(close)

  for (const css of [
    ':not(:defined) { visibility: hidden } :not(:defined) { opacity: 0 }',
    '* { position: relative }',
    '* { all: unset }',
    '* { all: unset !important }',
    'vitrine-doctor { display: none !important; inset: 0 !important; animation: none }',
    'html { text-transform: uppercase; letter-spacing: .3em; font-size: 40px; visibility: hidden; cursor: wait }',
    'html { transform: translateX(50px); filter: blur(1px); opacity: 0.2; direction: rtl; writing-mode: vertical-rl }',
    'html > :not(head, body) { display: none; transform: scale(0.1) }',
    '* { direction: rtl; margin: 9px; padding: 9px; border: 9px solid; transition: all 9s }',
    '::backdrop { background: red } *::before { content: "x"; position: fixed; inset: 0 }',
  ])
    it(`is shown in the same way under ${css}`, async () => {
      const host = await open()
      const before = look(host)
      expect([before.hit, ...before.pseudos]).to.deep.equal(['vitrine-doctor', 'none', 'none', 'none'])
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const after = look(host)
      document.adoptedStyleSheets.pop()
      expect(after).to.deep.equal(before)
    })

  it('is not printed', async () => {
    const host = await open()
    await emulateMedia({ media: 'print' })
    const printed = host.getBoundingClientRect().height
    await emulateMedia({ media: 'screen' })
    expect(printed).to.equal(0)
    expect(host.getBoundingClientRect().height).to.be.above(0)
  })

  it('is opened once, and again after it was closed', async () => {
    await Promise.all([open(), open()])
    expect(hosts()).to.have.length(1)
    close()
    expect(hosts()).to.have.length(0)
    await open()
    expect(hosts()).to.have.length(1)
  })

  it('leaves no listener and no observer after it was closed', async () => {
    const listening = countListening()
    try {
      await open()
      expect(listening.count()).to.be.above(3)
      close()
      expect(listening.count()).to.equal(0)
    } finally {
      for (const undo of listening.restore) undo()
    }
  })

  it('is usable above a modal dialog, and stays when that is closed or removed', async () => {
    const host = await open()
    const dialogs = await mount<HTMLElement>('<div><dialog>One</dialog><dialog>Two</dialog></div>')
    const isUsable = () => look(host).hit === 'vitrine-doctor' && host.matches(':popover-open')
    const [one, two] = dialogs.querySelectorAll('dialog') as unknown as [HTMLDialogElement, HTMLDialogElement]
    one.showModal()
    await until(() => host.parentNode === one)
    expect(isUsable()).to.equal(true)
    two.showModal()
    await until(() => host.parentNode === two)
    two.close()
    await until(() => host.parentNode === one)
    one.remove()
    await until(() => host.parentNode === document.documentElement)
    expect(isUsable()).to.equal(true)
  })

  it('can be folded and closed by keys, and focus is where it was', async () => {
    const field = await mount<HTMLInputElement>('<input aria-label="Field">')
    await open()
    field.focus()
    await sendKeys({ press: 'Tab' })
    const heading = partOf('summary')
    expect(hosts()[0]?.shadowRoot?.activeElement).to.equal(heading)
    await sendKeys({ press: 'Enter' })
    expect(partOf<HTMLDetailsElement>('section > details')?.open).to.equal(false)
    await sendKeys({ press: 'Space' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    expect(hosts()).to.have.length(0)
    expect(document.activeElement).to.equal(field)
  })

  it('marks a tag where it is, also in a page that scrolls smoothly', async () => {
    const place = await mount('<div><p style="block-size: 3000px"></p><sample-mark>Price</sample-mark></div>')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { scroll-behavior: smooth } html > div { display: none }')
    document.adoptedStyleSheets.push(sheet)
    const contract = { isView: false, attributes: [], events: [], parts: {} }
    await open(new Map([['sample-mark', contract]]))
    const name = await until(() => partOf('li button'))
    name.click()
    const mark = partOf('[data-mark]')
    const tag = place.querySelector('sample-mark')
    expect(mark?.getBoundingClientRect().toJSON()).to.deep.equal(tag?.getBoundingClientRect().toJSON())
    expect(mark?.getBoundingClientRect().width).to.be.above(0)
    expect(mark?.getBoundingClientRect().top).to.be.within(0, innerHeight)
    document.adoptedStyleSheets.pop()
  })
})
