import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Clock } from '../../../test/harness/clock.ts'
import { answer, callsTo, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import { gate } from '../../../test/harness/pages.ts'
import { translate } from '../../../test/harness/translator.ts'
import './index.ts'

const CALL = 'GET /api/v1/catalog/search/suggestions'

const vase = (name: string, more: object = {}) => ({ Name: name, Photo: null, ProductUrl: `/fr/${name}`, ...more })

const markup = `<product-search photo-url="/photos/{id}-{size}.webp"><form action="/fr/catalog">
  <input type="search" name="q" aria-label="Search"><button>Go</button></form></product-search>`
const field = (root: ParentNode) => root.querySelector('input') as HTMLInputElement

/** Puts the form into the page and focuses its field. */
const touched = (element: HTMLInputElement) =>
  until(() => element.dispatchEvent(new PointerEvent('pointerover')) && element.role === 'combobox')

async function page(): Promise<HTMLElement> {
  const root = await mount(`<div>${markup}</div>`)
  await touched(field(root))
  return root
}

const names = (root: ParentNode) => [...root.querySelectorAll('[data-part=name]')].map((name) => name.textContent)
const isOpen = (root: ParentNode) => root.querySelector('[data-vt-popup]')?.checkVisibility() ?? false
const host = (root: ParentNode) => root.querySelector('product-search') as HTMLElement

/** Types a text in one input event. */
function write(root: ParentNode, text: string, more: InputEventInit = {}): void {
  field(root).focus()
  field(root).value = text
  field(root).dispatchEvent(new InputEvent('input', { bubbles: true, ...more }))
}

const stay = (event: Event) => event.preventDefault()

describe('<product-search> and its answers', () => {
  const clock = new Clock()
  beforeEach(() => {
    resetShop()
    document.addEventListener('page:before-visit', stay)
  })
  afterEach(() => {
    clock.release()
    document.removeEventListener('page:before-visit', stay)
  })

  it('keeps the old suggestions until the new ones are loaded, and never shows an outdated answer', async () => {
    const [slow, quick] = [gate(), gate()]
    answer(CALL, 200, [vase('Bol')])
    answer(CALL, 200, [vase('Overtaken')], slow.closed)
    answer(CALL, 200, [vase('Vase')], quick.closed)
    const root = await page()
    write(root, 'bo')
    await until(() => isOpen(root))
    clock.hold()
    write(root, 'va')
    clock.pass(100)
    write(root, 'vas')
    clock.pass(100)
    clock.release()
    await until(() => host(root).hasAttribute('data-searching'))
    expect([names(root), callsTo(CALL).length]).to.deep.equal([['Bol'], 3])
    slow.open()
    await Promise.resolve()
    expect(names(root)).to.deep.equal(['Bol'])
    quick.open()
    await until(() => names(root)[0] === 'Vase')
    expect(host(root).hasAttribute('data-searching')).to.equal(false)
  })

  it('keeps its list and the focus at each letter in a page that a translator changes', async () => {
    answer(CALL, 200, [vase('Grand vase')])
    const root = await page()
    const stop = translate(document.body)
    for (const text of ['va', 'vas', 'vase', 'gra']) {
      write(root, text)
      await until(() => root.querySelector('mark')?.textContent?.toLowerCase() === text, text)
      expect([names(root), isOpen(root), document.activeElement]).to.deep.equal([['Grand vase'], true, field(root)])
    }
    stop()
  })

  it('searches at once, then for quick typing only the last text, and a known text not again', async () => {
    answer(CALL, 200, [vase('Vase')])
    const root = await page()
    clock.hold()
    for (const text of ['va', 'vas', 'vase', 'vase ', 'vase l']) write(root, text)
    expect(callsTo(CALL).map(({ query }) => query.q)).to.deep.equal(['va'])
    clock.pass(100)
    expect(callsTo(CALL).map(({ query }) => query.q)).to.deep.equal(['va', 'vase l'])
    clock.release()
    await until(() => isOpen(root))
    write(root, 'vase l')
    await until(() => isOpen(root))
    expect(callsTo(CALL).length).to.equal(2)
  })

  it('does not search letters that are being composed', async () => {
    answer(CALL, 200, [vase('Vase')])
    const root = await page()
    write(root, 'ねこ', { isComposing: true })
    expect(callsTo(CALL).length).to.equal(0)
    field(root).dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(callsTo(CALL).map(({ query }) => query.q)).to.deep.equal(['ねこ'])
  })

  for (const [status, data] of [
    [401, null],
    [404, null],
    [422, { Message: 'No' }],
    [500, 'broken'],
    [0, null],
    [200, { not: 'a list' }],
    [200, '<html>'],
  ] as const) {
    it(`shows no message when the call ends with ${status} ${JSON.stringify(data)}; the form works`, async () => {
      answer(CALL, status, data)
      const root = await page()
      const said = await warningsOf(async () => {
        write(root, 'va')
        await Promise.resolve()
        await until(() => !host(root).hasAttribute('data-searching'))
      })
      const about = said.filter((warning) => warning.includes('No suggestions for "va"'))
      expect([about.length, isOpen(root), root.querySelector('[role=status]')?.textContent]).to.deep.equal([
        1,
        false,
        '',
      ])
      let gone = ''
      document.addEventListener('page:before-visit', (event) => (gone = (event as CustomEvent).detail.url), {
        once: true,
      })
      await sendKeys({ press: 'Enter' })
      expect(gone).to.contain('/fr/catalog?q=va')
    })
  }

  /** Types while there is no connection. */
  const losing = async () => {
    answer(CALL, 0)
    answer(CALL, 200, [vase('Vase')])
    const root = await page()
    await warningsOf(async (said) => {
      write(root, 'va')
      await until(() => said.length === 1)
    })
    return root
  }

  it('searches again when the connection is restored, and the field has kept the focus', async () => {
    const root = await losing()
    window.dispatchEvent(new Event('online'))
    await until(() => isOpen(root))
    expect(names(root)).to.deep.equal(['Vase'])
  })

  for (const [how, leave] of [
    ['the focus has left the field', (root: HTMLElement) => field(root).blur()],
    ['the tag is gone', (root: HTMLElement) => host(root).remove()],
  ] as const)
    it(`does not search again when ${how}`, async () => {
      const root = await losing()
      leave(root)
      await Promise.resolve()
      clock.hold()
      window.dispatchEvent(new Event('online'))
      clock.pass(100)
      expect(callsTo(CALL)).to.have.length(1)
    })

  it('shows hostile names as text, and links only into the shop', async () => {
    answer(CALL, 200, [
      vase('<img src=x data-hostile>', { Category: '<b data-hostile>', Price: '<i data-hostile>' }),
      vase('Script', { ProductUrl: 'javascript:alert(1)' }),
      vase('Elsewhere', { ProductUrl: 'https://elsewhere.example/' }),
    ])
    const root = await page()
    write(root, 'img')
    await until(() => isOpen(root))
    expect(names(root)).to.deep.equal(['<img src=x data-hostile>'])
    expect(root.querySelector('[data-hostile]')).to.equal(null)
  })

  it('shows nothing after the search was sent or the field was left', async () => {
    const late = gate()
    answer(CALL, 200, [vase('Vase')], late.closed)
    const root = await page()
    write(root, 'va')
    await sendKeys({ press: 'Enter' })
    late.open()
    await until(() => !host(root).hasAttribute('data-searching'))
    expect(isOpen(root)).to.equal(false)
  })

  it('stops when it is removed during a request, and works again when it is inserted again', async () => {
    const late = gate()
    answer(CALL, 200, [vase('Vase')], late.closed)
    answer(CALL, 200, [vase('Bol')])
    const root = await page()
    const element = host(root)
    write(root, 'va')
    element.remove()
    await until(() => field(element).getAttribute('role') === null)
    expect(element.querySelector('[data-vt-popup]')).to.equal(null)
    late.open()
    root.append(element)
    write(root, 'bo')
    await until(() => isOpen(root))
    expect(names(root)).to.deep.equal(['Bol'])
    expect(root.querySelectorAll('[role=listbox]').length).to.equal(1)
  })

  it('works twice on a page, and accepts a form that is added later', async () => {
    answer(CALL, 200, [vase('Vase')])
    const root = await mount(
      `<div><section>${markup}</section><section><product-search></product-search></section></div>`,
    )
    const [first, second] = [...root.querySelectorAll('section')] as [HTMLElement, HTMLElement]
    host(second).append(host(first).querySelector('form')?.cloneNode(true) as Node)
    for (const created of second.querySelectorAll('[data-vt-popup]')) created.remove()
    await touched(field(first))
    await touched(field(second))
    write(second, 'va')
    await until(() => isOpen(second))
    expect(isOpen(first)).to.equal(false)
    const ids = [...root.querySelectorAll('[role=listbox]')].map(({ id }) => id)
    expect(new Set(ids).size).to.equal(2)
  })

  it('shows in the field the search of a page that was loaded in place', async () => {
    const here = location.href
    const root = await page()
    history.replaceState(null, '', '/fr/catalog?q=lune')
    document.dispatchEvent(new CustomEvent('page:loaded'))
    expect(field(root).value).to.equal('lune')
    write(root, 'bo')
    history.replaceState(null, '', '/fr/')
    document.dispatchEvent(new CustomEvent('page:loaded'))
    expect(field(root).value).to.equal('bo')
    field(root).blur()
    document.dispatchEvent(new CustomEvent('page:loaded'))
    history.replaceState(null, '', '/fr/catalog?q=nuit')
    document.dispatchEvent(new CustomEvent('page:loaded'))
    expect(field(root).value).to.equal('nuit')
    history.replaceState(null, '', here)
  })
})
