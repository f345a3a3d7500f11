import { expect } from '@open-wc/testing'
import { ChunkLoadError, deferred, withinTime } from './deferred.ts'
import { settings } from './settings.ts'

/** Code whose loads the test answers one by one. */
function scripted() {
  const loads: { resolve(code: object): void; reject(error: unknown): void }[] = []
  const code = deferred(
    'the calendar',
    () => new Promise<object>((resolve, reject) => void loads.push({ resolve, reject })),
  )
  return { code, loads }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('deferred()', () => {
  it('loads nothing by itself, and once however often it is asked for', async () => {
    const { code, loads } = scripted()
    expect(loads.length).to.equal(0)
    code.prefetch()
    const all = Promise.all([code.get(), code.getForAct(), code.get()])
    expect(loads.length).to.equal(1)
    expect(code.current).to.equal(undefined)
    const module = {}
    loads[0]?.resolve(module)
    expect(new Set(await all)).to.deep.equal(new Set([module]))
    expect(code.current).to.equal(module)
    expect(await code.get()).to.equal(module)
    expect(loads.length).to.equal(1)
  })

  it('names the code that is lost, and loads it at the next call', async () => {
    const { code, loads } = scripted()
    const [first, second] = [failureOf(code.get()), failureOf(code.getForAct())]
    const cause = new TypeError('no')
    loads[0]?.reject(cause)
    for (const failure of [await first, await second]) {
      expect(failure).to.be.instanceOf(ChunkLoadError)
      expect((failure as ChunkLoadError).message).to.contain('the calendar')
      expect((failure as ChunkLoadError).cause).to.equal(cause)
    }
    const again = code.get()
    loads[1]?.resolve({})
    expect(await again).to.equal(code.current)
  })

  it('ends the wait of an act in time, and has the code that is loaded after that', async () => {
    const { code, loads } = scripted()
    const { actTimeout } = settings()
    Object.assign(settings(), { actTimeout: 5 })
    const failure = await failureOf(code.getForAct())
    Object.assign(settings(), { actTimeout })
    expect(failure).to.be.instanceOf(ChunkLoadError)
    loads[0]?.resolve({})
    expect(await code.get()).to.equal(code.current)
    expect(loads.length).to.equal(1)
  })

  it('reports no failure of code that is loaded ahead of its use', async () => {
    const unhandled: unknown[] = []
    const note = (event: PromiseRejectionEvent) => void unhandled.push(event.reason)
    addEventListener('unhandledrejection', note)
    const { code, loads } = scripted()
    code.prefetch()
    loads[0]?.reject(new TypeError('no'))
    code.prefetch()
    loads[1]?.reject(new TypeError('no'))
    // Browsers report a rejection after the task in which it was not handled.
    await new Promise((done) => setTimeout(done))
    await new Promise((done) => setTimeout(done))
    removeEventListener('unhandledrejection', note)
    expect(loads.length).to.equal(1)
    expect(unhandled).to.deep.equal([])
  })
})

describe('withinTime()', () => {
  it('resolves to the loaded code', async () => expect(await withinTime('x', Promise.resolve(1))).to.equal(1))

  it('names code that is lost or late', async () => {
    const lost = await failureOf(withinTime('<x-y>', Promise.reject(new Error('no'))))
    const late = await failureOf(withinTime('<x-y>', new Promise(() => {}), 5))
    for (const failure of [lost, late]) {
      expect(failure).to.be.instanceOf(ChunkLoadError)
      expect((failure as ChunkLoadError).message).to.contain('<x-y>')
    }
  })
})
