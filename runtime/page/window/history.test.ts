import { expect } from '@open-wc/testing'
import { Clock } from '../../../test/harness/clock.ts'
import { here, historyState, writeHistory } from './history.ts'

const start = location.href
const clock = new Clock()
const pathAndState = () => [location.pathname, history.state]

/** From now on the browser refuses entries, as WebKit does after the hundredth in ten seconds. */
function refuse(): void {
  const tooOften = () => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times per 10 seconds', 'SecurityError')
  }
  Object.assign(history, { pushState: tooOften, replaceState: tooOften })
}

/** The browser accepts entries again. */
function allow(): void {
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
}

describe('entries of the history that a browser refuses', () => {
  beforeEach(() => clock.hold())
  afterEach(() => {
    allow()
    clock.pass(60_000)
    clock.release()
    history.replaceState(null, '', start)
  })

  it('are written once it accepts entries again, only the newest; the caller does not wait', () => {
    const { length } = history
    refuse()
    writeHistory('push', { step: 1 }, '/one')
    writeHistory('push', { step: 2 }, '/two?a=b')
    expect(location.href).to.equal(start)
    expect([here().pathname, here().search, historyState()]).to.deep.equal(['/two', '?a=b', { step: 2 }])
    clock.pass(5_000)
    expect(location.href).to.equal(start)
    allow()
    clock.pass(1_000)
    expect(pathAndState()).to.deep.equal(['/two', { step: 2 }])
    expect(history.length - length).to.equal(1)
    expect(clock.waiting).to.equal(0)
  })

  it('change an entry that waits, which stays a new one; its address stays without another', () => {
    const { length } = history
    refuse()
    writeHistory('push', { step: 1 }, '/one')
    writeHistory('replace', { step: 1, slide: 3 })
    allow()
    clock.pass(1_000)
    expect(pathAndState()).to.deep.equal(['/one', { step: 1, slide: 3 }])
    expect(history.length - length).to.equal(1)
  })

  it('are written with the next that the browser accepts', () => {
    refuse()
    writeHistory('push', null, '/one')
    allow()
    writeHistory('push', null, '/two')
    expect(location.pathname).to.equal('/two')
    clock.pass(60_000)
    expect(location.pathname).to.equal('/two')
  })

  it('are dropped once the shopper moves to another entry', () => {
    refuse()
    writeHistory('push', null, '/one')
    dispatchEvent(new PopStateEvent('popstate'))
    allow()
    clock.pass(60_000)
    expect([location.href, here().href]).to.deep.equal([start, start])
  })

  it('are dropped if the browser never accepts one, as in a frame without an origin', () => {
    refuse()
    writeHistory('push', null, '/one')
    clock.pass(60_000)
    expect(clock.waiting).to.equal(0)
    expect(here().href).to.equal(start)
  })

  it('fail at once if a mistake of the caller is the reason', () => {
    expect(() => writeHistory('push', null, 'https://other.invalid/')).to.throw()
    expect(() => writeHistory('push', { of: () => {} }, '/one')).to.throw()
    expect([clock.waiting, here().href]).to.deep.equal([0, start])
  })
})
