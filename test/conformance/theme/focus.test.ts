import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { hydrateAll } from '../../harness/component.ts'
import { clear, frames, put, registerAll } from '../mounted.ts'
import { samples } from '../samples.ts'
import { link } from './resets.ts'

/** What themes do to the ring and to the colours of all that can be clicked. */
const HOSTILE = `
  :focus, :focus-visible { outline: none } *:focus { outline: 0 } a { color: #767676; text-decoration: none }
  button { color: #333; background: #eee; border: 1px solid #ccc } img { max-width: 100%; height: auto; border: 0 }
  input, select { border: 1px solid #ccc }`

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/** What a focus may be seen by: of the element, what it renders before and after itself, and the disc of a radio. */
function ring(element: Element): string {
  const styles = [undefined, '::before', '::after'].map((pseudo) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, borderWidth, content } = getComputedStyle(
      element,
      pseudo,
    )
    const hasBox = pseudo === undefined || content !== 'none'
    const outline = outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineWidth} ${outlineColor}`
    return hasBox ? `${outline} ${boxShadow} ${borderWidth} ${borderColor}` : ''
  })
  const disc = element.matches('[type=radio]') ? element.nextElementSibling : null
  return [...styles, disc ? ring(disc) : ''].join(' | ')
}

/** What the library renders: parts that the server's markup does not have. */
function rendered(place: Element, markup: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const part = element.dataset.part
    const isOurs = part
      ? !markup.includes(`data-part="${part}"`)
      : element.matches('[data-vt-created], [data-vt-root] *, [data-vt-field-button]')
    return isOurs && element.checkVisibility({ visibilityProperty: true })
  })
}

describe('A theme without a ring', () => {
  let unlink = () => {}
  before(async function () {
    this.timeout(60_000)
    await registerAll()
    unlink = link(HOSTILE)
    // So that a focus by script is one of the keyboard.
    await sendKeys({ press: 'Shift' })
  })
  after(() => unlink())
  afterEach(clear)

  for (const { tag, markup } of samples) {
    it(`leaves each control of <${tag}> its focus`, async () => {
      const place = await put(markup)
      hydrateAll(place)
      await frames()
      const unseen: string[] = []
      for (const control of rendered(place, markup)) {
        const before = ring(control)
        control.focus({ focusVisible: true } as FocusOptions)
        if (document.activeElement === control && ring(control) === before) unseen.push(control.outerHTML.slice(0, 160))
        control.blur()
      }
      expect(unseen).to.deep.equal([])
    })
  }
})
