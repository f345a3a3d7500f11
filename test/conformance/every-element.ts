import { expect } from '@open-wc/testing'
import { attributeName } from '../../runtime/element/attributes.ts'
import { axeFindings, until, warningsOf } from '../harness/component.ts'
import { ask, silently } from './ask.ts'
import { stillOpen } from './leaks.ts'
import {
  attributesOf,
  clear,
  first,
  frames,
  otherValue,
  type Properties,
  put,
  registerAll,
  settle,
  touch,
} from './mounted.ts'
import type { Sample } from './samples.ts'

/** Tags of which a page may have one: a second one is warned about. */
const ONCE_A_PAGE = ['page-loader']

/** Properties that r2wc sets on an element. */
const OWN_NAMES = ['model', 'container']

/** Tags that submit a form's value use HTML's own names. */
const FIELD_NAMES = ['name', 'value']

const isOwnName = (name: string) =>
  (name in HTMLElement.prototype || OWN_NAMES.includes(name)) && !FIELD_NAMES.includes(name)

const works = (element: Element) => expect(element.hasAttribute('data-error')).to.equal(false)

/** Expects no violation by axe, and a name for each button. */
async function isAccessible(place: HTMLElement): Promise<void> {
  // Content that fades in has no contrast at first.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  expect(await axeFindings(place)).to.deep.equal([])
  for (const button of place.querySelectorAll('button')) {
    expect(button.ariaLabel ?? button.textContent, button.outerHTML).to.match(/\p{L}{2}/u)
  }
}

/** `early` is an element that had other values before its code was loaded. */
const withoutPage = (sample: Sample, early: Properties) => ({
  'has attributes and methods that clash with nothing of HTML': () => {
    const { attributes, methods } = sample.definition
    expect(Object.keys({ ...attributes, ...methods }).filter(isOwnName)).to.deep.equal([])
  },
  'takes over properties that were set before its code came': () => {
    customElements.upgrade(early)
    for (const [property, field] of attributesOf(sample)) {
      expect(early[property], property).to.deep.equal(otherValue(field))
      expect(Object.hasOwn(early, property), property).to.equal(false)
    }
  },
  'reads attributes as HTML does; a removed one is its default': () => {
    const element = document.createElement(sample.tag) as Properties
    for (const [property, field] of attributesOf(sample)) {
      const name = attributeName(property)
      const value = otherValue(field)
      // JSON has no `undefined`.
      if (value === undefined) continue
      const written = { flag: '', json: JSON.stringify(value) }[field.kind as string]
      element.setAttribute(name, written ?? String(value))
      expect(element[property], name).to.deep.equal(field.kind === 'flag' ? true : value)
      element.removeAttribute(name)
      expect(element[property], name).to.deep.equal(field.default)
    }
  },
  'warns once of a wrong value and uses the default': async () => {
    const strict = attributesOf(sample).filter(([, { kind }]) => ['number', 'choice', 'json'].includes(kind))
    const element = document.createElement(sample.tag) as Properties
    const warnings = await warningsOf(async (said) => {
      for (const [property] of [...strict, ...strict]) {
        element.setAttribute(attributeName(property), '{wrong')
        element.removeAttribute(attributeName(property))
        element.setAttribute(attributeName(property), '{wrong')
      }
      // Their sentences are a file of their own, which is fetched with the first warning.
      await until(() => said.length >= strict.length, 'the warnings')
      await settle()
    })
    expect(warnings, warnings.join(' | ')).to.have.length(strict.length)
    for (const [property, field] of strict) expect(element[property], property).to.deep.equal(field.default)
  },
})

/** Each needs a mounting of its own. */
const eachMounted = (sample: Sample) => ({
  'renders twice on one page, says nothing, and makes no id twice': () =>
    silently(async () => {
      const { tag, markup } = sample
      const theirs = [...markup.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
      const place = await put(markup + markup)
      place.querySelectorAll(tag).forEach(works)
      const made = [...place.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !theirs.includes(id))
      expect(made.filter((id, index) => made.indexOf(id) !== index)).to.deep.equal([])
    }, ONCE_A_PAGE.includes(sample.tag)),
  'works inside a paragraph, among stray <p> and <br>': () =>
    silently(async () => {
      const place = await put('<p></p>')
      const template = document.createElement('template')
      template.innerHTML = sample.markup.replace(new RegExp(`(<${sample.tag}[^>]*>)`), '$1<p></p><br>')
      place.firstElementChild?.append(template.content)
      await settle()
      works(first(place, sample))
    }),
  'takes children that arrive late': () =>
    silently(async () => {
      const template = document.createElement('template')
      template.innerHTML = sample.markup
      const children = [...(template.content.querySelector(sample.tag) as Element).childNodes]
      template.content.querySelector(sample.tag)?.replaceChildren()
      const place = await put('')
      place.append(template.content)
      await settle()
      for (const child of children) {
        first(place, sample).append(child)
        await settle()
      }
      works(first(place, sample))
    }),
  ...Object.fromEntries(
    sample.further.map((example, index) => [
      `shows its further example ${index + 1} without an error, and accessibly`,
      async () => {
        const place = await put(example)
        await frames()
        await isAccessible(place)
        place.querySelectorAll(sample.tag).forEach(works)
      },
    ]),
  ),
})

const cleared = (questions: Record<string, () => Promise<unknown>>) =>
  Object.fromEntries(
    Object.entries(questions).map(([question, answer]) => [question, () => answer().finally(clear)] as const),
  )

/** Wraps each text of an element, as a translator does. */
function translate(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

function onceMounted(sample: Sample) {
  const { tag, markup } = sample
  const fields = attributesOf(sample)
  let before: string[]
  let place: HTMLElement
  const element = () => first(place, sample)
  return {
    'renders with its documented markup and says nothing': () => {
      before = stillOpen()
      return silently(async () => {
        place = await put(markup)
        works(element())
      })
    },
    'pleases axe, and names its buttons in text': () => isAccessible(place),
    'does not double in a clone': async () => {
      const clone = element().cloneNode(true) as HTMLElement
      const there = await put('')
      there.append(clone)
      await settle()
      const parts = (root: Element) => [...root.querySelectorAll('button, input, select, a')].length
      expect(parts(clone)).to.be.at.most(parts(element()))
      there.remove()
    },
    'keeps its nodes in a move': async () => {
      // Only after the last change: nodes that a view creates, or that an answer of the shop adds, would be new.
      touch(place)
      await frames()
      await settle()
      const nodes = [...element().querySelectorAll('*')]
      const there = await put('')
      there.append(...place.childNodes)
      place = there
      await settle()
      const after = [...element().querySelectorAll('*')]
      // Nodes are compared here: a runner that prints them would print the whole page.
      const isSame = after.every((node, index) => node === nodes[index])
      expect([after.length, isSame]).to.deep.equal([nodes.length, true])
    },
    'takes every attribute change while it is mounted': () =>
      silently(async () => {
        for (const [property, field] of fields) {
          element()[property] = otherValue(field)
          await settle()
          element()[property] = undefined
          await settle()
        }
        works(element())
      }, true),
    'shows hostile text of its attributes as text': async () => {
      for (const [property, field] of fields) {
        if (field.kind === 'text') element()[property] = '<img src=x data-hostile>'
      }
      await settle()
      expect(document.querySelectorAll('[data-hostile]').length).to.equal(0)
    },
    'survives a translator that wraps every text': () =>
      silently(async () => {
        translate(element())
        for (const [property, field] of fields) element()[property] = otherValue(field)
        await settle()
        works(element())
      }, true),
    'takes its listeners, timers and drawings with it when it leaves': async () => {
      const elements = [...place.querySelectorAll<HTMLElement>(tag)]
      place.remove()
      await frames()
      expect(elements.some((each) => each.querySelector('[data-vt-root]'))).to.equal(false)
      expect(stillOpen()).to.deep.equal(before)
    },
  }
}

export function testElements(samples: readonly Sample[]): void {
  const early = new Map<string, Properties>()

  before(async () => {
    for (const sample of samples) {
      const element = document.createElement(sample.tag) as unknown as Properties
      for (const [property, field] of attributesOf(sample)) element[property] = otherValue(field)
      early.set(sample.tag, element)
    }
    await registerAll()
  })

  afterEach(clear)

  for (const sample of samples) {
    it(`<${sample.tag}> keeps the rules of every tag`, async () => {
      await ask({
        ...withoutPage(sample, early.get(sample.tag) as Properties),
        ...cleared(eachMounted(sample)),
        ...onceMounted(sample),
      })
    })
  }
}
