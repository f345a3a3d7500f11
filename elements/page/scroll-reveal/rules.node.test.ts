import { expect } from '@open-wc/testing'
import { isVisible, thresholdsOf, VISIBLE_RATIO } from './rules.ts'

const view = { width: 400, height: 800 }

describe('the ratio that counts as in view', () => {
  it('is a tenth of the element, not less [LIMIT-015]', () => {
    expect(VISIBLE_RATIO).to.equal(0.1)
    expect(isVisible(0.1, 0.1, { width: 400, height: 500 }, view)).to.equal(true)
    expect(isVisible(0.1, 0.095, { width: 400, height: 500 }, view)).to.equal(false)
  })

  it('is most of the part that fits, for elements that are too tall or too wide to show a tenth', () => {
    const tall = { width: 400, height: 16_000 }
    expect(isVisible(0.1, 0.05, tall, view)).to.equal(true)
    expect(isVisible(0.1, 0.02, tall, view)).to.equal(false)
    expect(isVisible(0.9, 0.5, { width: 400, height: 1_500 }, view)).to.equal(true)
    expect(isVisible(0.1, 0.001, { width: 400, height: 900_000 }, view)).to.equal(true)
  })

  it('is observed at steps up to the ratio, whatever the attribute says', () => {
    for (const ratio of [0.1, 0, 1, -3, 7]) {
      const steps = thresholdsOf(ratio)
      expect(Math.min(...steps)).to.be.at.least(0)
      expect(Math.max(...steps)).to.be.at.most(1)
    }
    expect(thresholdsOf(0.1)).to.include(0.1)
    expect(isVisible(0, 0, { width: 0, height: 0 }, view)).to.equal(true)
  })
})
