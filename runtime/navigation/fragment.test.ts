import { expect } from '@open-wc/testing'
import { mount, resetShop } from '../../test/harness/component.ts'
import { sendForm } from '../forms/send-form.ts'
import { setHtml } from '../page/html.ts'
import type { ApiRequestEvent } from '../request/api-request.ts'
import type { ShopError } from '../request/errors.ts'
import { loadFragment, openHtml } from './fragment.ts'

const SCRIPTS = '<script nonce="theirs">window.ran.push("theirs")</script><script>window.ran.push("bare")</script>'

/** An answer of the server as fetch gives it, with the address where its redirects ended. */
function response(html: string, { url = `${location.origin}/fr/x`, policy = '', status = 200 } = {}): Response {
  const headers = { 'Content-Type': 'text/html', ...(policy && { 'Content-Security-Policy': policy }) }
  return Object.defineProperty(new Response(html, { status, headers }), 'url', { value: url })
}

/** Answers the next call. */
const answerNext = (answer: Response) =>
  addEventListener(
    'api:request',
    (event) => {
      event.stopPropagation()
      ;(event as ApiRequestEvent).respondWith(answer)
    },
    { capture: true, once: true },
  )

const ran = () => (window as unknown as { ran: string[] }).ran
const show = (html: string, policy?: string) => {
  const place = document.createElement('div')
  setHtml(place, openHtml(html, response(html, policy === undefined ? {} : { policy })))
  return place
}

describe('HTML of a call', () => {
  beforeEach(() => {
    resetShop()
    Object.assign(window, { ran: [] })
  })

  it('is refused where a redirect led to another site, for fragments and for forms', async () => {
    const url = 'https://evil.example/'
    answerNext(response('<b>theirs</b>', { url }))
    const error = await loadFragment('/fr/x', 'x').catch((reason: ShopError) => reason)
    expect(error).to.include({ kind: 'refused', status: 0 })
    const form = await mount<HTMLFormElement>('<form method="post" action="/fr/x"><input name="a"></form>')
    for (const status of [200, 422]) {
      answerNext(response('<form action="/fr/x"><b>theirs</b></form>', { url, status }))
      expect((await sendForm(form)).kind).to.equal('failed')
    }
  })

  it('runs no script that the policy of the answer forbids', () => {
    document.body.append(show(SCRIPTS, "default-src 'self'; script-src 'nonce-theirs'"))
    expect(ran()).to.deep.equal(['theirs'])
    document.body.append(show(SCRIPTS, "script-src 'none'"))
    expect(ran()).to.deep.equal(['theirs'])
    document.body.append(show(SCRIPTS))
    expect(ran()).to.deep.equal(['theirs', 'theirs', 'bare'])
  })

  it('gives the nonce of the page to no style sheet that the policy of the answer does not know', () => {
    const script = document.createElement('script')
    script.setAttribute('nonce', 'ours')
    document.head.prepend(script)
    const place = show('<style nonce="old"></style><style nonce="theirs"></style>', "script-src 'nonce-theirs'")
    script.remove()
    expect([...place.children].map((style) => (style as HTMLElement).nonce)).to.deep.equal(['old', 'ours'])
  })

  it('is the page area of a whole page, with the answer that a form shows at its fields', async () => {
    expect(openHtml('<!doctype html><html><body><nav>x</nav><main><b>y</b></main>').textContent).to.equal('y')
    const form = await mount<HTMLFormElement>('<form method="post" action="/fr/x"><input name="a"></form>')
    answerNext(response('<html><main><form action="/fr/x"></form></main></html>', { status: 422 }))
    const answer = await sendForm(form)
    expect(answer).to.include({ kind: 'html', status: 422 })
  })
})
