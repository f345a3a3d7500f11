import { expect } from '@open-wc/testing'
import { isGlobalAttribute } from './global-attributes.ts'

describe('attributes of every element', () => {
  const OF_HTML = ['class', 'itemprop', 'onclick', 'autocorrect', 'writingsuggestions', 'elementtiming', 'tabIndex']
  const OF_TOOLS = [
    'data-x',
    'aria-label',
    'x-data',
    'hx-get',
    'v-if',
    'ng-if',
    'uk-grid',
    'up-target',
    '@click',
    ':value',
  ]
  for (const name of [...OF_HTML, ...OF_TOOLS]) it(`are ${name}`, () => expect(isGlobalAttribute(name)).to.equal(true))

  for (const name of ['min-qty', 'href', 'classes', 'update', 'on', 'up', 'ukulele-size', 'hidden-x'])
    it(`are not ${name}`, () => expect(isGlobalAttribute(name)).to.equal(false))
})
