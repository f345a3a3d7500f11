import { expect } from '@open-wc/testing'
import { type CallDoc, FORM, isOptional, SIGNAL } from '../../demo/docs/calls/call-doc.ts'
import { calls as documented } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { schemaOf } from '../../demo/docs/calls/schemas.ts'
import { parseHtml } from '../../runtime/page/html.ts'
import type { ApiRequestEvent } from '../../runtime/request/api-request.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { loadStrings, resetStrings } from '../../runtime/text/strings.ts'
import { answer, calls, resetShop, warningsOf } from '../harness/component.ts'

type Store = Record<string, (...passed: unknown[]) => Promise<unknown>>

const stores = import.meta.glob<Store>(['../../stores/*/*.ts', '!**/*.test.ts'])

/** The dotted names of the fields of an answer; those of an item of a list are without its number. */
function pathsOf(data: unknown, { isMap }: Pick<CallDoc, 'isMap'> = {}): string[] {
  const value = Array.isArray(data) ? data[0] : data
  if (typeof value !== 'object' || value === null || isMap) return []
  return Object.entries(value).flatMap(([name, field]) => [name, ...pathsOf(field).map((path) => `${name}.${path}`)])
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => {
    const item = Array.isArray(value) ? value[0] : value
    return (item as Record<string, unknown>)[name]
  }, data)

/** A copy of an answer without a field, or with another value in it; '' is the whole answer. */
function without(data: unknown, path: string, value?: unknown): unknown {
  if (path === '') return value
  if (Array.isArray(data)) return data.map((item) => without(item, path, value))
  const [name = '', ...rest] = path.split('.')
  const { [name]: field, ...others } = data as Record<string, unknown>
  if (rest.length > 0) return { ...others, [name]: without(field, rest.join('.'), value) }
  return value === undefined ? others : { ...others, [name]: value }
}

const isRead = (sent: Promise<void>): Promise<boolean> =>
  sent.then(
    () => true,
    (error) => {
      if (error instanceof ShopError && error.kind === 'unreadable') return false
      throw error
    },
  )

const nameOf = ({ method, path }: CallDoc) => `${method} ${path}`

function formOf(body: unknown): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(body as Record<string, string>)) {
    const field = document.createElement('input')
    Object.assign(field, { name, value })
    form.append(field)
  }
  return form
}

/** Sends a call by the function of the store that its documentation names. */
async function send({ send: [module, name, ...passed] = [], body }: CallDoc): Promise<void> {
  const load = stores[`../../stores/${module}.ts`]
  const store = await load?.()
  const call = store?.[String(name)]
  if (!call) throw new Error(`\`send\` names ${name} of stores/${module}.ts, which is not there.`)
  const inPlaceOf = new Map<unknown, () => unknown>([
    [SIGNAL, () => new AbortController().signal],
    [FORM, () => formOf(body)],
  ])
  await call(...passed.map((value) => inPlaceOf.get(value)?.() ?? value))
}

/** The requests whose events are sent during `work`. */
async function requestsOf(work: () => Promise<unknown>): Promise<ApiRequestEvent['detail'][]> {
  const seen: ApiRequestEvent['detail'][] = []
  const listen = (event: Event) => seen.push((event as ApiRequestEvent).detail)
  document.addEventListener('api:request', listen)
  await work().finally(() => document.removeEventListener('api:request', listen))
  return seen
}

/** Whether the library reads an answer to the call. */
function readsAnswer(call: CallDoc, data: unknown): Promise<boolean> {
  resetShop()
  answer(nameOf(call).replaceAll(/[{}]/g, encodeURIComponent), 200, data)
  return isRead(send(call))
}

/** The fields that the contract describes as ids. */
const idsOf = (call: CallDoc): string[] =>
  pathsOf(call.answer, call).filter(
    (path) => String(schemaOf(valueAt(call.answer, path), {}, path).type) === 'number,string',
  )

describe('the calls of the guide “What the server must answer”', () => {
  beforeEach(() => {
    resetShop()
    for (const call of documented) answer(nameOf(call).replaceAll(/[{}]/g, encodeURIComponent), 200, call.answer)
  })

  for (const call of documented.filter((each) => each.send)) {
    const title = `${nameOf(call)}, sent by ${call.send?.[1]},`

    it(`${title} is sent as it is documented, and its answer read`, async () => {
      const [request] = await requestsOf(() => send(call))
      const kinds = call.isForm ? ['form', 'multipart'] : [call.body === undefined ? 'none' : 'json']
      expect(request?.kind).to.be.oneOf(kinds)
      const { method, path, query, body } = calls.at(-1) ?? { method: '', path: '', query: {}, body: undefined }
      expect(`${method} ${decodeURIComponent(path)}`).to.equal(nameOf(call))
      expect(query).to.deep.equal(call.query ?? {})
      expect(body).to.deep.equal(call.body)
    })

    it(`${title} needs the fields that are documented as required, and no other`, () =>
      warningsOf(async () => {
        for (const path of pathsOf(call.answer, call)) {
          const isNeeded = !call.isAnyAnswer && !isOptional(call, path)
          expect([path, await readsAnswer(call, without(call.answer, path))]).to.deep.equal([path, !isNeeded])
        }
      }))

    it(`${title} reads every value that is documented`, async () => {
      const values = [
        ...(call.nullable ?? []).map((path) => [path, null]),
        ...idsOf(call).flatMap((path) => [7, '7', 'a-7'].map((id) => [path, id])),
        ...(call.isAnyAnswer ? [null, 5, false, []] : []).map((data) => ['', data]),
      ] as [string, unknown][]
      for (const [path, value] of values)
        expect([path, value, await readsAnswer(call, without(call.answer, path, value))]).to.deep.equal([
          path,
          value,
          true,
        ])
    })

    it(`${title} refuses a value against the schema of a field`, () =>
      warningsOf(async () => {
        for (const path of Object.keys(call.schemas ?? {}))
          expect([path, await readsAnswer(call, without(call.answer, path, 'a.b'))]).to.deep.equal([
            path,
            call.isAnyAnswer === true,
          ])
      }))
  }

  it('has the shop’s texts at the address at which the library reads them', async () => {
    sessionStorage.clear()
    resetStrings()
    const asked = await requestsOf(loadStrings)
    expect(asked.map(({ path }) => path)).to.deep.equal(['/api/v1/localization/fr/stringresources'])
  })

  it('names the function that sends a call, except for the texts and for uploads', () => {
    const unsent = documented.filter((call) => !call.send).map(nameOf)
    expect(unsent).to.deep.equal(['POST /assets/upload', 'GET /api/v1/localization/{culture}/stringresources'])
  })

  for (const { path, answer: html, reads } of fragments) {
    it(`shows HTML for ${path} with all that the library reads`, () => {
      const content = parseHtml(html)
      expect(reads).to.have.length.above(0)
      for (const selector of reads) expect(content.querySelector(selector), selector).to.not.equal(null)
    })
  }
})
