import { expect } from '@open-wc/testing'
import { create, number, type } from 'superstruct'
import { until, warningsOf } from '../../test/harness/component.ts'
import { settings } from '../page/settings.ts'
import type { ApiRequestEvent } from './api-request.ts'
import { ShopError } from './errors.ts'
import { latest } from './latest.ts'
import { $loading } from './loading.ts'
import { request } from './request.ts'

type Answer = Response | Promise<Response> | Error
const sent: Request[] = []
let next: (request: Request) => Answer = () => new Response('null')
const realFetch = globalThis.fetch

const failure = async (call: Promise<unknown>): Promise<ShopError> =>
  call.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as ShopError,
  )

/** The harness responds to every call; here the network itself is scripted. */
const throughTheHarness = (event: Event) => event.stopImmediatePropagation()

describe('request()', () => {
  before(() => {
    addEventListener('api:request', throughTheHarness, { capture: true })
    globalThis.fetch = async (input, init) => {
      const wire = new Request(input, init)
      wire.signal.throwIfAborted()
      sent.push(wire)
      const answer = await Promise.race([
        next(wire),
        new Promise<never>((_, reject) => wire.signal.addEventListener('abort', () => reject(wire.signal.reason))),
      ])
      if (answer instanceof Error) throw answer
      return answer
    }
  })
  after(() => {
    removeEventListener('api:request', throughTheHarness, { capture: true })
    globalThis.fetch = realFetch
  })
  beforeEach(() => {
    sent.length = 0
    next = () => new Response('{"a":1}')
  })

  it('sends JSON and the culture, and reads JSON [API-50]', async () => {
    expect(
      await request('PUT', '/api/v1/x', { body: { Quantity: 2 }, query: { q: 'é', none: undefined } }),
    ).to.deep.equal({ a: 1 })
    const [wire] = sent as [Request]
    expect(new URL(wire.url).pathname + new URL(wire.url).search).to.equal('/api/v1/x?q=%C3%A9')
    expect(wire.headers.get('Content-Type')).to.equal('application/json')
    expect(wire.headers.get('Accept-Language')).to.equal('fr')
    expect(await wire.json()).to.deep.equal({ Quantity: 2 })
  })

  it('sends a change so that it outlives the page', async () => {
    await request('DELETE', '/x')
    await request('PUT', '/x', { body: { Quantity: 2 } })
    await request('PUT', '/x', { body: new URLSearchParams({ quantity: '2' }) })
    await request('GET', '/x')
    expect(sent.map(({ keepalive }) => keepalive)).to.deep.equal([true, true, true, false])
  })

  it('sends a change that is too large for that nevertheless', async () => {
    await request('POST', '/x', { body: { Text: '€'.repeat(30_000) } })
    expect(sent.map(({ keepalive }) => keepalive)).to.deep.equal([false])
  })

  it('counts the bytes of all changes in progress: one above the limit is sent without keepalive, later ones with it again', async () => {
    const body = { Text: '€'.repeat(10_000) }
    await Promise.all([request('POST', '/x', { body }), request('POST', '/x', { body })])
    await request('POST', '/x', { body })
    expect(sent.map(({ keepalive }) => keepalive)).to.deep.equal([true, false, true])
  })

  for (const [status, kind] of [
    [401, 'unauthorized'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ] as const) {
    it(`fails for ${status} with the kind ${kind}, sends one request, and keeps the body`, async () => {
      next = () => new Response('{"Message":"no","Stock":1}', { status })
      const error = await failure(request('GET', '/x'))
      expect([error.kind, error.status, error.serverMessage]).to.deep.equal([kind, status, 'no'])
      expect(sent.length).to.equal(1)
    })
  }

  it('calls a lost connection offline', async () => {
    next = () => new TypeError('Failed to fetch')
    expect((await failure(request('POST', '/x', { body: {} }))).kind).to.equal('offline')
    expect(sent.length).to.equal(1)
  })

  it('calls broken JSON, and JSON of another shape, unreadable', async () => {
    next = () => new Response('<html>')
    expect((await failure(request('GET', '/x'))).kind).to.equal('unreadable')
    next = () => new Response('{"a":1}')
    const read = () => {
      throw new Error('shape')
    }
    expect((await failure(request('GET', '/x', { read }))).kind).to.equal('unreadable')
  })

  it('warns a developer of an answer that it cannot read: call, field, and what was expected', async () => {
    next = () => new Response('{"Count":"many"}')
    const warnings = await warningsOf(() =>
      failure(request('GET', '/api/count', { read: (answer) => create(answer, type({ Count: number() })) })),
    )
    expect(warnings.length).to.equal(1)
    expect(warnings[0])
      .to.contain(
        'The answer to GET /api/count cannot be read: At path: Count -- Expected a number, but received: "many".',
      )
      .and.to.contain('keeps what it shows')
  })

  it('says of a change that it failed, and names the fault of a text that is no JSON', async () => {
    next = () => new Response('{"Count":')
    const warnings = await warningsOf(() => failure(request('POST', '/api/changed-count')))
    expect(warnings.join())
      .to.contain('The answer to POST /api/changed-count cannot be read: SyntaxError')
      .and.to.contain('The tag shows an error, or keeps what it shows.')
  })

  it('does not warn of a refusal, a lost connection and a call that was ended', async () => {
    const stop = new AbortController()
    stop.abort()
    const warnings = await warningsOf(async () => {
      next = () => new Response('', { status: 404 })
      await failure(request('GET', '/refused'))
      next = () => new TypeError('Failed to fetch')
      await failure(request('GET', '/lost'))
      await failure(request('GET', '/ended', { signal: stop.signal }))
    })
    expect(warnings).to.deep.equal([])
  })

  it('accepts empty responses', async () => {
    next = () => new Response(null, { status: 204 })
    expect((await request('DELETE', '/x')) ?? null).to.equal(null)
  })

  it('calls a call aborted after its signal has ended', async () => {
    const stop = new AbortController()
    next = () => new Promise(() => {})
    const call = failure(request('GET', '/x', { signal: stop.signal }))
    stop.abort()
    expect((await call).kind).to.equal('aborted')
    expect((await failure(request('GET', '/x', { signal: stop.signal }))).kind).to.equal('aborted')
  })

  it('counts calls in progress, without quiet ones', async () => {
    const answers: ((response: Response) => void)[] = []
    next = () => new Promise((done) => answers.push(done))
    const call = request('GET', '/x')
    const quiet = request('GET', '/y', { quiet: true })
    await until(() => answers.length === 2)
    expect($loading.get()).to.equal(1)
    answers[1]?.(new Response('1'))
    await quiet
    expect($loading.get()).to.equal(1)
    answers[0]?.(new Response('1'))
    await call
    expect($loading.get()).to.equal(0)
  })

  it('lets page script respond instead of the server', async () => {
    removeEventListener('api:request', throughTheHarness, { capture: true })
    const adapt = (event: Event) => {
      event.stopImmediatePropagation()
      const { detail } = event as ApiRequestEvent
      ;(event as ApiRequestEvent).respondWith(
        detail.path === '/own'
          ? { mine: detail.method }
          : new Response('{"Message":"no"}', { status: 409, headers: { 'Content-Type': 'application/json' } }),
      )
    }
    addEventListener('api:request', adapt, { capture: true })
    expect(await request('POST', '/own', { body: {} })).to.deep.equal({ mine: 'POST' })
    expect((await failure(request('POST', '/other'))).serverMessage).to.equal('no')
    removeEventListener('api:request', adapt, { capture: true })
    addEventListener('api:request', throughTheHarness, { capture: true })
    expect(sent.length).to.equal(0)
  })

  it('waits for page script no longer than for the server, and only until the signal ends', async () => {
    const { timeout } = AbortSignal
    const waited: number[] = []
    let limit = new AbortController()
    AbortSignal.timeout = (milliseconds) => {
      waited.push(milliseconds)
      limit = new AbortController()
      return limit.signal
    }
    const never = new Promise<never>(() => {})
    const endless = new Response(new ReadableStream({ start: () => {} }))
    const wanted = new AbortController()
    const ends = [
      { answer: never, end: () => limit.abort(), kind: 'offline' },
      { answer: endless, end: () => limit.abort(), kind: 'offline' },
      { answer: never, end: () => wanted.abort(), kind: 'aborted' },
      { answer: never, isGone: true, end: () => {}, kind: 'aborted' },
    ]
    removeEventListener('api:request', throughTheHarness, { capture: true })
    const warnings = await warningsOf(async () => {
      for (const { answer, end, kind, isGone } of ends) {
        const gone = new AbortController()
        const adapt = (event: Event) => {
          event.stopImmediatePropagation()
          ;(event as ApiRequestEvent).respondWith(answer)
          if (isGone) gone.abort()
        }
        addEventListener('api:request', adapt, { capture: true })
        const call = failure(request('POST', '/own', { signal: isGone ? gone.signal : wanted.signal }))
        removeEventListener('api:request', adapt, { capture: true })
        end()
        expect((await call).kind).to.equal(kind)
      }
    })
    expect(warnings.join()).to.contain('The script that answers POST /own')
    addEventListener('api:request', throughTheHarness, { capture: true })
    AbortSignal.timeout = timeout
    expect(waited).to.deep.equal(ends.map(() => settings().requestTimeout))
    await until(() => $loading.get() === 0)
  })

  it('uses a URL of the page as it is', async () => {
    await request('GET', new URL('/elsewhere/x?y=1', location.href))
    expect(new URL((sent[0] as Request).url).search).to.equal('?y=1')
  })
})

describe('latest()', () => {
  it('lets only the last call count, and aborts the one before', async () => {
    const aborted: number[] = []
    const done: ((value: string) => void)[] = []
    const run = latest((signal, index: number) => {
      signal.addEventListener('abort', () => aborted.push(index))
      return new Promise<string>((answer) => done.push(answer))
    })
    const calls = [run(0), run(1)]
    done[1]?.('second')
    done[0]?.('first')
    expect(await Promise.all(calls)).to.deep.equal([undefined, 'second'])
    expect(aborted).to.deep.equal([0])
  })

  it('passes on the failure of the last call only', async () => {
    const run = latest(async (_signal, fails: boolean) => {
      if (fails) throw new ShopError('server', 500)
    })
    expect((await failure(run(true))).kind).to.equal('server')
    expect(await warningsOf(() => run(false))).to.deep.equal([])
  })
})
