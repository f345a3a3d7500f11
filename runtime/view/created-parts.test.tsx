import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { hydrateAll, hydrated, mount, until } from '../../test/harness/component.ts'
import { defineElement } from '../element/define.ts'
import { part } from '../element/part.ts'
import { CREATED } from './read-markup.ts'
import { registerView } from './register-view.tsx'
import { ServerMarkup } from './server-markup.tsx'

const childrenOf = (element: Element): Node[] => [...element.childNodes, ...[...element.children].flatMap(childrenOf)]

describe('parts that the theme lacks', () => {
  it('are created right after another one, outside of its label, and move no text; a clone drops them', async () => {
    const definition = defineElement({
      tag: 'vt-created-parts',
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: {
        field: part('input', 'A field.'),
        popup: part('[data-part=popup]', 'A popup.', { without: 'after', within: 'field', tag: 'div' }),
      },
    })
    registerView(definition, () => (
      <ServerMarkup<typeof definition> parts={{ popup: { [CREATED]: '', children: 'made' } }} />
    ))
    const { tag } = definition
    for (const [before, after] of [
      ['<input>', ' behind <b>it</b>'],
      ['in <label>Name <span><input></span></label>', ' behind'],
    ] as const) {
      const place = await mount('<div></div>')
      place.innerHTML = `<${tag}><form>${before}${after}</form></${tag}>`
      const nodes = childrenOf(place)
      const element = await hydrated(place.firstElementChild as Element)
      const popup = '<div data-part="popup" data-vt-own="" data-vt-created="">made</div>'
      expect(element.innerHTML).to.equal(`<form>${before}${popup}${after}</form>`)
      expect(nodes.every((node) => place.contains(node))).to.equal(true)
      const twin = element.cloneNode(true) as Element
      element.after(twin)
      hydrateAll(twin)
      expect(twin.querySelectorAll('[data-part=popup]').length).to.equal(1)
      twin.remove()
      await until(() => !twin.querySelector('[data-part=popup]'))
      expect(twin.innerHTML).to.equal(`<form>${before}${after}</form>`)
    }
  })

  it('are created before each part of a name, with the view’s props for each', async () => {
    const definition = defineElement({
      tag: 'vt-created-before',
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: {
        item: part('li', 'An item.', { key: 'data-id' }),
        list: part('li > ul', 'A list below an item.'),
        toggle: part('[data-part=toggle]', 'A toggle.', { without: 'before', within: 'list', tag: 'button' }),
      },
    })
    registerView(definition, () => {
      const [open, setOpen] = useState('')
      return (
        <ServerMarkup<typeof definition>
          parts={{
            toggle: (created) => {
              const id = created.within('item')?.data.id ?? ''
              return { children: open === id ? 'open' : id, onClick: () => setOpen(id) }
            },
          }}
        />
      )
    })
    const below = (id: string) => `<li data-id="${id}">x <ul>y</ul> z</li>`
    const element = await hydrated(
      await mount<HTMLElement & { markup: string }>(
        `<vt-created-before><ul>${below('a')}${below('b')}</ul></vt-created-before>`,
      ),
    )
    const [first, second] = element.querySelectorAll('button')
    expect(element.textContent).to.equal('x ay zx by z')
    second?.click()
    await until(() => second?.textContent === 'open')
    element.markup = `<ul>${below('b')}</ul>`
    await until(() => !first?.isConnected)
    expect([element.textContent, element.querySelector('button') === second]).to.deep.equal(['x openy z', true])
  })

  it('include added parts that grow, wherever script adds them, without those of nested tags', async () => {
    let renders = 0
    const definition = defineElement({
      tag: 'vt-growing',
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: { row: part('[data-item-id]', 'A row.', { key: 'data-item-id', grows: true }) },
    })
    registerView(definition, () => {
      renders += 1
      return <ServerMarkup<typeof definition> parts={{ row: ({ key }) => ({ title: key }) }} />
    })
    const element = await hydrated(
      await mount(`<${definition.tag}><ul><li data-item-id="a">A</li></ul><vt-nested></vt-nested></${definition.tag}>`),
    )
    element.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-item-id="b">B</li>')
    await until(() => element.querySelector<HTMLElement>('[data-item-id=b]')?.title === 'b')
    const before = renders
    element.querySelector('vt-nested')?.insertAdjacentHTML('beforeend', '<b data-item-id="c">C</b>')
    await new Promise(requestAnimationFrame)
    expect([renders, element.querySelector('b')?.title]).to.deep.equal([before, ''])
  })

  it('may also be rendered by the view itself, some time later, and stay', async () => {
    let renders = 0
    const definition = defineElement({
      tag: 'vt-created-late',
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: {
        open: part('button', 'Opens.'),
        popup: part('[data-part=popup]', 'A popup.', { without: 'append', tag: 'div' }),
      },
    })
    registerView(definition, () => {
      renders += 1
      const [isOpen, setOpen] = useState(false)
      return (
        <ServerMarkup<typeof definition> parts={{ open: { onClick: () => setOpen(true) } }}>
          {isOpen && (
            <div {...{ [CREATED]: '' }} data-part="popup">
              made
            </div>
          )}
        </ServerMarkup>
      )
    })
    const element = await hydrated(await mount(`<${definition.tag}><button>open</button></${definition.tag}>`))
    element.querySelector('button')?.click()
    await until(() => element.querySelector('[data-part=popup]'))
    const before = renders
    await new Promise(requestAnimationFrame)
    expect([renders, element.textContent]).to.deep.equal([before, 'openmade'])
  })
})
