import { expect } from '@open-wc/testing'
import { attributeName, type Field } from '../../runtime/element/attributes.ts'
import { loadStrings } from '../../runtime/text/strings.ts'
import { axeFindings, warningsOf } from '../harness/room.ts'
import { indexes, type Sample, samples } from './samples.ts'

type Properties = HTMLElement & Record<string, unknown>

/** A value of each kind that is not the default. */
function otherValue(field: Field): unknown {
  if (field.kind === 'number') return (field.default as number | undefined) === 7 ? 8 : 7
  if (field.kind === 'flag') return !field.default
  if (field.kind === 'choice') return field.values?.find((word) => word !== field.default) ?? field.default
  return field.kind === 'text' ? 'other text' : field.default
}

const attributesOf = ({ definition }: Sample) => Object.entries(definition.attributes ?? {})

/** Lets microtasks, mutation observers and the first React commit pass. */
const settle = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(requestAnimationFrame)
}

const places: HTMLElement[] = []

async function put(markup: string): Promise<HTMLElement> {
  const place = document.createElement('div')
  places.push(place)
  place.innerHTML = markup
  document.body.append(place)
  await settle()
  return place
}

const first = (place: Element, { tag }: Sample) => place.querySelector(tag) as Properties

/** What a rule must never cause: an element that failed, or an error on the console. */
async function withoutErrors(work: () => Promise<unknown>): Promise<void> {
  const said: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => said.push(words.map(String).join(' '))
  const hear = (event: ErrorEvent) => said.push(event.message)
  addEventListener('error', hear)
  await work().finally(() => {
    console.error = error
    removeEventListener('error', hear)
  })
  expect(said).to.deep.equal([])
}

describe('every tag', () => {
  const early = new Map<string, Properties>()

  before(async () => {
    await loadStrings()
    for (const sample of samples) {
      const element = document.createElement(sample.tag) as unknown as Properties
      for (const [property, field] of attributesOf(sample)) element[property] = otherValue(field)
      early.set(sample.tag, element)
    }
    await Promise.all(Object.values(indexes).map((load) => load()))
  })

  afterEach(async () => {
    for (const place of places.splice(0)) place.remove()
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    await settle()
  })

  for (const sample of samples) {
    const { tag, markup } = sample
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

      it('stands with its documented markup, alone and twice on one page, without an error', () =>
        withoutErrors(async () => {
          const place = await put(markup + markup)
          for (const element of place.querySelectorAll(tag)) expect(element.hasAttribute('data-error')).to.equal(false)
        }))

      it('makes no id twice when it stands twice', async () => {
        const theirs = [...markup.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
        const place = await put(markup + markup)
        const made = [...place.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => !theirs.includes(id))
        expect(made.filter((id, index) => made.indexOf(id) !== index)).to.deep.equal([])
      })

      it('works inside a paragraph, among stray <p> and <br>', () =>
        withoutErrors(async () => {
          const inner = markup.replace(new RegExp(`(<${tag}[^>]*>)`), '$1<p></p><br>')
          const place = await put('<p></p>')
          const template = document.createElement('template')
          template.innerHTML = inner
          place.firstElementChild?.append(template.content)
          await settle()
          expect(first(place, sample).hasAttribute('data-error')).to.equal(false)
        }))

      it('takes children that arrive late', () =>
        withoutErrors(async () => {
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
        const before = [...element.querySelectorAll('*')]
        const there = await put('')
        there.append(element)
        await settle()
        expect([...element.querySelectorAll('*')]).to.deep.equal(before)
      })

      it('does not double in a clone', async () => {
        const place = await put(markup)
        const element = first(place, sample)
        const clone = element.cloneNode(true) as HTMLElement
        const there = await put('')
        there.append(clone)
        await settle()
        const parts = (root: Element) => [...root.querySelectorAll('button, input, select, a')].length
        expect(parts(clone)).to.equal(parts(element))
      })

      it('survives a translator that wraps every text', () =>
        withoutErrors(async () => {
          const place = await put(markup)
          const element = first(place, sample)
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
          const texts: Text[] = []
          while (walker.nextNode()) texts.push(walker.currentNode as Text)
          for (const words of texts) {
            const font = document.createElement('font')
            words.replaceWith(font)
            font.append(words)
          }
          for (const [property, field] of fields) element[property] = otherValue(field)
          await settle()
          expect(element.hasAttribute('data-error')).to.equal(false)
        }))

      it('takes every attribute change while it stands', () =>
        withoutErrors(async () => {
          const element = first(await put(markup), sample)
          for (const [property, field] of fields) {
            element[property] = otherValue(field)
            await settle()
            element[property] = undefined
            await settle()
          }
          expect(element.hasAttribute('data-error')).to.equal(false)
        }))

      it('shows hostile text of its attributes as text', async () => {
        const element = first(await put(markup), sample)
        for (const [property, field] of fields) {
          if (field.kind === 'text') element[property] = '<img src=x data-hostile>'
        }
        await settle()
        expect(document.querySelector('[data-hostile]')).to.equal(null)
      })

      it('takes its listeners and drawings with it when it leaves', async () => {
        const before = listening()
        const place = await put(markup)
        const elements = [...place.querySelectorAll<HTMLElement>(tag)]
        place.remove()
        await settle()
        expect(elements.flatMap((element) => [...element.querySelectorAll('[data-vt-root]')])).to.deep.equal([])
        expect(listening()).to.deep.equal(before)
      })

      it('pleases axe', async () => {
        expect(await axeFindings(await put(markup))).to.deep.equal([])
      })
    })
  }
})

/** Listeners on the document and the window that are neither removed nor aborted, by type. */
const open: { type: string; listener: unknown; target: EventTarget; signal?: AbortSignal | undefined }[] = []

function listening(): string[] {
  return open.filter(({ signal }) => !signal?.aborted).map(({ type }) => type)
}

for (const target of [document, window] as EventTarget[]) {
  const { addEventListener: add, removeEventListener: remove } = target
  target.addEventListener = (type, listener, options) => {
    const signal = typeof options === 'object' && options ? options.signal : undefined
    const isOnce = typeof options === 'object' && options?.once
    if (!isOnce && !open.some((known) => known.type === type && known.listener === listener)) {
      open.push({ type, listener, target, signal })
    }
    add.call(target, type, listener, options)
  }
  target.removeEventListener = (type, listener, options) => {
    const index = open.findIndex(
      (known) => known.type === type && known.listener === listener && known.target === target,
    )
    if (index >= 0) open.splice(index, 1)
    remove.call(target, type, listener, options)
  }
}
