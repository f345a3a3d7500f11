import { expect } from '@open-wc/testing'
import { changeAttributes, frames, settle } from './mounted.ts'
import { everyTag, samples } from './samples.ts'

const NONCE = 'of-this-page'

/** The page is written here, not sent: Firefox does not accept an address of it for 'self'. */
const SELF = location.origin

/** Exactly the policy that `demo/docs/guides/security.md` documents for a shop with files of videos. */
const POLICY = [
  "default-src 'none'",
  `script-src 'nonce-${NONCE}'`,
  `style-src ${SELF} 'nonce-${NONCE}'`,
  `connect-src ${SELF}`,
  `img-src ${SELF} data:`,
  `media-src ${SELF}`,
  `form-action ${SELF}`,
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vitrine lit-html',
].join('; ')

const { library } = document.documentElement.dataset

const PAGE = `<!doctype html><html lang="fr" data-library="${library}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta property="csp-nonce" nonce="${NONCE}">
<script type="application/json" id="shop-strings">{}</script>
</head><body><script type="module" nonce="${NONCE}" src="/test/conformance/policy-page.ts"></script></body></html>`

describe('under a strict policy with Trusted Types', () => {
  const violations: string[] = []
  let page: Document
  let frame: HTMLIFrameElement

  before(async () => {
    frame = document.createElement('iframe')
    document.body.append(frame)
    page = frame.contentDocument as Document
    // Written, not `srcdoc`: so it has the address of a page.
    page.open()
    page.write(PAGE)
    page.close()
    page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      violations.push(`${violatedDirective}: ${blockedURI} ${sourceFile} ${sample}`)
    })
    const { customElements } = frame.contentWindow as Window & typeof globalThis
    await Promise.all(everyTag.map(({ tag }) => customElements.whenDefined(tag)))
  })
  after(() => frame.remove())

  it('the policy holds: an inline style and a string as HTML are refused here', async () => {
    const host = page.createElement('p')
    page.body.append(host)
    host.setAttribute('style', 'color: red')
    expect(() => {
      host.innerHTML = '<b>text</b>'
    }).to.throw()
    await frames()
    expect(violations.splice(0).length).to.equal(2)
    host.remove()
  })

  for (const sample of samples) {
    it(`<${sample.tag}> mounts, changes and unmounts`, async () => {
      const template = document.createElement('template')
      template.innerHTML = sample.markup
      const place = page.createElement('div')
      place.append(page.importNode(template.content, true))
      page.body.append(place)
      await frames()
      const element = place.querySelector(sample.tag) as Element
      await changeAttributes(element, sample)
      for (const button of place.querySelectorAll<HTMLButtonElement>('button[type=button]')) button.click()
      for (const field of place.querySelectorAll('input, select')) {
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
      await settle()
      expect(element.hasAttribute('data-error')).to.equal(false)
      place.remove()
      for (const dialog of page.querySelectorAll('dialog')) dialog.remove()
      await settle()
      expect(violations.splice(0)).to.deep.equal([])
    })
  }
})
