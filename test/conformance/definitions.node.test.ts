import { expect } from '@open-wc/testing'
import { attributeName } from '../../runtime/element/attributes.ts'
import { isCancelable } from '../../runtime/element/define.ts'
import { partDoc } from '../../runtime/element/part.ts'
import { samples } from './samples.ts'

describe('every definition', () => {
  for (const { tag, definition } of samples) {
    const {
      summary,
      attributes = {},
      events = {},
      slots = {},
      parts = {},
      methods = {},
      cssProperties = {},
    } = definition

    it(`<${tag}> describes itself in sentences, and names its attributes, choices and events as all do`, () => {
      const sentences = [
        summary,
        ...Object.values(attributes).map(({ doc }) => doc),
        ...Object.values(events).map(({ doc }) => doc),
        ...Object.values({ ...slots, ...methods, ...cssProperties }),
        ...Object.values(parts).map(partDoc),
      ]
      expect(sentences.filter((sentence) => !/^\p{Lu}.*[.!]$/su.test(sentence))).to.deep.equal([])
      for (const [property, field] of Object.entries(attributes)) {
        expect(attributeName(property)).to.match(/^[a-z][a-z0-9-]*$/)
        if (field.kind === 'choice') expect(field.values, property).to.include(field.default)
      }
      for (const [name, { on }] of Object.entries(events)) {
        // The specification's own events are sent on the document, as are those about the whole page.
        if (on === 'document') expect(name).to.match(/^([A-Z]\w+:[A-Z]\w+|(page|consent):[a-z]+(-[a-z]+)*)$/)
        else expect(name).to.match(/^([a-z]+:[a-z]+(-[a-z]+)*|change)$/)
        // Only events before an action can be cancelled.
        expect(isCancelable(name), name).to.equal(/^[a-z]+:before-/.test(name))
      }
    })
  }
})
