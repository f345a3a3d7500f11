import { expect } from '@open-wc/testing'
import { ask } from '../ask.ts'
import { clear, frames, put, registerAll, touch } from '../mounted.ts'
import { samples } from '../samples.ts'
import { link, RESETS } from './resets.ts'

/** Rules of themes against the focus ring and the colours of all controls. */
const HOSTILE = `
  :focus, :focus-visible { outline: none } *:focus { outline: 0 } a { color: #767676; text-decoration: none }
  button { color: #333; background: #eee; border: 1px solid #ccc } img { max-width: 100%; height: auto; border: 0 }
  input, select { border: 1px solid #ccc }`

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])'

/** The visible signs of focus: of the element, of its pseudo-elements, and of a radio's disc. */
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

/** The elements that the library renders: parts that the server's markup does not have. */
function rendered(place: Element, markup: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const part = element.dataset.part
    const isOurs = part
      ? !markup.includes(`data-part="${part}"`)
      : element.matches('[data-vt-created], [data-vt-root] *, [data-vt-field-button]')
    return isOurs && element.checkVisibility({ visibilityProperty: true })
  })
}

/** The styles that a tag needs in order to work: visibility, stacking, rows, and clipping. */
function works(element: Element): string {
  // Under a reset that hides it for good, the browser's search no longer opens it; it stays hidden.
  if (element.getAttribute('hidden') === 'until-found') return 'hidden'
  const { position, display, visibility, pointerEvents, overflowX, overflowY } = getComputedStyle(element)
  const layout = /flex|grid|none|contents/.exec(display)?.[0] ?? ''
  return `${position} ${layout} ${visibility} ${pointerEvents} ${overflowX} ${overflowY} ${element.checkVisibility()}`
}

/** Elements of the library: those with its hooks, and those that are hidden. */
const PARTS = '[data-part], [hidden], .vt-hidden, [role=listbox], [data-vt-slider] li, dialog'

/** The parts of a tag whose needed styles a reset changes, and the changes. */
function brokenBy(css: string, parts: Element[], before: string[]): string[] {
  const unlink = link(css)
  const now = parts.map(works)
  unlink()
  return parts.flatMap((part, index) =>
    now[index] === before[index]
      ? []
      : `${(part.cloneNode(false) as Element).outerHTML.slice(0, 110)}: ${before[index]} -> ${now[index]}`,
  )
}

describe('Under any theme', () => {
  before(async () => {
    await registerAll()
  })
  afterEach(clear)

  for (const { tag, markup } of samples) {
    it(`<${tag}> has what it needs to work, and each of its controls shows its focus`, async () => {
      const place = await put(markup)
      touch(place)
      await frames()
      const parts = [...place.querySelectorAll(PARTS)]
      const before = parts.map(works)
      const resets = Object.entries(RESETS).map(([reset, css]) => [
        `works after the reset ${reset}`,
        () => expect(brokenBy(css, parts, before)).to.deep.equal([]),
      ])
      await ask({
        ...Object.fromEntries(resets),
        'shows its focus in a theme without a ring': () => {
          const unlink = link(HOSTILE)
          const unseen: string[] = []
          for (const control of rendered(place, markup)) {
            const before = ring(control)
            // As by the keyboard.
            control.focus({ focusVisible: true } as FocusOptions)
            if (document.activeElement === control && ring(control) === before)
              unseen.push(control.outerHTML.slice(0, 160))
            control.blur()
          }
          unlink()
          expect(unseen).to.deep.equal([])
        },
      })
    })
  }
})
