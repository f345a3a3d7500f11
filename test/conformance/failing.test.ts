import { expect } from '@open-wc/testing'
import { ask } from './ask.ts'
import { built, clear, first, forgetFilters, type Properties, put, registerAll, settle, touch } from './mounted.ts'
import { type Sample, samples } from './samples.ts'

type View = (props: { host: Element }) => unknown
type Library = { overrideView(tag: string, override: (View: View) => View): void }

let broken: string | undefined

const isView = ({ tag }: Sample) => Symbol.for('vitrine.view') in (customElements.get(tag)?.prototype ?? {})

/** An element without the changes that nested tags make in themselves. */
function bare(element: Element): Element {
  const clone = element.cloneNode(true) as Element
  for (const nested of clone.querySelectorAll('*')) {
    if (!nested.localName.includes('-')) continue
    nested.replaceChildren()
    for (const name of nested.getAttributeNames()) nested.removeAttribute(name)
  }
  const comments = document.createNodeIterator(clone, NodeFilter.SHOW_COMMENT)
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove()
  clone.removeAttribute('data-error')
  // Neither has a visible effect.
  if (clone.getAttribute('style') === '') clone.removeAttribute('style')
  clone.querySelector(':scope > [data-vt-root]:empty')?.remove()
  clone.normalize()
  return clone
}

/** The server's HTML, in a document in which no tag is defined. */
function sent(markup: string, sample: Sample): Element {
  const page = document.implementation.createHTMLDocument('')
  page.body.innerHTML = markup
  return bare(first(page.body, sample))
}

/** The order of attributes does not count. */
function expectSame(element: Element, server: Element): void {
  const shown = bare(element)
  if (!shown.isEqualNode(server)) expect(shown.outerHTML).to.equal(server.outerHTML)
}

async function failuresOf(tag: string, work: () => Promise<unknown>): Promise<string[]> {
  const failures: string[] = []
  const note = (event: Event) => {
    const { detail } = event as CustomEvent
    if (detail.tag === tag) failures.push(detail.message)
  }
  const { error } = console
  console.error = () => {}
  document.addEventListener('element:error', note)
  await work().then(settle)
  document.removeEventListener('element:error', note)
  console.error = error
  return failures
}

const isStarted = (element: Properties) => element.hasAttribute('data-hydrated')

const countOf = (place: Element, tag: string) => place.querySelectorAll(tag).length

describe('every tag whose view throws', () => {
  before(async () => {
    const { overrideView } = (await built('vitrine.js')) as Library
    for (const { tag } of samples)
      overrideView(tag, (View) => (props) => {
        if (tag === broken) throw new Error('broken')
        return View(props)
      })
    await registerAll()
  })
  afterEach(async () => {
    broken = undefined
    await clear()
    await forgetFilters()
  })

  for (const sample of samples) {
    const { tag, markup, definition } = sample
    it(`<${tag}> is the server’s HTML, at once and later`, async () => {
      if (!isView(sample)) return
      const server = sent(markup, sample)
      const show = async () => {
        const place = await put(markup)
        touch(place)
        await settle()
        return place
      }
      await ask({
        'is left as it was sent when its view throws at once, and says so once': async () => {
          broken = tag
          let place: Element | undefined
          const failures = await failuresOf(tag, async () => {
            place = await show()
          })
          const element = first(place as Element, sample)
          expect(failures).to.deep.equal(Array.from({ length: countOf(place as Element, tag) }, () => 'Error: broken'))
          expect(isStarted(element)).to.equal(false)
          expectSame(element, server)
        },
        'is restored when its view throws later': async () => {
          broken = undefined
          await clear()
          const element = first(await show(), sample)
          if (definition.mount === 'replace' || !isStarted(element) || !('markup' in element)) return
          broken = tag
          const inside = document.createElement('div')
          inside.innerHTML = markup
          await failuresOf(tag, async () => {
            element.markup = first(inside, sample).innerHTML
          })
          expect(isStarted(element)).to.equal(false)
          expectSame(element, server)
        },
      })
    })
  }
})
