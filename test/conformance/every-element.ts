import { expect } from '@open-wc/testing'
import { attributeName } from '../../runtime/element/attributes.ts'
import { axeFindings, hydrateAll, warningsOf } from '../harness/component.ts'
import { stillOpen } from './leaks.ts'
import { attributesOf, clear, first, frames, otherValue, type Properties, put, registerAll, settle } from './mounted.ts'
import type { Sample } from './samples.ts'

/**
 * What a rule must never cause, in the frames that follow either: an error, or any line on the console. `isWrong`: a
 * warning is in its place.
 */
async function silently(work: () => Promise<unknown>, isWrong = false): Promise<void> {
  const said: string[] = []
  const { error, warn, info, log } = console
  const note = (...values: unknown[]) => void said.push(values.map(String).join(' '))
  Object.assign(console, { error: note, warn: isWrong ? () => {} : note, info: note, log: note })
  const onFailure = (event: ErrorEvent | PromiseRejectionEvent) =>
    said.push(String('reason' in event ? event.reason : event.message))
  addEventListener('error', onFailure)
  addEventListener('unhandledrejection', onFailure)
  await work()
    .then(frames)
    .finally(() => {
      Object.assign(console, { error, warn, info, log })
      removeEventListener('error', onFailure)
      removeEventListener('unhandledrejection', onFailure)
    })
  expect(said).to.deep.equal([])
}

/** A page has one of these: a second one is warned about. */
const ONCE_A_PAGE = ['page-loader']

/** Nothing that axe finds, and each button has a name that can be read. */
async function isAccessible(markup: string): Promise<HTMLElement> {
  const place = await put(markup)
  await frames()
  // What fades in has no contrast on its way.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  expect(await axeFindings(place)).to.deep.equal([])
  for (const button of place.querySelectorAll('button')) {
    expect(button.ariaLabel ?? button.textContent, button.outerHTML).to.match(/\p{L}{2}/u)
  }
  return place
}

/** The rules that hold for each of these tags. */
export function testElements(samples: readonly Sample[]): void {
  const early = new Map<string, Properties>()

  before(async function () {
    // The first run compiles the code of all tags.
    this.timeout(60_000)
    for (const sample of samples) {
      const element = document.createElement(sample.tag) as unknown as Properties
      for (const [property, field] of attributesOf(sample)) element[property] = otherValue(field)
      early.set(sample.tag, element)
    }
    await registerAll()
  })

  afterEach(clear)

  for (const sample of samples) {
    const { tag, markup, further } = sample
    const fields = attributesOf(sample)

    describe(`<${tag}>`, () => {
      it('takes over properties that were set before its code came', () => {
        const element = early.get(tag) as Properties
        customElements.upgrade(element)
        for (const [property, field] of fields) {
          expect(element[property], property).to.deep.equal(otherValue(field))
          expect(Object.hasOwn(element, property), property).to.equal(false)
        }
      })

      it('reads attributes as HTML does; a removed one is its default', () => {
        const element = document.createElement(tag) as Properties
        for (const [property, field] of fields) {
          const name = attributeName(property)
          const value = otherValue(field)
          element.setAttribute(
            name,
            field.kind === 'flag' ? '' : field.kind === 'json' ? JSON.stringify(value) : String(value),
          )
          expect(element[property], name).to.deep.equal(field.kind === 'flag' ? true : value)
          element.removeAttribute(name)
          expect(element[property], name).to.deep.equal(field.default)
        }
      })

      it('warns once of a wrong value and uses the default', async () => {
        const strict = fields.filter(([, { kind }]) => ['number', 'choice', 'json'].includes(kind))
        const element = document.createElement(tag) as Properties
        const warnings = await warningsOf(() => {
          for (const [property] of [...strict, ...strict]) {
            element.setAttribute(attributeName(property), '{wrong')
            element.removeAttribute(attributeName(property))
            element.setAttribute(attributeName(property), '{wrong')
          }
        })
        expect(warnings.length).to.equal(strict.length)
        for (const [property, field] of strict) expect(element[property], property).to.deep.equal(field.default)
      })

      it('renders with its documented markup, twice on one page, and says nothing', () =>
        silently(async () => {
          const place = await put(markup + markup)
          for (const element of place.querySelectorAll(tag)) expect(element.hasAttribute('data-error')).to.equal(false)
        }, ONCE_A_PAGE.includes(tag)))

      it('makes no id twice when it is there twice', async () => {
        const theirs = [...markup.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
        const place = await put(markup + markup)
        const made = [...place.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !theirs.includes(id))
        expect(made.filter((id, index) => made.indexOf(id) !== index)).to.deep.equal([])
      })

      it('works inside a paragraph, among stray <p> and <br>', () =>
        silently(async () => {
          const inner = markup.replace(new RegExp(`(<${tag}[^>]*>)`), '$1<p></p><br>')
          const place = await put('<p></p>')
          const template = document.createElement('template')
          template.innerHTML = inner
          place.firstElementChild?.append(template.content)
          await settle()
          expect(first(place, sample).hasAttribute('data-error')).to.equal(false)
        }))

      it('takes children that arrive late', () =>
        silently(async () => {
          const template = document.createElement('template')
          template.innerHTML = markup
          const element = template.content.querySelector(tag) as HTMLElement
          const children = [...element.childNodes]
          element.replaceChildren()
          const place = await put('')
          place.append(template.content)
          await settle()
          for (const child of children) {
            first(place, sample).append(child)
            await settle()
          }
          expect(first(place, sample).hasAttribute('data-error')).to.equal(false)
        }))

      it('keeps its nodes in a move', async () => {
        const place = await put(markup)
        const element = first(place, sample)
        // Not while it moves: what a view creates would be new.
        hydrateAll(place)
        await settle()
        const before = [...element.querySelectorAll('*')]
        const there = await put('')
        there.append(element)
        await settle()
        const after = [...element.querySelectorAll('*')]
        // Nodes are compared here: a runner that prints them would follow the whole page.
        expect([after.length, after.every((node, index) => node === before[index])]).to.deep.equal([
          before.length,
          true,
        ])
      })

      it('does not double in a clone', async () => {
        const place = await put(markup)
        const element = first(place, sample)
        const clone = element.cloneNode(true) as HTMLElement
        const there = await put('')
        there.append(clone)
        await settle()
        const parts = (root: Element) => [...root.querySelectorAll('button, input, select, a')].length
        expect(parts(clone)).to.be.at.most(parts(element))
      })

      it('survives a translator that wraps every text', () =>
        silently(async () => {
          const place = await put(markup)
          const element = first(place, sample)
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const texts: Text[] = []
          while (walker.nextNode()) texts.push(walker.currentNode as Text)
          for (const text of texts) {
            const font = document.createElement('font')
            text.replaceWith(font)
            font.append(text)
          }
          for (const [property, field] of fields) element[property] = otherValue(field)
          await settle()
          expect(element.hasAttribute('data-error')).to.equal(false)
        }, true))

      it('takes every attribute change while it is mounted', () =>
        silently(async () => {
          const element = first(await put(markup), sample)
          for (const [property, field] of fields) {
            element[property] = otherValue(field)
            await settle()
            element[property] = undefined
            await settle()
          }
          expect(element.hasAttribute('data-error')).to.equal(false)
        }, true))

      it('shows hostile text of its attributes as text', async () => {
        const element = first(await put(markup), sample)
        for (const [property, field] of fields) {
          if (field.kind === 'text') element[property] = '<img src=x data-hostile>'
        }
        await settle()
        expect(document.querySelectorAll('[data-hostile]').length).to.equal(0)
      })

      it('takes its listeners, timers and drawings with it when it leaves', async () => {
        const before = stillOpen()
        const place = await put(markup)
        const elements = [...place.querySelectorAll<HTMLElement>(tag)]
        await frames()
        place.remove()
        await frames()
        expect(elements.some((element) => element.querySelector('[data-vt-root]'))).to.equal(false)
        expect(stillOpen()).to.deep.equal(before)
      })

      it('pleases axe, and names its buttons in text', () => isAccessible(markup))

      for (const [index, example] of further.entries()) {
        it(`shows its further example ${index + 1} without an error, and accessibly`, async () => {
          const place = await isAccessible(example)
          const elements = [...place.querySelectorAll(tag)]
          expect(elements.some((element) => element.hasAttribute('data-error'))).to.equal(false)
        })
      }
    })
  }
}
