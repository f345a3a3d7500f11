import { expect } from '@open-wc/testing'
import { type CallDoc, FORM, SIGNAL } from '../../demo/docs/calls/call-doc.ts'
import { calls as documented } from '../../demo/docs/calls/calls.ts'
import { fragments } from '../../demo/docs/calls/fragments.ts'
import { parseHtml } from '../../runtime/page/html.ts'
import { loadStrings, resetStrings } from '../../runtime/text/strings.ts'
import { answer, calls, resetShop } from '../harness/component.ts'

type Store = Record<string, (...passed: unknown[]) => Promise<unknown>>

const stores = import.meta.glob<Store>(['../../stores/*/*.ts', '!**/*.test.ts'])

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
      await send(call)
      const { method, path, query, body } = calls.at(-1) ?? { method: '', path: '', query: {}, body: undefined }
      expect(`${method} ${decodeURIComponent(path)}`).to.equal(nameOf(call))
      expect(query).to.deep.equal(call.query ?? {})
      expect(body).to.deep.equal(call.body)
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
