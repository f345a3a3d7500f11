import { expect } from '@open-wc/testing'
import { changeAttributes, clear, first, put, registerAll, settle, touch } from './mounted.ts'
import { samples } from './samples.ts'

/** Puts each text of the page into an element of its own, those that come later too, as a translator does. Returns what ends it. */
function translate(root: Element): () => void {
  const isOwn = (text: Node) => !(text.parentElement?.matches('font, script, style, textarea, option, title') ?? true)
  const wrap = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!isOwn(text) || text.data.trim() === '') continue
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [...addedNodes, target]) wrap(node)
  })
  wrap(root)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/** The failures that elements send from now on. */
function failures(): string[] {
  const seen: string[] = []
  document.addEventListener('element:error', (event) => {
    const { target } = event
    seen.push(`${(target as Element).localName}: ${JSON.stringify((event as CustomEvent).detail)}`)
  })
  return seen
}

describe('in a page that a translator has changed', () => {
  const failed = failures()
  before(registerAll)
  afterEach(clear)

  for (const sample of samples)
    it(`<${sample.tag}> starts, changes and ends, with the focus where it was`, async () => {
      const place = await put('')
      const stop = translate(place)
      place.innerHTML = sample.markup
      await settle()
      touch(place)
      await settle()
      const element = first(place, sample)
      const focused = place.querySelector<HTMLElement>('input:enabled:not([type=hidden]), button:enabled, a[href]')
      focused?.focus()
      const hadFocus = document.activeElement === focused
      await changeAttributes(element, sample)
      const isInPlace = !focused?.isConnected || !hadFocus || document.activeElement === focused
      stop()
      expect([failed.splice(0), element.hasAttribute('data-error'), isInPlace]).to.deep.equal([[], false, true])
    })
})
