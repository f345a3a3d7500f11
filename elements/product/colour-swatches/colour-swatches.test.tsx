import { expect } from '@open-wc/testing'
import type { Variation } from '../../../stores/product/api.ts'
import { answer, axeFindings, mount, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'
import styles from './colour-swatches.css?inline'
import { type Swatch, swatchesOf } from './rules.ts'

type Element = HTMLElement & { swatches: Swatch[]; allowUnavailable: boolean }

const SERVER = `
  <label><input type="radio" name="VariantValueId1" value="31" checked data-color1="#00f"> Bleu</label>
  <label><input type="radio" name="VariantValueId1" value="32" data-color1="#fff" data-color2="#c40"> Crème et ocre</label>
  <label><input type="radio" name="VariantValueId1" value="33" data-color1="#111" data-color2="#0a0" data-color3="#fc0"> Trio</label>
  <label><input type="radio" name="VariantValueId1" value="34" data-color1="#888" data-unavailable="true"> Gris (indisponible)</label>`

const inForm = (radios = SERVER, attributes = '') =>
  `<form><fieldset><legend>Couleur</legend><colour-swatches attribute-id="3" ${attributes}>${radios}</colour-swatches></fieldset><button>ok</button></form>`

const rendered = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>('[data-part=swatch] > input')]

const names = (root: ParentNode) => [...root.querySelectorAll('[data-part=name]')].map((name) => name.textContent)

const chosen = (form: HTMLFormElement) => new FormData(form).get('VariantValueId1')

/** The form after its swatches are rendered, and a function that finds one of them. */
async function shown(markup = inForm(), count = 4) {
  const form = await mount<HTMLFormElement>(markup)
  const element = form.querySelector('colour-swatches') as Element
  await until(
    () => rendered(form).length === count && element.querySelectorAll('input').length === count,
    'the swatches',
  )
  const swatch = (id: string) => rendered(form).find((radio) => radio.value === id) as HTMLInputElement
  return { form, element, swatch }
}

describe('<colour-swatches>', () => {
  beforeEach(() => {
    resetShop()
    answer('GET /api/v1/localization/fr/stringresources', 200, {})
  })

  it('shows the one, two and three colours of a value [PRODUCT-09]', async () => {
    const { form } = await shown()
    const pictures = [...form.querySelectorAll('[data-part=colour]')].map(
      (disc) => getComputedStyle(disc).backgroundImage,
    )
    expect(pictures[0]).to.contain('rgb(0, 0, 255)')
    expect(pictures[1]).to.contain('rgb(255, 255, 255)').and.to.contain('rgb(204, 68, 0)')
    expect(pictures[2])
      .to.contain('rgb(17, 17, 17)')
      .and.to.contain('rgb(0, 170, 0)')
      .and.to.contain('rgb(255, 204, 0)')
  })

  it('lets one value be chosen at a time, which the form sends [PRODUCT-11]', async () => {
    const { form, swatch } = await shown()
    expect(chosen(form)).to.equal('31')
    let changes = 0
    form.addEventListener('change', () => changes++)
    swatch('32').click()
    expect(swatch('31').checked).to.equal(false)
    expect(new FormData(form).getAll('VariantValueId1')).to.deep.equal(['32'])
    expect(changes).to.equal(1)
  })

  it('keeps an unavailable value from being chosen [PRODUCT-12]', async () => {
    const { form, swatch } = await shown()
    expect(swatch('34').disabled).to.equal(true)
    swatch('34').closest('label')?.click()
    expect(chosen(form)).to.equal('31')
  })

  it('lets an unavailable value be chosen where the theme allows it [PRODUCT-13]', async () => {
    const { form, swatch } = await shown(inForm(SERVER, 'allow-unavailable'))
    swatch('34').closest('label')?.click()
    expect(chosen(form)).to.equal('34')
  })

  it('writes the suffix behind an unavailable value, once, and behind no other [ERROR-31 ERROR-32]', async () => {
    const { form } = await shown()
    expect(names(form)).to.deep.equal(['Bleu', 'Crème et ocre', 'Trio', 'Gris (indisponible)'])
  })

  it('still sends a chosen value that is unavailable, until another is chosen', async () => {
    const sold = SERVER.replace(' checked', '').replace('value="34"', 'value="34" checked')
    const { form, swatch } = await shown(inForm(sold))
    expect(chosen(form)).to.equal('34')
    swatch('31').click()
    await until(() => swatch('34').disabled, 'the unavailable value to be disabled')
  })

  it('keeps a choice that was made before its code was loaded', async () => {
    const form = await mount<HTMLFormElement>('<form></form>')
    form.innerHTML = inForm().replace(/<\/?form>/g, '')
    ;(form.querySelector('[value="33"]') as HTMLInputElement).checked = true
    await until(() => rendered(form).length === 4, 'the swatches')
    expect(chosen(form)).to.equal('33')
    form.reset()
    expect(chosen(form)).to.equal('31')
  })

  it('keeps the focus of a radio that it renders again', async () => {
    const form = await mount<HTMLFormElement>('<form></form>')
    form.innerHTML = inForm().replace(/<\/?form>/g, '')
    ;(form.querySelector('[value="31"]') as HTMLInputElement).focus()
    await until(() => rendered(form).length === 4 && form.querySelectorAll('input').length === 4, 'the swatches')
    expect((document.activeElement as HTMLInputElement).value).to.equal('31')
    expect(document.activeElement).to.equal(rendered(form)[0])
  })

  it('restores the choice of the server when the form is reset', async () => {
    const { form, swatch } = await shown()
    swatch('32').click()
    form.reset()
    expect(chosen(form)).to.equal('31')
  })

  it('renders new values without losing the focus or the choice', async () => {
    const { form, element, swatch } = await shown()
    swatch('32').focus()
    swatch('32').click()
    element.swatches = [
      { id: '31', text: 'Bleu', isUnavailable: true, colors: ['#00f'] },
      { id: '32', text: 'Crème', isUnavailable: false, colors: ['#fff'] },
      { id: '39', text: 'Neuf', isUnavailable: false, colors: [] },
    ]
    await until(() => rendered(form).length === 3, 'the new values')
    expect(names(form)).to.deep.equal(['Bleu (indisponible)', 'Crème', 'Neuf'])
    expect(document.activeElement).to.equal(swatch('32'))
    expect(chosen(form)).to.equal('32')
    expect(swatch('31').disabled).to.equal(true)
  })

  it('has the values of its attribute in a variation, of which one is chosen', () => {
    const values = ['31', '32'].map((id) => ({ id, text: id, isUnavailable: false, colors: [] }))
    const variation = { attributes: [{ isSquare: true, values }], chosenIds: ['32'] } as unknown as Variation
    expect(swatchesOf(variation, 'VariantValueId1')?.map(({ isChosen }) => isChosen)).to.deep.equal([false, true])
    expect(swatchesOf(variation, 'VariantValueId2')).to.equal(undefined)
  })

  it('chooses the value that the new values mark', async () => {
    const { form, element } = await shown()
    element.swatches = [
      { id: '31', text: 'Bleu', isUnavailable: false, colors: [] },
      { id: '40', text: 'Vert', isUnavailable: true, colors: [], isChosen: true },
    ]
    await until(() => chosen(form) === '40', 'the new choice')
  })

  it('uses values from its attribute, and warns of broken ones', async () => {
    const values = JSON.stringify([{ id: '7', text: 'Sept', isUnavailable: false, colors: ['red'] }])
    const { form } = await shown(inForm(SERVER, `swatches='${values}'`), 1)
    expect(names(form)).to.deep.equal(['Sept'])
    const said = await warningsOf(() => shown(inForm(SERVER, 'swatches="[{"')))
    expect(said.join()).to.contain('colour-swatches')
  })

  it('shows hostile names as text and uses no address as a picture', async () => {
    const { form, element } = await shown()
    element.swatches = [{ id: '1', text: '<img src=x onerror=alert(1)>', isUnavailable: false, colors: ['url(/spy)'] }]
    await until(() => rendered(form).length === 1, 'the value')
    expect(names(form)).to.deep.equal(['<img src=x onerror=alert(1)>'])
    expect(form.querySelector('img')).to.equal(null)
    expect(getComputedStyle(form.querySelector('[data-part=colour]') as HTMLElement).backgroundImage).to.equal('none')
  })

  it('shows radios that are added later', async () => {
    const { form, element } = await shown()
    element.insertAdjacentHTML(
      'beforeend',
      '<p><label><input type="radio" name="VariantValueId1" value="50"> Tard</label></p>',
    )
    await until(() => names(form).includes('Tard'), 'the late value')
    expect(chosen(form)).to.equal('31')
  })

  it('is invalid like a native group when a choice is required', async () => {
    const { form, swatch } = await shown(
      inForm(SERVER.replace(' checked', ' required data-val="true" data-val-required="Choisissez"')),
    )
    expect(form.checkValidity()).to.equal(false)
    expect(swatch('31').dataset.valRequired).to.equal('Choisissez')
    swatch('33').click()
    expect(form.checkValidity()).to.equal(true)
  })

  it('keeps two forms of the same product apart', async () => {
    const both = await mount(`<div>${inForm()}${inForm()}</div>`)
    await until(() => rendered(both).length === 8 && both.querySelectorAll('input').length === 8, 'both')
    const [first, second] = both.querySelectorAll('form') as unknown as [HTMLFormElement, HTMLFormElement]
    ;(second.querySelector('[value="33"]') as HTMLInputElement).click()
    expect(chosen(first)).to.equal('31')
    expect(chosen(second)).to.equal('33')
  })

  it('restores the choice into the server’s radios when it is removed, and uses it again', async () => {
    const { form, element, swatch } = await shown()
    swatch('32').click()
    const place = element.parentElement as HTMLElement
    element.remove()
    await until(() => element.querySelector('[data-vt-root]') === null, 'the server’s HTML')
    expect(element.querySelector<HTMLInputElement>('[value="32"]')?.checked).to.equal(true)
    place.append(element)
    await until(() => rendered(form).length === 4, 'the swatches')
    expect(chosen(form)).to.equal('32')
  })

  it('is rendered once in a clone', async () => {
    const { form, element } = await shown()
    const clone = element.cloneNode(true) as Element
    element.replaceWith(clone)
    await until(() => rendered(form).length === 4 && clone.querySelectorAll('input').length === 4, 'the clone')
    expect(names(form)).to.deep.equal(['Bleu', 'Crème et ocre', 'Trio', 'Gris (indisponible)'])
  })

  it('continues to work after a translator has wrapped its texts', async () => {
    const { form, element } = await shown()
    for (const name of element.querySelectorAll('[data-part=name]')) {
      const font = document.createElement('font')
      font.append(...name.childNodes)
      name.append(font)
    }
    element.swatches = [{ id: '31', text: 'Blau', isUnavailable: true, colors: [] }]
    await until(() => rendered(form).length === 1, 'the new value')
    expect(element.hasAttribute('data-error')).to.equal(false)
  })

  it('gives every value a target of at least 24 px', async () => {
    const { element } = await shown()
    for (const label of element.querySelectorAll('label')) expect(label.offsetHeight).to.be.at.least(24)
  })

  it('uses the space that the style sheet has reserved for it', async () => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
    const { element } = await shown()
    const waiting = document.createElement('div')
    // The rules of the tag, on an element that is never defined.
    sheet.replaceSync(styles.replaceAll(/colour-swatches(:not\(:defined\))?/g, '[data-waiting]'))
    waiting.dataset.waiting = ''
    waiting.innerHTML = SERVER
    element.before(waiting)
    const boxes = (root: ParentNode) =>
      [...root.querySelectorAll('label')].map((label) => [label.offsetWidth, label.offsetHeight])
    expect(boxes(waiting)).to.deep.equal(boxes(element))
    expect(waiting.offsetHeight).to.equal(element.offsetHeight)
    document.adoptedStyleSheets.pop()
  })

  it('is accessible', async () => {
    const { form } = await shown()
    expect(await axeFindings(form)).to.deep.equal([])
  })
})
