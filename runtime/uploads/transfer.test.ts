import { expect } from '@open-wc/testing'
import { until, warningsOf } from '../../test/harness/component.ts'
import { scriptWire, type WireRequest } from '../../test/uploads/wire.ts'
import { resetSettings } from '../page/settings.ts'
import type { ApiRequestEvent } from '../request/api-request.ts'
import type { ShopError } from '../request/errors.ts'
import { type Progress, sendFile as send, type Way } from './send-file.ts'

const way = (more: Partial<Way> = {}): Way => ({
  endpoint: new URL('/assets/upload', location.href).href,
  fieldName: 'files',
  fields: { folderId: '7', tag: ['a', 'b'] },
  ...more,
})
const file = (size = 1_000, name = 'plan.pdf') =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf', lastModified: 1 })
const sendFile = (chosen: File, to: Way, progress?: (progress: Progress) => void) =>
  send(chosen, to, (answer) => answer, progress)
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error as ShopError,
  )
/** The harness responds to every call; here the network itself is scripted. */
const throughTheHarness = (event: Event) => event.stopImmediatePropagation()

describe('sendFile()', () => {
  let wire: ReturnType<typeof scriptWire>
  let answer: (request: WireRequest) => void
  const sent = async (count = 1) => {
    await until(() => wire.requests.length >= count)
    return wire.requests[count - 1] as WireRequest
  }
  beforeEach(() => {
    addEventListener('api:request', throughTheHarness, { capture: true })
    answer = () => {}
    wire = scriptWire((request) => answer(request))
    localStorage.clear()
  })
  afterEach(() => {
    removeEventListener('api:request', throughTheHarness, { capture: true })
    wire.restore()
  })

  it('posts the file with the fields of the form to its action, and reports its progress [API-13]', async () => {
    const progress: Progress[] = []
    const transfer = sendFile(file(), way(), (now) => progress.push(now))
    const request = await sent()
    expect([request.method, new URL(request.url).pathname]).to.deep.equal(['POST', '/assets/upload'])
    expect(request.headers.Accept).to.equal('application/json')
    const body = request.body as FormData
    expect([body.get('folderId'), body.getAll('tag'), (body.get('files') as File).name]).to.deep.equal([
      '7',
      ['a', 'b'],
      'plan.pdf',
    ])
    request.progress(550, 1_100)
    await until(() => progress.some(({ sent }) => sent === 500))
    request.respond(200, [{ guid: 'a1' }])
    expect(await transfer.done).to.deep.equal([{ guid: 'a1' }])
  })

  it('keeps a hostile name as it is', async () => {
    sendFile(file(10, '<img src=x onerror=alert(1)>.png'), way()).done.catch(() => {})
    const body = (await sent()).body as FormData
    expect((body.get('files') as File).name).to.equal('<img src=x onerror=alert(1)>.png')
  })

  for (const [status, body, kind] of [
    [401, '{}', 'unauthorized'],
    [404, '', 'refused'],
    [413, '', 'refused'],
    [422, '[{"name":"a","Error":"Virus"}]', 'refused'],
    [500, '<html>', 'server'],
    [200, '<html>', 'unreadable'],
  ] as const)
    it(`fails for ${status} ${body} as ${kind}, sends one request, and can send again`, async () => {
      answer = (request) =>
        request.respond(wire.requests.length === 1 ? status : 200, wire.requests.length === 1 ? body : '[1]')
      const transfer = sendFile(file(), way())
      const error = await failure(transfer.done)
      expect([error.kind, error.status, wire.requests.length]).to.deep.equal([
        kind,
        kind === 'unreadable' ? 0 : status,
        1,
      ])
      if (status === 422) expect(error.data).to.deep.equal([{ name: 'a', Error: 'Virus' }])
      expect(await transfer.retry()).to.deep.equal([1])
    })

  it('has the headers and the cookies that a listener of the page has set', async () => {
    const change = ({ detail }: ApiRequestEvent) => {
      detail.headers.set('X-Shop', 'north')
      detail.credentials = 'include'
    }
    removeEventListener('api:request', throughTheHarness, { capture: true })
    const listen = (event: Event) => {
      event.stopImmediatePropagation()
      change(event as ApiRequestEvent)
    }
    addEventListener('api:request', listen, { capture: true })
    sendFile(file(), way()).done.catch(() => {})
    const request = await sent()
    removeEventListener('api:request', listen, { capture: true })
    expect([request.headers['x-shop'], request.headers['x-requested-with'], request.isWithCookies]).to.deep.equal([
      'north',
      'XMLHttpRequest',
      true,
    ])
  })

  it('warns a developer of an answer that it cannot read', async () => {
    answer = (request) => request.respond(200, '{"a":1}')
    const read = () => {
      throw new Error('At path: 0')
    }
    const warnings = await warningsOf(async () => {
      expect((await failure(send(file(), way(), read).done)).kind).to.equal('unreadable')
    })
    expect(warnings.join()).to.contain('The answer to POST /assets/upload cannot be read: At path: 0')
  })

  it('calls a lost connection offline', async () => {
    answer = (request) => request.lose()
    const transfer = sendFile(file(), way())
    expect((await failure(transfer.done)).kind).to.equal('offline')
    answer = (request) => request.respond(200, '[1]')
    expect(await transfer.retry()).to.deep.equal([1])
  })

  it('can be cancelled while it is in progress', async () => {
    const transfer = sendFile(file(), way())
    const request = await sent()
    transfer.cancel()
    expect((await failure(transfer.done)).kind).to.equal('aborted')
    expect(request.isAborted).to.equal(true)
  })

  it('lets page script handle the file in place of the server', async () => {
    removeEventListener('api:request', throughTheHarness, { capture: true })
    const adapt = (event: Event) => {
      event.stopImmediatePropagation()
      const { detail } = event as ApiRequestEvent
      const { name } = (detail.body as FormData).get('files') as File
      ;(event as ApiRequestEvent).respondWith([{ guid: name, path: detail.path }])
    }
    addEventListener('api:request', adapt, { capture: true })
    expect(await sendFile(file(), way()).done).to.deep.equal([{ guid: 'plan.pdf', path: '/assets/upload' }])
    removeEventListener('api:request', adapt, { capture: true })
    expect(wire.requests).to.deep.equal([])
  })

  describe('in parts', () => {
    const resumable = new URL('/assets/resumable', location.href).href
    const realFetch = globalThis.fetch
    let asked = ''
    beforeEach(() => {
      globalThis.fetch = async (input) => {
        asked = new URL(String(input instanceof Request ? input.url : input)).pathname
        return new Response('[{"guid":"a1"}]', { headers: { 'Content-Type': 'application/json' } })
      }
    })
    afterEach(() => {
      globalThis.fetch = realFetch
    })
    const created = (request: WireRequest) =>
      request.respond(201, '', { Location: `${resumable}/u1`, 'Upload-Expires': '' })

    it('sends a large file by tus, and requests its asset', async () => {
      answer = (request) => {
        if (request.method === 'POST') created(request)
        else
          request.respond(204, '', {
            'Upload-Offset': String((request.body as Blob).size + Number(request.headers['Upload-Offset'])),
          })
      }
      const transfer = sendFile(file(3_000_000), way({ resumable }))
      expect(await transfer.done).to.deep.equal([{ guid: 'a1' }])
      expect(asked).to.equal('/assets/resumable/u1/asset')
      expect(wire.requests.map(({ method }) => method)).to.deep.equal(['POST', 'PATCH', 'PATCH'])
      const metadata = wire.requests[0]?.headers['Upload-Metadata'] ?? ''
      const decoded = metadata.split(',').map((pair) => `${pair.split(' ')[0]}=${atob(pair.split(' ')[1] ?? '')}`)
      expect(decoded).to.include.members(['filename=plan.pdf', 'filetype=application/pdf', 'folderId=7'])
    })

    it('continues from the end of an earlier attempt', async () => {
      answer = (request) => {
        if (request.method === 'POST') created(request)
        else if (request.method === 'HEAD')
          request.respond(200, '', { 'Upload-Offset': '2000000', 'Upload-Length': '3000000' })
        else if (request.headers['Upload-Offset'] === '0') request.respond(204, '', { 'Upload-Offset': '2000000' })
        else if (wire.requests.length > 3) request.respond(204, '', { 'Upload-Offset': '3000000' })
      }
      const first = sendFile(file(3_000_000), way({ resumable }))
      first.done.catch(() => {})
      await sent(3)
      first.leave()
      const progress: number[] = []
      const again = sendFile(file(3_000_000), way({ resumable }), ({ sent }) => progress.push(sent ?? 0))
      expect(await again.done).to.deep.equal([{ guid: 'a1' }])
      expect(wire.requests.slice(3).map(({ method, headers }) => [method, headers['Upload-Offset']])).to.deep.equal([
        ['HEAD', undefined],
        ['PATCH', '2000000'],
      ])
    })

    it('sends the tokens of the page to the shop alone, and its store gets none of the headers', async () => {
      Object.assign(globalThis, { shopSettings: { bearer: () => 'mine' } })
      resetSettings()
      answer = (request) => {
        if (request.method === 'POST') request.respond(201, '', { Location: 'https://store.example/u1' })
      }
      const transfer = sendFile(file(3_000_000), way({ resumable }))
      transfer.done.catch(() => {})
      await sent(2)
      transfer.leave()
      Reflect.deleteProperty(globalThis, 'shopSettings')
      resetSettings()
      const names = ['authorization', 'x-requested-with']
      expect(wire.requests.map(({ headers }) => names.map((name) => headers[name]))).to.deep.equal([
        ['Bearer mine', 'XMLHttpRequest'],
        [undefined, undefined],
      ])
    })

    it('requests its asset again when only that has failed, and sends no file', async () => {
      answer = (request) => {
        if (request.method === 'POST') created(request)
        else request.respond(204, '', { 'Upload-Offset': '1000' })
      }
      const realAnswer = globalThis.fetch
      globalThis.fetch = async () => new Response('', { status: 500 })
      const transfer = sendFile(file(), way({ resumable }))
      expect((await failure(transfer.done)).kind).to.equal('server')
      globalThis.fetch = realAnswer
      expect(await transfer.retry()).to.deep.equal([{ guid: 'a1' }])
      expect(wire.requests.map(({ method }) => method)).to.deep.equal(['POST', 'PATCH'])
    })

    it('reports that the server has more bytes than the file [ASSETS-42]', async () => {
      answer = (request) => {
        if (request.method === 'POST') created(request)
        else if (request.method === 'HEAD')
          request.respond(200, '', { 'Upload-Offset': '4000000', 'Upload-Length': '4000000' })
      }
      const first = sendFile(file(3_000_000), way({ resumable }))
      first.done.catch(() => {})
      await sent(2)
      first.leave()
      const error = await failure(sendFile(file(3_000_000), way({ resumable })).done)
      expect(error.reason).to.equal('uploadedBytes')
      expect(wire.requests.length).to.equal(3)
    })
  })
})
