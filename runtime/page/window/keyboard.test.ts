import { expect } from '@open-wc/testing'
import { watchKeyboard } from './keyboard.ts'

describe('a keyboard on the screen', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'visualViewport') as PropertyDescriptor
  const seen = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  before(() => void Object.defineProperty(globalThis, 'visualViewport', { configurable: true, value: seen }))
  after(() => void Object.defineProperty(globalThis, 'visualViewport', real))

  /** Sets the visible part of the page. */
  function shows(what: Partial<typeof seen>): void {
    Object.assign(seen, what)
    seen.dispatchEvent(new Event('resize'))
  }

  it('is reported to an element that is fixed at the end of the window, until its watcher ends', () => {
    const bar = document.createElement('div')
    const covered = () => bar.style.getPropertyValue('--vt-keyboard')
    const stop = watchKeyboard(bar)
    expect(covered()).to.equal('0px')
    shows({ height: innerHeight - 300 })
    expect(covered()).to.equal('300px')
    shows({ offsetTop: 120 })
    expect(covered()).to.equal('180px')
    shows({ scale: 2 })
    expect(covered(), 'an enlarged page').to.equal('0px')
    stop()
    expect(covered()).to.equal('')
    shows({ scale: 1 })
    expect(covered()).to.equal('')
  })
})
