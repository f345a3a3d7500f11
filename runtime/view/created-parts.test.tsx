import { expect } from '@open-wc/testing'
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
      const popup = '<div data-part="popup" data-vt-created="">made</div>'
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
})
