import { expect } from '@open-wc/testing'
import { mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

async function form(fields: string): Promise<HTMLFormElement> {
  const host = await mount(`<form-validator><form>${fields}<button>Send</button></form></form-validator>`)
  const element = host.querySelector('form') as HTMLFormElement
  await until(() => element.noValidate)
  return element
}

const described = (form: HTMLFormElement, name: string) =>
  ((form.elements.namedItem(name) as HTMLElement).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

/** Each with two fields, A and B; only A has a hint. */
const MARKUPS: Record<string, string> = {
  'in the box of the field': `<div><label>A <input name="A" required></label><p class="hint">How</p></div>
    <div><label>B <input name="B" required></label></div>`,
  'in an inner box': `<div><div><label for="a">A</label><span><input id="a" name="A" required></span></div><small class="hint">How</small></div>
    <div><label for="b">B</label><input id="b" name="B" required></div>`,
  'after the field, without boxes': `<label for="a">A</label><input id="a" name="A" required><p class="hint">How</p>
    <label for="b">B</label><input id="b" name="B" required>`,
  'between the label and the field': `<label for="b">B</label><input id="b" name="B" required>
    <label for="a">A</label><p class="hint">How</p><input id="a" name="A" required>`,
  'after the label of a tick box': `<input type="checkbox" id="a" name="A" required data-val-required="No"><label for="a">A</label><p class="hint">How</p>
    <label for="b">B</label><select id="b" name="B" required></select>`,
  'in a field-like tag': `<label for="a">A</label><float-label><input id="a" name="A" required></float-label><p class="hint">How</p>
    <label for="b">B</label><textarea id="b" name="B" required></textarea>`,
}

describe('<form-validator> and the hints of a theme', () => {
  beforeEach(resetShop)

  for (const [where, fields] of Object.entries(MARKUPS))
    it(`describes a field by its hint ${where}, before and after a mistake`, async () => {
      const element = await form(fields)
      expect([described(element, 'A'), described(element, 'B')]).to.deep.equal([['How'], []])
      element.requestSubmit()
      expect(described(element, 'A').length).to.equal(2)
      expect([described(element, 'A')[0], described(element, 'B').length]).to.deep.equal(['How', 1])
      element.reset()
      expect([described(element, 'A'), described(element, 'B')]).to.deep.equal([['How'], []])
    })

  it('keeps references of the theme, and adds the hint of a field that is added later', async () => {
    const element = await form(
      '<p><label>A <input name="A" aria-describedby="own"></label><i class="hint" id="own">How</i></p>',
    )
    expect(described(element, 'A')).to.deep.equal(['How'])
    element.insertAdjacentHTML('beforeend', '<p><label>B <input name="B"></label><i class="hint">Late</i></p>')
    await until(() => described(element, 'B')[0] === 'Late', 'the hint of the late field')
  })

  it('ignores a hint inside a label, where it is read already', async () => {
    const element = await form(
      '<label>A <input name="A"> <i class="hint">How</i></label><label>B <input name="B"></label>',
    )
    expect(described(element, 'A')).to.deep.equal([])
  })
})
