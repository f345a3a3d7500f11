import { expect } from '@open-wc/testing'
import { Clock } from '../../../test/harness/clock.ts'
import { onResize, RESIZE_SETTLES } from './resize.ts'

const resize = () => window.dispatchEvent(new Event('resize'))

describe('a resize of the window', () => {
  const clock = new Clock()
  const lifecycle = { stop: new AbortController() }
  let calls = 0

  beforeEach(() => {
    clock.hold()
    calls = 0
    lifecycle.stop = new AbortController()
    onResize(() => {
      calls += 1
    }, lifecycle.stop.signal)
  })

  afterEach(() => {
    lifecycle.stop.abort()
    clock.release()
  })

  it('calls back once, 150 ms after the last of its events [LIMIT-093]', () => {
    for (let turn = 0; turn < 5; turn += 1) {
      resize()
      clock.pass(100)
    }
    expect([RESIZE_SETTLES, calls]).to.deep.equal([150, 0])
    clock.pass(49)
    expect(calls).to.equal(0)
    clock.pass(1)
    expect(calls).to.equal(1)
    clock.pass(1_000)
    expect(calls).to.equal(1)
  })

  it('does not call back after the signal has ended', () => {
    resize()
    lifecycle.stop.abort()
    clock.pass(1_000)
    resize()
    expect([calls, clock.waiting]).to.deep.equal([0, 0])
  })
})
