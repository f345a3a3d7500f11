import { expect } from '@open-wc/testing'
import { ShopError, type ShopErrorKind } from './errors.ts'
import { latest } from './latest.ts'
import { onceOnline } from './once-online.ts'

const online = () => window.dispatchEvent(new Event('online'))
const lost = new ShopError('offline')

describe('onceOnline()', () => {
  let asked: string[] = []
  const ask = () => asked.push('again')
  beforeEach(() => {
    asked = []
  })

  it('repeats the call once when the lost connection is back', () => {
    onceOnline(lost, ask, new AbortController().signal)
    expect(asked).to.deep.equal([])
    online()
    online()
    expect(asked).to.deep.equal(['again'])
  })

  it('does not repeat the call once its caller has ended', () => {
    const caller = new AbortController()
    onceOnline(lost, ask, caller.signal)
    caller.abort()
    online()
    expect(asked).to.deep.equal([])
  })

  for (const kind of ['aborted', 'unauthorized', 'refused', 'server', 'unreadable'] satisfies ShopErrorKind[])
    it(`does not repeat the call after a failure that is ${kind}`, () => {
      onceOnline(new ShopError(kind), ask, new AbortController().signal)
      online()
      expect(asked).to.deep.equal([])
    })

  it('does not treat a mistake in the code as a lost connection', () => {
    onceOnline(new TypeError('no function'), ask, new AbortController().signal)
    online()
    expect(asked).to.deep.equal([])
  })

  describe('of latest()', () => {
    const losing = async (work: (run: ReturnType<typeof failing>) => unknown) => {
      const run = failing()
      await run().catch((error: unknown) => run.onceOnline(error, ask))
      await work(run)
      online()
      return asked
    }
    const failing = () => latest(() => Promise.reject(lost))

    it('repeats the last call that was lost', async () => {
      expect(await losing(() => {})).to.deep.equal(['again'])
    })

    it('does not repeat the call if another one has begun meanwhile', async () => {
      expect(await losing((run) => run().catch(() => {}))).to.deep.equal([])
    })

    it('does not repeat the call if the task was aborted meanwhile', async () => {
      expect(await losing((run) => run.abort())).to.deep.equal([])
    })
  })
})
