import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import './index.ts'

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement

const field = (root: Element) => root.querySelector('input, select, textarea') as Field
const isFloated = (root: Element) => (root.closest('float-label') as Element).hasAttribute('data-floated')
const labelled = (markup = '<input id="town" name="City">') =>
  mount(`<float-label><label for="town">Town</label>${markup}</float-label>`)

describe('<float-label>', () => {
  it('floats the label when the field is focused, and lowers it when the field is left empty [SHELL-12, SHELL-13]', async () => {
    const element = await labelled()
    expect(isFloated(element)).to.equal(false)
    field(element).focus()
    expect(isFloated(element)).to.equal(true)
    field(element).blur()
    expect(isFloated(element)).to.equal(false)
  })

  it('keeps the label raised while the field is filled [SHELL-12, SHELL-13]', async () => {
    const element = await labelled('<input id="town" name="City" value="Namur">')
    expect(isFloated(element)).to.equal(true)
    field(element).focus()
    field(element).select()
    await sendKeys({ press: 'Delete' })
    expect(isFloated(element)).to.equal(true)
    field(element).blur()
    expect(isFloated(element)).to.equal(false)
  })

  it('is inside the field while the field is empty, is above it otherwise, and moves nothing else', async () => {
    const element = await labelled('<input id="town" name="City" placeholder="Brussels">')
    const label = element.querySelector('label') as HTMLElement
    const lies = label.getBoundingClientRect()
    const box = field(element).getBoundingClientRect()
    expect(Math.abs(lies.top + lies.height / 2 - box.top - box.height / 2)).to.be.below(2)
    expect(getComputedStyle(field(element), '::placeholder').color).to.equal('rgba(0, 0, 0, 0)')
    const height = element.getBoundingClientRect().height
    field(element).focus()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    expect(label.getBoundingClientRect().bottom).to.be.at.most(box.top)
    expect(field(element).getBoundingClientRect()).to.deep.equal(box)
    expect(element.getBoundingClientRect().height).to.equal(height)
  })

  it('is above a filled field before the code of the tag has loaded', async () => {
    for (const markup of [
      '<input id="town" value="Namur">',
      '<input id="town" value="Namur" placeholder="Brussels">',
      '<textarea id="town">Namur</textarea>',
      '<select id="town"><option value=""></option><option value="be" selected>Belgium</option></select>',
    ]) {
      const element = await labelled(markup)
      element.removeAttribute('data-floated')
      const { translate } = getComputedStyle(element.querySelector('label') as Element)
      expect([markup, translate]).to.deep.equal([markup, 'none'])
    }
  })

  it('notices a value that script sets and deletes', async () => {
    const element = await labelled()
    field(element).value = 'Liège'
    await until(() => isFloated(element))
    field(element).value = ''
    await until(() => !isFloated(element))
  })

  it('floats for a select that shows text, and for a textarea', async () => {
    const options = '<option value=""></option><option value="be">Belgium</option>'
    const select = await labelled(`<select id="town" name="Country">${options}</select>`)
    expect(isFloated(select)).to.equal(false)
    field(select).value = 'be'
    field(select).dispatchEvent(new Event('change', { bubbles: true }))
    expect(isFloated(select)).to.equal(true)
    const textarea = await labelled('<textarea id="town" name="Words">Hello</textarea>')
    expect(isFloated(textarea)).to.equal(true)
    expect(isFloated(await labelled('<input id="town" type="date">'))).to.equal(true)
  })

  it('follows a reset of the form', async () => {
    const form = await mount<HTMLFormElement>(
      '<form><float-label><label for="town">Town</label><input id="town"></float-label></form>',
    )
    field(form).value = 'Gand'
    field(form).dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(isFloated(field(form))).to.equal(true)
    form.reset()
    await until(() => !isFloated(field(form)))
  })

  it('works with a label after the field, around it, and a field that is added later', async () => {
    const after = await mount('<float-label><input id="x"><label for="x">Town</label></float-label>')
    const [box, label] = ['input', 'label'].map((one) => (after.querySelector(one) as Element).getBoundingClientRect())
    expect(Math.abs((label?.top ?? 0) - (box?.top ?? 0))).to.be.below(20)
    const around = await mount('<float-label><label>Town <input></label></float-label>')
    expect(getComputedStyle(around.querySelector('label') as Element).translate).to.equal('none')
    const empty = await mount('<float-label><label for="y">Town</label></float-label>')
    expect(isFloated(empty)).to.equal(true)
    empty.append(Object.assign(document.createElement('input'), { id: 'y' }))
    await until(() => !isFloated(empty))
  })

  it('restores the page when it is removed', async () => {
    const element = await labelled()
    const place = element.parentElement as HTMLElement
    element.remove()
    await until(() => !field(element).hasAttribute('placeholder'))
    place.append(element)
    expect(isFloated(element)).to.equal(false)
    field(element).focus()
    expect(isFloated(element)).to.equal(true)
  })

  it('passes axe, empty and filled', async () => {
    const element = await labelled()
    expect(await axeFindings(element)).to.deep.equal([])
    field(element).focus()
    expect(await axeFindings(element)).to.deep.equal([])
  })
})
