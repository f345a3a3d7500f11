import { expect } from '@open-wc/testing'
import axe from 'axe-core'
import { answer, resetShop, until } from '../../harness/component.ts'
import { ask } from '../ask.ts'
import { clear, frames, put, registerByLoader, settle, touch } from '../mounted.ts'
import { everyTag, samples } from '../samples.ts'
import { friendlyShop } from '../touch.ts'
import { SHEETS, themeSheet } from './sheets.ts'

/** Marks the nodes of the server's markup: all others are the library's own. */
const SERVER = 'data-server'

function marked(markup: string): string {
  const template = document.createElement('template')
  template.innerHTML = markup
  for (const element of template.content.querySelectorAll('*')) element.setAttribute(SERVER, '')
  return template.innerHTML
}

/** The tags that cover the page before they have loaded, or reload it. */
const COVERING = ['initial-loader', 'page-loader']

// A browser sends this when sizes change again after they were observed, as by a new style sheet: it observes them in the
// next frame. Mocha would end the tests.
addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation()
})

const tested = samples.filter(({ tag }) => !COVERING.includes(tag))

const isVisible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

const dialogIsOpen = () => document.querySelector('dialog[open]:not([data-state=loading])')

const SUGGESTION = {
  Name: 'Vase Lune',
  Photo: null,
  ProductUrl: '/fr/catalog/product/7/vase-lune',
  Price: '24,00 €',
  Category: 'Vases',
}

/** Opens the dialog, the panel or the list of a tag, if it has one that a press or an event opens. */
async function open(place: Element, tag: string): Promise<void> {
  const element = place.querySelector<HTMLElement>(tag) as HTMLElement
  if (tag === 'cart-confirm') {
    document.dispatchEvent(new CustomEvent('Catalog:AddedToShoppingCart', { detail: { Name: 'Vase Lune' } }))
    await until(dialogIsOpen, 'the confirmation')
  } else if (tag === 'product-search') {
    resetShop()
    answer('GET /api/v1/catalog/search/suggestions', 200, [SUGGESTION])
    const field = element.querySelector('input') as HTMLInputElement
    field.focus()
    await until(() => field.role === 'combobox', 'the field of suggestions')
    field.value = 'vase'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'vase' }))
    await until(() => element.querySelector('[role=option]'), 'the suggestions')
  } else if (tag.endsWith('-select')) {
    element.querySelector('select')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  } else if (tag === 'confirm-dialog') {
    element.querySelector('button')?.click()
    await until(dialogIsOpen, 'the question')
  } else {
    for (const trigger of element.querySelectorAll<HTMLElement>(
      '[aria-haspopup], [data-part=toggle], [data-part=trigger]',
    ))
      trigger.click()
    if (/modal|panel/.test(tag)) element.toggleAttribute('open', true)
  }
  await settle()
  await frames()
}

const ownOf = (place: Element): Element[] =>
  [...document.body.querySelectorAll(`:not([${SERVER}], script, svg *, option)`)].filter(
    (element) => (place.contains(element) || element.closest('dialog, [data-vt-popup]')) && element !== place,
  )

/** The ground and the text of an element, as they are computed. */
function pair(element: Element): string {
  const { color, backgroundColor } = getComputedStyle(element)
  return `${color} on ${backgroundColor}`
}

/** True if an element has the ground and the text that the theme gives to each element of this name. */
function isThemes(element: Element): boolean {
  const plain = document.createElement(element.localName)
  if (plain instanceof HTMLAnchorElement) plain.href = '#'
  document.body.append(plain)
  const isSame = pair(plain) === pair(element)
  plain.remove()
  return isSame
}

/** Everything on which the contrast of a text depends: an element that equals a checked one needs no check. */
function contrastKey(element: Element): string {
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  const grounds: string[] = []
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(around)
    grounds.push(`${backgroundColor} ${backgroundImage} ${opacity}`)
  }
  return [color, fontSize, fontWeight, ...new Set(grounds)].join(' | ')
}

const readable = new Set<string>()

/** The elements whose text is hard to read, except for those with the pair of the theme. */
async function unreadable(own: readonly Element[]): Promise<string[]> {
  const texts = own.filter((element) => isVisible(element) && [...element.childNodes].some(isText))
  const unknown = new Map(texts.map((element) => [contrastKey(element), element]))
  for (const known of readable) unknown.delete(known)
  if (unknown.size === 0) return []
  const { violations } = await axe.run(
    { include: [...unknown.values()] },
    { runOnly: ['color-contrast'], elementRef: true },
  )
  const found = violations
    .flatMap(({ nodes }) => nodes)
    .filter(({ element }) => element && own.includes(element) && !isThemes(element))
  for (const each of unknown.keys()) if (found.length === 0) readable.add(each)
  return found.map(({ html, any }) => `${html.slice(0, 100)}: ${any[0]?.message}`)
}

const isText = (node: Node) => node instanceof Text && node.data.trim() !== ''

/** The buttons whose content does not fit. */
const clipped = (own: readonly Element[]): string[] =>
  own
    .filter((element) => element.localName === 'button' && isVisible(element))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100))

/** The pairs of the buttons in each row of actions: primary and secondary ones differ. */
const ranks = (own: readonly Element[]): string[] =>
  own
    .filter((element) => /actions$/.test(element.getAttribute('data-part') ?? ''))
    .map((row) => [...row.children].map(pair))
    .map((pairs) => pairs.map((one) => pairs.indexOf(one)).join(' '))

/** The icons of buttons that are the borders of their pseudo-elements. */
const icons = (own: readonly Element[]): string[] =>
  own
    .filter((element) => element.localName === 'button')
    .flatMap((button) => ['::before', '::after'].map((pseudo) => getComputedStyle(button, pseudo)))
    .map(({ content, borderTopWidth, borderBottomWidth }) =>
      [content, borderTopWidth !== '0px', borderBottomWidth !== '0px'].join(' '),
    )

/** Lists without marks that keep the space for them. */
const indented = (own: readonly Element[]): string[] =>
  own
    .filter((element) => element.matches('ul, ol'))
    .filter((list) => {
      const { listStyleType, paddingInlineStart } = getComputedStyle(list)
      return listStyleType === 'none' && paddingInlineStart !== '0px'
    })
    .map((list) => list.outerHTML.slice(0, 100))

const isInline = (element: Element) => getComputedStyle(element).display === 'inline'

describe('Under the style sheets of others', () => {
  let sheet: Awaited<ReturnType<typeof themeSheet>>
  before(async () => {
    sheet = await themeSheet()
    await registerByLoader(...everyTag.map(({ tag }) => tag))
  })
  beforeEach(friendlyShop)
  afterEach(clear)
  after(() => sheet.remove())

  for (const { tag, markup } of tested) {
    it(`<${tag}> is readable, fits, and keeps what belongs together`, async () => {
      const place = await put(marked(markup))
      touch(place)
      await frames()
      await open(place, tag)
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map(({ finished }) => finished),
      )
      const own = ownOf(place)
      const element = place.querySelector(tag) as Element
      const before = { icons: icons(own), ranks: ranks(own), isInline: isInline(element) }
      const questions = Object.entries(SHEETS).map(([name, css]) => [
        `under ${name}`,
        async () => {
          sheet.use(css)
          const found = {
            unreadable: await unreadable(own),
            clipped: clipped(own),
            indented: indented(own),
            icons: icons(own),
            ranks: ranks(own),
            isInline: isInline(element),
          }
          expect(found).to.deep.equal({ unreadable: [], clipped: [], indented: [], ...before })
        },
      ])
      await ask(Object.fromEntries(questions)).finally(() => sheet.use(''))
      place.querySelector(tag)?.removeAttribute('open')
    })
  }
})
