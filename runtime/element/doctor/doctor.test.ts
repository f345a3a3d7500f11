import { expect } from '@open-wc/testing'
import { mount, until } from '../../../test/harness/component.ts'
import { ApiRequestEvent } from '../../request/api-request.ts'
import { type Call, keepLog, shortText } from './log.ts'
import { type Contracts, lackedParts, readTags } from './tags.ts'

const CONTRACTS: Contracts = new Map([
  [
    'sample-price',
    {
      ...{ isView: true, attributes: ['product-id'], events: ['price:changed'] },
      parts: {
        amount: { selector: '[data-part=amount]', created: false },
        status: { selector: '[data-part=status]', created: true },
      },
    },
  ],
])

const send = (change: (event: ApiRequestEvent) => void, url = `${location.origin}/none?a=1`) => {
  const detail = { method: 'GET', path: '/x', url, query: {}, body: undefined } as const
  const event = new ApiRequestEvent({
    ...{ ...detail, kind: 'none', as: 'json', headers: new Headers(), credentials: 'same-origin' },
  })
  change(event)
  // Not through the document, where the harness answers every call.
  dispatchEvent(event)
}

describe('The doctor', () => {
  let closing: AbortController
  beforeEach(() => {
    closing = new AbortController()
  })
  afterEach(() => closing.abort())

  it('finds tags with their states, parts, and attributes that nobody knows', async () => {
    const tag = await mount(
      '<sample-price product-id="7" produkt="8" class="x" data-x aria-label="x" load="idle"><b data-part="amount">1</b></sample-price>',
    )
    const read = () => readTags(document, CONTRACTS).get('sample-price')
    expect(read()).to.have.length(1)
    const [found] = read() ?? []
    expect(found?.element).to.equal(tag)
    expect(found?.state).to.equal('waiting')
    expect(found?.unknown).to.deep.equal(['produkt'])
    expect(found?.parts.map(({ name, count, created }) => [name, count, created])).to.deep.equal([
      ['amount', 1, false],
      ['status', 0, true],
    ])
    customElements.define('sample-price', class extends HTMLElement {})
    expect(read()?.[0]?.state).to.equal('loaded')
    tag.toggleAttribute('data-hydrated', true)
    expect(read()?.[0]?.state).to.equal('hydrated')
    tag.toggleAttribute('data-error', true)
    expect(read()?.[0]?.state).to.equal('failed')
  })

  it('warns once of a part that tags need and lack, and of no optional one', async () => {
    const contracts: Contracts = new Map([
      [
        'sample-form',
        {
          ...{ isView: true, attributes: [], events: [] },
          parts: {
            code: { selector: 'input', created: false, neededBy: ':not([for])' },
            clear: { selector: '[data-part=clear]', created: false },
            status: { selector: '[data-part=status]', created: true },
          },
        },
      ],
    ])
    const warningsIn = async (html: string) => lackedParts(readTags(await mount(`<div>${html}</div>`), contracts))
    const lacking = await warningsIn('<sample-form></sample-form><sample-form></sample-form>')
    expect(lacking).to.deep.equal([
      '<sample-form> lacks the part code. It does nothing useful without it. Put an element that matches input into it, as its example in docs/tags/sample-form.md does.',
    ])
    expect(await warningsIn('<sample-form><input></sample-form><sample-form for="a"></sample-form>')).to.deep.equal([])
  })

  it('reads a page with tags that are named as members of objects are', async () => {
    const place = await mount('<p><constructor></constructor><valueof></valueof><tostring></tostring></p>')
    expect([...readTags(place, CONTRACTS)]).to.deep.equal([])
  })

  it('keeps events with their senders, also of those who stop them', async () => {
    const log = keepLog(CONTRACTS, () => {}, closing.signal)
    const place = await mount('<p></p>')
    place.addEventListener('price:changed', (event) => event.stopPropagation())
    place.dispatchEvent(new CustomEvent('price:changed', { detail: { amount: 5, of: place } }))
    expect(log.events.map(({ name, target, detail }) => [name, target, detail])).to.deep.equal([
      ['price:changed', '<p>', '{"amount":5,"of":"<p>"}'],
    ])
  })

  it('says of a call whether a listener answered or stopped it', async () => {
    const log = keepLog(CONTRACTS, () => {}, closing.signal)
    const outcome = (change: (event: ApiRequestEvent) => void) => {
      send(change)
      return (log.calls[0] as Call).outcome
    }
    expect(outcome((event) => event.preventDefault())).to.equal('stopped by a listener')
    expect(outcome((event) => event.respondWith({}))).to.equal(undefined)
    await Promise.resolve()
    expect(log.calls[0]?.outcome).to.equal('a listener')
    outcome((event) => event.respondWith(Promise.reject(new Error('no'))))
    await new Promise((done) => setTimeout(done))
    expect(log.calls[0]?.outcome).to.equal('a listener failed')
  })

  it('keeps the last hundred events', async () => {
    const log = keepLog(CONTRACTS, () => {}, closing.signal)
    for (let count = 0; count < 105; count += 1)
      document.dispatchEvent(new CustomEvent('price:changed', { detail: count }))
    expect([log.events.length, log.events[0]?.detail, log.events[0]?.target]).to.deep.equal([100, '104', 'document'])
  })

  it('keeps a call to what is no address, and no event of the page that is no call', async () => {
    const faults: string[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      faults.push(event.message)
    }
    addEventListener('error', note, { signal: closing.signal })
    const log = keepLog(CONTRACTS, () => {}, closing.signal)
    send(() => {}, 'https://[none')
    for (const detail of [null, undefined, 5, {}]) dispatchEvent(new CustomEvent('api:request', { detail }))
    send(() => {})
    await fetch(`${location.origin}/none?a=1`)
    // The browser reports a request after its answer.
    await until(() => log.calls[0]?.took !== undefined)
    expect(log.calls.map(({ address, took }) => [address, took !== undefined])).to.deep.equal([
      [`${location.origin}/none?a=1`, true],
      ['https://[none', false],
    ])
    expect(faults).to.deep.equal([])
  })

  it('writes values as short text, also those that cannot be read', () => {
    const value: Record<string, unknown> = { big: 5n, list: new Set([1]), of: document.body }
    expect(shortText(value)).to.equal('{"big":"5","list":[1],"of":"<body>"}')
    value.self = value
    expect(shortText(value)).to.equal('cannot be read')
    const failing = {
      get total() {
        throw new Error('no')
      },
    }
    expect(shortText(failing)).to.equal('cannot be read')
    expect(shortText('x'.repeat(400)).length).to.equal(302)
    expect(shortText(undefined)).to.equal('')
  })
})
