import { expect } from '@open-wc/testing'
import jsQR from 'jsqr'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, mount, until, warningsOf } from '../../../test/harness/component.ts'
import { authenticatorQr } from './definition.ts'
import './index.ts'

const URI = 'otpauth://totp/Atelier%20Vitrine%3Acamille%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Atelier%20Vitrine'

const qrOf = (uri: string) => {
  const element = document.createElement('authenticator-qr')
  element.setAttribute('uri', uri)
  element.innerHTML = '<a href="/fr/">Open in the app</a>'
  return mount(element.outerHTML)
}

const codeIn = (element: Element) => until(() => element.querySelector('svg'), 'the code')

/** The text that a scanner reads from the code, which is rendered on a canvas. */
async function scan(svg: SVGElement): Promise<string | undefined> {
  const image = new Image()
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', '300')
  copy.setAttribute('height', '300')
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const context = Object.assign(document.createElement('canvas'), { width: 300, height: 300 }).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.fillStyle = context.createPattern(image, 'no-repeat') ?? ''
  context.fillRect(0, 0, 300, 300)
  return jsQR(context.getImageData(0, 0, 300, 300).data, 300, 300)?.data
}

describe('<authenticator-qr>', () => {
  before(() => loadStrings(authenticatorQr.strings))
  it('shows a code that a scanner reads as the address, and passes axe [ACCOUNT-06]', async () => {
    const element = await qrOf(URI)
    const svg = await codeIn(element)
    expect(await scan(svg)).to.equal(URI)
    expect(svg.getAttribute('aria-label')).to.equal('Code QR pour votre application d’authentification')
    expect(element.querySelector('a')).to.equal(null)
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('shows the next address when it changes', async () => {
    const element = await qrOf(URI)
    const before = (await codeIn(element)).innerHTML
    element.setAttribute('uri', URI.replace('JBSW', 'KRSX'))
    await until(() => element.querySelector('svg')?.innerHTML !== before, 'another code')
    expect(await scan(await codeIn(element))).to.equal(URI.replace('JBSW', 'KRSX'))
  })

  it('encodes hostile text as text', async () => {
    const hostile = `${URI}&x="><img src=x onerror=alert(1)>`
    const element = await qrOf(hostile)
    expect(await scan(await codeIn(element))).to.equal(hostile)
    expect(element.querySelector('img')).to.equal(null)
  })

  it('keeps the server’s HTML when there is no code, and warns of an invalid address', async () => {
    const elements: Element[] = []
    const warnings = await warningsOf(async () => {
      for (const other of ['', 'javascript:alert(1)']) elements.push(await qrOf(other))
    })
    expect(warnings.length).to.equal(1)
    for (const element of elements) {
      expect(element.querySelector('a')?.textContent).to.equal('Open in the app')
      expect(element.querySelector('svg')).to.equal(null)
    }
  })

  it('shows that an address is too long for any code', async () => {
    const element = await qrOf(`${URI}${'x'.repeat(5000)}`)
    await until(() => element.querySelector('[data-part=failed]')?.textContent, 'the text')
  })
})
