import { expect } from '@open-wc/testing'
import { neededBy, viewParts } from '../../runtime/element/part.ts'
import { samples } from './samples.ts'

/** The tags of HTML in a document in which no tag is defined: as the server sends them. */
function sent(html: string, tag: string): Element[] {
  const page = document.implementation.createHTMLDocument('')
  page.body.innerHTML = html
  return [...page.querySelectorAll(tag)]
}

describe('the parts that a tag needs', () => {
  for (const { tag, definition, markup, further } of samples) {
    const needed = viewParts(definition.parts).filter(([, part]) => part.required)
    if (needed.length === 0) continue

    it(`are in each example of <${tag}>, and <${tag}> creates none of them`, () => {
      const tags = [markup, ...further].flatMap((html) => sent(html, tag))
      expect(tags.length).to.be.above(0)
      for (const [name, part] of needed) {
        expect(part.without, name).to.equal(undefined)
        const lacking = tags.filter((each) => each.matches(neededBy(part) ?? '') && !each.querySelector(part.selector))
        expect(
          lacking.map(({ outerHTML }) => outerHTML),
          name,
        ).to.deep.equal([])
        // Of the first example, the check shows the element.
        expect(sent(markup, tag)[0]?.querySelector(part.selector), name).to.not.equal(null)
      }
    })
  }
})
