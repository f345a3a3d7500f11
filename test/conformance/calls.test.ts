import { expect } from '@open-wc/testing'
import { type CallDoc, FORM, isOptional, SIGNAL } from '../../demo/docs/calls/call-doc.ts'
import { calls as documented } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
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

/** A copy of an answer without a field, or with another value in it. */
function without(data: unknown, path: string, value?: unknown): unknown {
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

describe('the calls of the guide “What the server must answer”', () => {
  beforeEach(() => {
    resetShop()
    for (const call of documented) answer(nameOf(call).replaceAll(/[{}]/g, encodeURIComponent), 200, call.answer)
  })

  for (const call of documented.filter((each) => each.send)) {
    it(`${nameOf(call)} is sent by ${call.send?.[1]}, and read, as it is documented`, async () => {
      let kind: string | undefined
      const listen = (event: Event) => {
        kind = (event as ApiRequestEvent).detail.kind
      }
      document.addEventListener('api:request', listen)
      await send(call).finally(() => document.removeEventListener('api:request', listen))
      expect(kind).to.be.oneOf(call.isForm ? ['form', 'multipart'] : [call.body === undefined ? 'none' : 'json'])
      const { method, path, query, body } = calls.at(-1) ?? { method: '', path: '', query: {}, body: undefined }
      expect(`${method} ${decodeURIComponent(path)}`).to.equal(nameOf(call))
      expect(query).to.deep.equal(call.query ?? {})
      expect(body).to.deep.equal(call.body)
    })
  }

  for (const call of documented.filter((each) => each.send)) {
    const answered = (data: unknown) => {
      resetShop()
      answer(nameOf(call).replaceAll(/[{}]/g, encodeURIComponent), 200, data)
      return send(call)
    }

    it(`${nameOf(call)}, sent by ${call.send?.[1]}, needs the fields that are documented as required, and no other`, async () => {
      await warningsOf(async () => {
        for (const path of pathsOf(call.answer, call)) {
          const isNeeded = !call.isAnyAnswer && !isOptional(call, path)
          expect([path, await isRead(answered(without(call.answer, path)))]).to.deep.equal([path, !isNeeded])
        }
        for (const path of call.nullable ?? [])
          expect([path, await isRead(answered(without(call.answer, path, null)))]).to.deep.equal([path, true])
        for (const path of Object.keys(call.choices ?? {}))
          expect([path, await isRead(answered(without(call.answer, path, 'other')))]).to.deep.equal([path, false])
        for (const data of [null, 5, false, []])
          if (call.isAnyAnswer) expect([data, await isRead(answered(data))]).to.deep.equal([data, true])
      })
    })
  }

  it('has the shop’s texts at the address at which the library reads them', async () => {
    const asked: string[] = []
    const listen = (event: Event) => asked.push((event as CustomEvent<{ path: string }>).detail.path)
    document.addEventListener('api:request', listen)
    sessionStorage.clear()
    resetStrings()
    await loadStrings()
    document.removeEventListener('api:request', listen)
    expect(asked).to.deep.equal(['/api/v1/localization/fr/stringresources'])
    const unsent = documented.filter((call) => !call.send).map(nameOf)
    expect(unsent).to.deep.equal(['GET /api/v1/localization/{culture}/stringresources'])
  })

  for (const { path, answer: html, reads } of fragments) {
    it(`shows HTML for ${path} with all that the library reads`, () => {
      const content = parseHtml(html)
      expect(reads).to.have.length.above(0)
      for (const selector of reads) expect(content.querySelector(selector), selector).to.not.equal(null)
    })
  }
})
