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

  it('asks once when the connection that was lost is back', () => {
    onceOnline(lost, ask, new AbortController().signal)
    expect(asked).to.deep.equal([])
    online()
    online()
    expect(asked).to.deep.equal(['again'])
  })

  it('asks no more once its caller is gone', () => {
    const caller = new AbortController()
    onceOnline(lost, ask, caller.signal)
    caller.abort()
    online()
    expect(asked).to.deep.equal([])
  })

  for (const kind of ['aborted', 'unauthorized', 'refused', 'server', 'unreadable'] satisfies ShopErrorKind[])
    it(`does not ask again after a failure that is ${kind}`, () => {
      onceOnline(new ShopError(kind), ask, new AbortController().signal)
      online()
      expect(asked).to.deep.equal([])
    })

  it('does not take a mistake of the code for a lost connection', () => {
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

    it('asks for the last call that was lost', async () => {
      expect(await losing(() => {})).to.deep.equal(['again'])
    })

    it('does not ask when another call has begun meanwhile', async () => {
      expect(await losing((run) => run().catch(() => {}))).to.deep.equal([])
    })

    it('does not ask when the task was aborted meanwhile', async () => {
      expect(await losing((run) => run.abort())).to.deep.equal([])
    })
  })
})
