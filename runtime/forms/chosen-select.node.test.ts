import { expect } from '@open-wc/testing'
import { isPassing } from './chosen-select.ts'

describe('a change in a select', () => {
  it('is passing if a key has just made it, unless the key was Enter', () => {
    expect(isPassing({ name: 'ArrowDown', time: 1000 }, 1003)).to.equal(true)
    expect(isPassing({ name: 'Enter', time: 1000 }, 1003)).to.equal(false)
    expect(isPassing({ name: 'ArrowDown', time: 1000 }, 1600)).to.equal(false)
    expect(isPassing(undefined, 1000)).to.equal(false)
  })
})
