import { expect } from '@open-wc/testing'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, mount, nextEvent, rendered, until, warningsOf } from '../../../test/harness/component.ts'
import { forgetReloads } from './end-once.ts'
import './index.ts'
import { forgetServer } from './server-clock.ts'

const START = Date.UTC(2030, 5, 5, 10)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An end that is so many milliseconds after START, as a server in UTC writes it. */
function endAfter(milliseconds: number): string {
  const [day = '', time = ''] = new Date(START + milliseconds).toISOString().split(/[T.]/)
  return `end-time="${day.split('-').reverse().join('/')} ${time}" utc-offset="+00:00"`
}

const markup = (end: string, more = `server-now="${START}"`) =>
  `<sale-countdown ${end} ${more}>Jusqu’à midi</sale-countdown>`
const numbers = (host: Element) =>
  [...host.querySelectorAll('[data-part=number]')].map(({ textContent }) => textContent).join(':')
const status = (host: Element) => host.querySelector('[data-part=status]')?.textContent

describe('<sale-countdown>', () => {
  const clock = new Clock()
  const { fetch } = window
  const asked: RequestInit[] = []
  let reloads: string[] = []
  let serverTime: number | undefined

  const stay = (event: Event) => {
    reloads.push((event as CustomEvent<{ reason: string }>).detail.reason)
    event.preventDefault()
  }

  /** The rendered element. The clocks are stopped. */
  async function shown(html: string) {
    const host = await mount(html)
    await until(() => host.querySelector('[data-part=timer]'), 'the numbers')
    return host
  }

  before(async () => {
    document.addEventListener('page:before-reload', stay)
    const first = await shown(markup('end-time="31/12/2099"', ''))
    first.remove()
  })
  after(() => document.removeEventListener('page:before-reload', stay))
  beforeEach(() => {
    reloads = []
    asked.length = 0
    serverTime = undefined
    sessionStorage.clear()
    forgetReloads()
    forgetServer()
    window.fetch = async (_address, init = {}) => {
      asked.push(init)
      if (serverTime === undefined) throw new TypeError('lost')
      return new Response(null, { headers: { Date: new Date(serverTime).toUTCString() } })
    }
    clock.hold()
    clock.holdClocks(START)
  })
  afterEach(() => {
    clock.release()
    window.fetch = fetch
    delete (window as { shop?: unknown }).shop
  })

  it('counts to its end-time, and its text changes each second [CONTENT-48, LIMIT-035]', async () => {
    const host = await shown(markup(endAfter(2 * HOUR + 3 * MINUTE + 5_000)))
    expect(numbers(host)).to.equal('02:03:05')
    clock.pass(999)
    expect(numbers(host)).to.equal('02:03:05')
    clock.pass(1)
    expect(numbers(host)).to.equal('02:03:04')
    clock.pass(10_000)
    expect(numbers(host)).to.equal('02:02:54')
    expect(host.textContent).not.to.contain('Jusqu’à midi')
  })

  it('notifies each second, and writes only the texts that change', async () => {
    const host = await shown(markup(endAfter(HOUR)))
    const seconds: number[] = []
    host.addEventListener('countdown:tick', (event) => seconds.push((event as CustomEvent).detail.seconds))
    const written: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        written.push(target.parentElement?.closest('[data-unit]')?.getAttribute('data-unit') ?? '')
    })
    clock.pass(1_000)
    observer.observe(host, { characterData: true, childList: true, subtree: true })
    clock.pass(2_000)
    await Promise.resolve()
    observer.disconnect()
    expect(seconds).to.deep.equal([3_599, 3_598, 3_597])
    expect(written).to.deep.equal(['second', 'second'])
  })

  it('does not drift when timeouts are delayed', async () => {
    const host = await shown(markup(endAfter(HOUR)))
    clock.pass(300)
    document.dispatchEvent(new Event('visibilitychange'))
    clock.pass(700)
    expect(numbers(host)).to.equal('59:59'.padStart(8, '00:'))
    clock.pass(30_000)
    expect(numbers(host)).to.equal('00:59:29')
  })

  it('follows the server’s clock, whatever the device’s clock shows', async () => {
    clock.release()
    clock.hold()
    clock.holdClocks(START + 5 * HOUR)
    serverTime = START
    const host = await shown(markup(endAfter(HOUR)))
    expect(numbers(host)).to.equal('01:00:00')
    await until(() => asked.length === 1, 'the doubt')
    expect(asked[0]?.method).to.equal('HEAD')
    clock.jump(-20 * HOUR)
    clock.pass(1_000)
    expect(numbers(host)).to.equal('00:59:59')
  })

  it('asks the server when the page is older than it says, and after a sleep', async () => {
    serverTime = START
    const host = await shown(markup(endAfter(HOUR), `server-now="${START - 30 * MINUTE}"`))
    await until(() => numbers(host) === '01:00:00', 'the better time')
    // The monotonic clock did not advance.
    clock.jump(20 * MINUTE)
    serverTime = START + 20 * MINUTE
    clock.pass(1_000)
    await until(() => numbers(host).startsWith('00:4') || numbers(host) === '00:40:00', 'the time after the sleep')
    expect(asked.length).to.equal(2)
  })

  it('continues by its own clock when the server does not answer', async () => {
    const warnings = await warningsOf(async () => {
      const host = await shown(markup(endAfter(HOUR)))
      clock.jump(3 * HOUR)
      clock.pass(1_000)
      await until(() => asked.length === 1, 'the question')
      await Promise.resolve()
      clock.pass(1_000)
      expect(numbers(host)).to.equal('00:59:58')
    })
    expect(warnings.join()).to.contain('could not be asked')
  })

  it('ignores an old page: the latest received time is used', async () => {
    const first = await shown(markup(endAfter(HOUR)))
    clock.pass(10 * MINUTE)
    const old = await shown(markup(endAfter(HOUR)))
    expect([numbers(first), numbers(old)]).to.deep.equal(['00:50:00', '00:50:00'])
    expect(asked).to.deep.equal([])
  })

  it('follows the device’s clock and zone without the server’s time', async () => {
    const at = new Date(START + 90_000)
    const two = (value: number) => String(value).padStart(2, '0')
    const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
    const host = await shown(
      markup(`end-time="${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()} ${time}"`, ''),
    )
    expect(numbers(host)).to.equal('00:01:30')
  })

  it('calls its callback once at the end, and does not reload [CONTENT-46]', async () => {
    const ends: unknown[] = []
    Object.assign(window, { shop: { saleOver: (end: { endTime: string }) => ends.push(end.endTime) } })
    const host = await shown(markup(endAfter(2_000), `server-now="${START}" callback="shop.saleOver"`))
    const ending = nextEvent('countdown:end', host)
    clock.pass(1_999)
    expect(ends).to.deep.equal([])
    clock.pass(1)
    await until(() => ends.length > 0, 'the callback')
    expect(ends).to.deep.equal([host.getAttribute('end-time')])
    expect((await ending).detail).to.deep.equal({ endTime: host.getAttribute('end-time') })
    clock.pass(HOUR)
    document.dispatchEvent(new Event('visibilitychange'))
    expect([ends.length, clock.waiting, numbers(host)]).to.deep.equal([1, 0, '00:00:00'])
    expect(reloads).to.deep.equal([])
  })

  it('reloads at the end without a callback [CONTENT-47]', async () => {
    await shown(markup(endAfter(2_000)))
    clock.pass(2_000)
    await until(() => reloads.length > 0, 'the reload')
    expect(reloads).to.deep.equal(['sale-countdown'])
  })

  it('ends once when the tab was frozen at the end', async () => {
    const host = await shown(markup(endAfter(10 * MINUTE)))
    serverTime = START + HOUR
    clock.jump(HOUR)
    clock.pass(1_000)
    await until(() => numbers(host) === '00:00:00', 'the end')
    document.dispatchEvent(new Event('visibilitychange'))
    clock.pass(MINUTE)
    expect(reloads).to.deep.equal(['sale-countdown'])
  })

  it('reloads once in a session for an end in the past [CONTENT-51]', async () => {
    await shown(markup(endAfter(-HOUR)) + markup(endAfter(-HOUR)))
    await until(() => reloads.length > 0, 'the reload')
    forgetReloads()
    await shown(markup(endAfter(-HOUR)))
    await rendered()
    expect(reloads.length).to.equal(1)
    await shown(markup(endAfter(-2 * HOUR)))
    await until(() => reloads.length > 1, 'the reload for another end')
    expect(reloads.length).to.equal(2)
  })

  it('never reloads endlessly where the browser has no storage', async () => {
    const { getItem } = Storage.prototype
    const { getEntriesByType } = performance
    Storage.prototype.getItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    try {
      performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList
      await shown(markup(endAfter(-HOUR)))
      await until(() => reloads.length > 0, 'the reload')
      forgetReloads()
      performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList
      await shown(markup(endAfter(-HOUR)))
      await rendered()
      expect(reloads.length).to.equal(1)
    } finally {
      Storage.prototype.getItem = getItem
      performance.getEntriesByType = getEntriesByType
    }
  })

  it('warns of an invalid callback, and reloads', async () => {
    const warnings = await warningsOf(async () => {
      await shown(markup(endAfter(-HOUR), `server-now="${START}" callback="no.such"`))
      await until(() => reloads.length > 0, 'the reload')
    })
    expect(warnings.join()).to.contain('names no function')
    expect(reloads.length).to.equal(1)
  })

  it('warns of an invalid end, and keeps the server’s text', async () => {
    let host: HTMLElement | undefined
    const warnings = await warningsOf(async () => {
      host = await mount(markup('end-time="06/13/2030 &lt;b&gt;"'))
      await until(() => host?.isConnected, 'the element')
    })
    expect(warnings.join()).to.contain('is no time')
    expect(host?.textContent?.trim()).to.equal('Jusqu’à midi')
    host?.setAttribute('end-time', '05/06/2030 11:00:00')
    host?.setAttribute('utc-offset', '+00:00')
    await until(() => numbers(host as Element) === '01:00:00', 'the numbers')
  })

  it('is a timer that is announced seldom', async () => {
    const host = await shown(markup(endAfter(HOUR + 2_000)))
    const timer = host.querySelector('[data-part=timer]')
    expect([timer?.getAttribute('role'), timer?.getAttribute('aria-live')]).to.deep.equal(['timer', 'off'])
    const read: (string | null | undefined)[] = []
    const step = (milliseconds: number) => {
      clock.pass(milliseconds)
      read.push(status(host)?.replace(/\s/g, ' '))
    }
    step(1_000)
    step(1_000)
    step(50 * MINUTE)
    step(9 * MINUTE)
    step(MINUTE)
    expect(read).to.deep.equal([
      '',
      'La promotion se termine dans 1 heure.',
      'La promotion se termine dans 10 minutes.',
      'La promotion se termine dans 1 minute.',
      'La promotion est terminée.',
    ])
    clock.release()
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('stops when it is removed, and ends once even if it is inserted again', async () => {
    const host = await shown(markup(endAfter(2_000)))
    const { parentElement } = host
    host.remove()
    await until(() => clock.waiting === 0, 'the end of its time-outs')
    clock.pass(5_000)
    expect(reloads).to.deep.equal([])
    parentElement?.append(host)
    await until(() => reloads.length === 1, 'the end')
    host.remove()
    await Promise.resolve()
    parentElement?.append(host)
    await until(() => numbers(host) === '00:00:00', 'the numbers')
    expect(reloads.length).to.equal(1)
  })
})
