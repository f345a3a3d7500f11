import { expect } from '@open-wc/testing'
import { attributeName } from '../../runtime/element/attributes.ts'
import { isCancelable } from '../../runtime/element/define.ts'
import { partDoc } from '../../runtime/element/part.ts'
import { samples } from './samples.ts'

/** What r2wc keeps on an element. */
const OWN_NAMES = ['model', 'container']

const ownName = (property: string) => property in HTMLElement.prototype || OWN_NAMES.includes(property)

/** Fields of forms that a tag speaks for take HTML's own names. */
const FIELD_NAMES = ['name', 'value']

describe('every definition', () => {
  for (const { tag, definition } of samples) {
    it(`<${tag}> has attributes and methods that clash with nothing of HTML`, () => {
      const clashes = Object.keys({ ...definition.attributes, ...definition.methods }).filter(
        (property) => ownName(property) && !FIELD_NAMES.includes(property),
      )
      expect(clashes).to.deep.equal([])
    })

    it(`<${tag}> says in sentences what it is and what its parts are for`, () => {
      const {
        summary,
        attributes = {},
        events = {},
        slots = {},
        parts = {},
        methods = {},
        cssProperties = {},
      } = definition
      const sentences = [
        summary,
        ...Object.values(attributes).map(({ doc }) => doc),
        ...Object.values(events).map(({ doc }) => doc),
        ...Object.values({ ...slots, ...methods, ...cssProperties }),
        ...Object.values(parts).map(partDoc),
      ]
      expect(sentences.filter((sentence) => !/^\p{Lu}.*[.!]$/su.test(sentence))).to.deep.equal([])
    })

    it(`<${tag}> names its attributes in lower case and its choices with a default among them`, () => {
      for (const [property, field] of Object.entries(definition.attributes ?? {})) {
        expect(attributeName(property)).to.match(/^[a-z][a-z0-9-]*$/)
        if (field.kind === 'choice') expect(field.values).to.include(field.default)
      }
    })

    it(`<${tag}> names its events noun:verb; only the early ones can be cancelled`, () => {
      for (const [name, { on }] of Object.entries(definition.events ?? {})) {
        // The specification's own names are of the document, as does what concerns the whole page.
        if (on === 'document') expect(name).to.match(/^([A-Z]\w+:[A-Z]\w+|(page|consent):[a-z]+(-[a-z]+)*)$/)
        else expect(name).to.match(/^([a-z]+:[a-z]+(-[a-z]+)*|change)$/)
        expect(isCancelable(name)).to.equal(/^[a-z]+:before-/.test(name))
      }
    })
  }
})
