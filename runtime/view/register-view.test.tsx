import { expect } from '@open-wc/testing'
import { createElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { mount, until, warningsOf } from '../../test/harness/component.ts'
import { choice, flag, json, number, text } from '../element/attributes.ts'
import { type Definition, defineElement, event } from '../element/define.ts'
import { useMethods } from './hooks.ts'
import { registerView, type ViewProps } from './register-view.tsx'
import { Slot } from './slot.tsx'

let count = 0
const effects: string[] = []

const sample = <M extends Definition['mount']>(mountKind: M) =>
  defineElement({
    tag: `vt-view-${++count}` as const,
    summary: 'A view of the tests.',
    mount: mountKind,
    load: 'eager',
    attributes: {
      label: text('Some text.'),
      isOpen: flag('A flag.'),
      amount: number('A number.', 1),
      mode: choice('A word.', ['light', 'dark'], 'light'),
      items: json<unknown[]>('A list.', []),
      productID: text('An acronym.'),
    },
    events: { 'thing:before-go': event('Comes first.', { id: number('An id.') }), 'thing:gone': event('Came.') },
    methods: { reset: 'Counts from zero.' },
  })

type Sample = ReturnType<typeof sample>
type SampleElement = HTMLElement & Record<string, unknown>

function Show({ host: _host, emit: _emit, t: _t, ...shown }: ViewProps<Sample>) {
  const [clicks, setClicks] = useState(0)
  useMethods({ reset: () => setClicks(0) })
  useEffect(() => {
    effects.push('mounted')
    return () => void effects.push('unmounted')
  }, [])
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {`${JSON.stringify(shown)}|${clicks}`}
    </button>
  )
}

function defined(
  mountKind: 'replace' | 'enhance' = 'replace',
  View: (props: ViewProps<Sample>) => React.ReactNode = Show,
) {
  const definition = sample(mountKind)
  registerView(definition, View)
  return definition.tag
}

const rendered = async (markup: string) => {
  const element = await mount<SampleElement>(markup)
  await until(() => element.querySelector('[data-vt-root] > *'), 'the first render')
  return element
}

const button = (element: Element) => element.querySelector('button') as HTMLButtonElement

describe('registerView() of a view that replaces', () => {
  beforeEach(async () => {
    await new Promise(requestAnimationFrame)
    effects.length = 0
  })

  it('shows the server HTML until the first render and then its own', async () => {
    const tag = defined()
    const element = await mount(`<${tag}><p>server</p></${tag}>`)
    await until(() => button(element))
    expect(element.querySelector('p')).to.equal(null)
  })

  it('never paints the server HTML and its own together', async () => {
    const tag = defined()
    const holder = await mount('<div></div>')
    const both: boolean[] = []
    new MutationObserver(() => both.push(!!holder.querySelector('p') && !!holder.querySelector('button'))).observe(
      holder,
      {
        childList: true,
        subtree: true,
      },
    )
    holder.innerHTML = `<${tag}><p>server</p></${tag}>`
    await until(() => holder.querySelector('button'))
    expect(both.at(-1)).to.equal(false)
  })

  it('moves slotted children, the same nodes with their state', async () => {
    const tag = defined('replace', () => (
      <section>
        <Slot name="x" />
      </section>
    ))
    const holder = document.createElement('div')
    holder.innerHTML = `<${tag}><input slot="x"><p>gone</p></${tag}>`
    const input = holder.querySelector('input') as HTMLInputElement
    input.value = 'typed'
    document.body.append(holder)
    await until(() => holder.querySelector('section input'))
    expect(holder.querySelector('section input')).to.equal(input)
    expect(input.value).to.equal('typed')
    expect(holder.querySelector('p')).to.equal(null)
    holder.remove()
  })

  it('leaves a slotted field its focus when the view renders again', async () => {
    const tag = defined('replace', ({ label }) => (
      <section title={label}>
        <Slot name="x" />
      </section>
    ))
    const element = await rendered(`<${tag}><input slot="x"></${tag}>`)
    const input = await until(() => element.querySelector<HTMLInputElement>('section input'))
    const left: Event[] = []
    input.focus()
    input.addEventListener('blur', (event) => left.push(event))
    element.label = 'changed'
    await until(() => element.querySelector('section')?.title === 'changed')
    element.append(document.createElement('br'))
    await until(() => !element.querySelector('br'))
    expect(document.activeElement).to.equal(input)
    expect(left).to.deep.equal([])
  })

  it('gives the view the same emit at each render, so that effects do not run again', async () => {
    const emits = new Set<unknown>()
    const tag = defined('replace', ({ label, emit }) => {
      emits.add(emit)
      return <i>{label}</i>
    })
    const element = await rendered(`<${tag}></${tag}>`)
    element.label = 'again'
    await until(() => element.textContent === 'again')
    expect(emits.size).to.equal(1)
  })

  it('shows slotted children that arrive after the first render', async () => {
    const tag = defined('replace', () => (
      <section>
        <Slot name="x" />
      </section>
    ))
    const element = await rendered(`<${tag}></${tag}>`)
    const late = Object.assign(document.createElement('b'), { slot: 'x', textContent: 'late' })
    element.append(late, document.createElement('br'))
    await until(() => element.querySelector('section b'))
    expect(element.querySelector('br')).to.equal(null)
  })

  it('renders nothing while it is detached', async () => {
    const element = document.createElement(defined()) as SampleElement
    element.label = 'x'
    element.setAttribute('amount', '4')
    await new Promise(requestAnimationFrame)
    expect(element.textContent).to.equal('')
    document.body.append(element)
    await until(() => button(element))
    expect(element.textContent).to.contain('"label":"x"').and.contain('"amount":4')
    element.remove()
  })

  it('keeps its state in a move, and ends when it is removed', async () => {
    const element = await rendered(`<${defined()}></div>`)
    button(element).click()
    await until(() => element.textContent?.endsWith('|1'))
    const there = document.createElement('div')
    document.body.append(there)
    there.append(element)
    if ('moveBefore' in there)
      (document.body as unknown as { moveBefore(a: Node, b: null): void }).moveBefore(element, null)
    await new Promise(requestAnimationFrame)
    expect(element.textContent).to.match(/\|1$/)
    expect(effects).to.deep.equal(['mounted'])
    element.remove()
    await until(() => effects.includes('unmounted'))
    document.body.append(element)
    await until(() => button(element))
    expect(element.textContent).to.match(/\|0$/)
    expect(element.querySelectorAll('button').length).to.equal(1)
    element.remove()
    await until(() => !element.querySelector('[data-vt-root]'))
  })

  it('reads attributes as HTML does: presence, removal, empty text, acronyms', async () => {
    const tag = defined()
    const element = await rendered(`<${tag} label="" is-open amount="3" product-id="9"></${tag}>`)
    expect([element.label, element.isOpen, element.amount, element.productID]).to.deep.equal(['', true, 3, '9'])
    element.removeAttribute('is-open')
    element.removeAttribute('amount')
    expect([element.isOpen, element.amount]).to.deep.equal([false, 1])
    element.setAttribute('is-open', 'False')
    expect(element.isOpen).to.equal(false)
  })

  it('warns once of a wrong value and uses the default', async () => {
    const tag = defined()
    let element!: SampleElement
    const warnings = await warningsOf(async () => {
      element = await rendered(`<${tag} items="[oops" amount="12px" mode="blue"></${tag}>`)
      element.setAttribute('amount', '13')
      element.setAttribute('amount', '12px')
    })
    expect([element.items, element.amount, element.mode]).to.deep.equal([[], 1, 'light'])
    expect(warnings.length).to.equal(3)
    expect(warnings.join()).to.contain('light, dark').and.contain('JSON').and.contain('a number')
  })

  it('keeps the identity of properties, does not write them to attributes, and treats undefined as the default', async () => {
    const element = await rendered(`<${defined()}></div>`)
    const items = [() => 1]
    element.items = items
    expect(element.items).to.equal(items)
    expect(element.hasAttribute('items')).to.equal(false)
    element.amount = 5
    element.amount = null
    expect(element.amount).to.equal(1)
  })

  it('takes over a property that was set before the code was loaded', async () => {
    const definition = sample('replace')
    const element = document.createElement(definition.tag) as unknown as SampleElement
    element.items = [1]
    document.body.append(element)
    registerView(definition, Show)
    await until(() => element.textContent?.includes('"items":[1]'))
    element.items = [2]
    await until(() => element.textContent?.includes('"items":[2]'))
    element.remove()
  })

  it('sends events that bubble, cross shadow roots, and return whether they were cancelled', async () => {
    const answers: boolean[] = []
    const tag = defined('replace', ({ emit }) => (
      <button type="button" onClick={() => answers.push(emit('thing:before-go', { id: 1 }), emit('thing:gone', {}))} />
    ))
    const element = await rendered(`<${tag}></${tag}>`)
    let seen: CustomEvent | undefined
    for (const name of ['thing:before-go', 'thing:gone']) {
      document.body.addEventListener(
        name,
        (event) => {
          seen ??= event as CustomEvent
          event.preventDefault()
        },
        { once: true },
      )
    }
    button(element).click()
    expect(answers).to.deep.equal([false, true])
    expect([seen?.detail.id, seen?.bubbles, seen?.composed]).to.deep.equal([1, true, true])
  })

  it('restores the server HTML when the view throws, reports it once, and tries again', async () => {
    const tag = defined('replace', ({ label }) => {
      if (label === 'bad') throw new Error('boom')
      return <i>{label}</i>
    })
    const { error } = console
    console.error = () => {}
    const element = await rendered(`<${tag} label="good"><p>server</p></${tag}>`)
    const failures: CustomEvent[] = []
    element.addEventListener('element:error', (event) => failures.push(event as CustomEvent))
    element.label = 'bad'
    await until(() => element.hasAttribute('data-error'))
    expect(element.textContent).to.equal('server')
    expect(failures.map(({ detail }) => detail)).to.deep.equal([{ tag, message: 'Error: boom' }])
    element.label = 'better'
    await until(() => !element.hasAttribute('data-error'))
    console.error = error
    expect(element.textContent).to.equal('better')
  })

  it('does not warn when a parent React removes it', async () => {
    const tag = defined()
    const place = await mount('<div></div>')
    const parent = createRoot(place)
    const complaints: unknown[] = []
    const { error } = console
    flushSync(() => parent.render(createElement(tag, {})))
    await until(() => button(place))
    console.error = (...text) => complaints.push(text)
    flushSync(() => parent.render(null))
    await until(() => effects.includes('unmounted'))
    console.error = error
    expect(complaints).to.deep.equal([])
  })

  it('does not double in a clone', async () => {
    const element = await rendered(`<${defined()}></div>`)
    const clone = element.cloneNode(true) as HTMLElement
    document.body.append(clone)
    await until(() => clone.querySelector('[data-vt-root]:last-child > button'))
    expect(clone.querySelectorAll('button').length).to.equal(1)
    clone.remove()
  })

  it('has the methods of the view on the element', async () => {
    const element = await rendered(`<${defined()}></div>`)
    button(element).click()
    await until(() => element.textContent?.endsWith('|1'))
    ;(element as unknown as { reset(): void }).reset()
    await until(() => element.textContent?.endsWith('|0'))
  })

  it('can be registered twice', () => {
    const definition = sample('replace')
    registerView(definition, Show)
    expect(() => registerView(definition, Show)).not.to.throw()
  })

  for (const [how, put] of [
    ['moves', (font: HTMLElement, text: Text) => font.append(text)],
    ['copies', (font: HTMLElement, text: Text) => font.append(text.data)],
  ] as const)
    it(`survives a translator that ${how} its texts into elements`, async () => {
      const element = await rendered(`<${defined()}></div>`)
      const text = button(element).firstChild as Text
      const font = document.createElement('font')
      text.replaceWith(font)
      put(font, text)
      element.label = 'changed'
      await until(() => element.textContent?.includes('changed'))
      expect(element.textContent?.split('changed').length).to.equal(2)
      expect(element.hasAttribute('data-error')).to.equal(false)
    })
})
