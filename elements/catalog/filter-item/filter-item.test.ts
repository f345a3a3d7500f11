import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { $filters, dropChoice, serialiseFilters, showListed } from '../../../stores/filters/filters.ts'
import { axeFindings, mount, nextEvent, resetShop, until, warningsOf } from '../../../test/harness/component.ts'
import './index.ts'

const start = location.href

const box = (attributes = 'name="Brand" value="3" data-is-selected="False"', isChecked = false) =>
  `<filter-item ${attributes}><label><input type="checkbox" name="Brand" value="3"${isChecked ? ' checked' : ''}> Lune</label></filter-item>`

async function shown(markup = box()) {
  const place = await mount(`<div>${markup}</div>`)
  const item = place.querySelector('filter-item') as HTMLElement
  await customElements.whenDefined('filter-item')
  return { place, item, input: item.querySelector('input') as HTMLInputElement }
}

const chosen = () => serialiseFilters($filters.get().filters)

describe('<filter-item>', () => {
  beforeEach(() => {
    resetShop()
    history.replaceState(null, '', '/fr/catalog')
    showListed({})
    dropChoice()
  })
  afterEach(() => history.replaceState(null, '', start))

  it('is chosen by a click, and added to the set of filters [FILTER-11, FILTER-12]', async () => {
    const { item, input } = await shown()
    expect(item.getAttribute('data-is-selected')).to.equal('False')
    const toggled = nextEvent('filter:toggle', item)
    input.click()
    await until(() => item.dataset.isSelected === 'True')
    expect(chosen()).to.equal('{"Brand":[3]}')
    expect((await toggled).detail).to.deep.equal({ name: 'Brand', value: '3', attributeId: '', isSelected: true })
  })

  it('is removed by another click [FILTER-13]', async () => {
    const { item, input } = await shown(box('name="Brand" value="3" data-is-selected="True"', true))
    expect([input.checked, chosen()]).to.deep.equal([true, '{"Brand":[3]}'])
    input.click()
    await until(() => item.dataset.isSelected === 'False')
    expect([input.checked, chosen()]).to.deep.equal([false, ''])
  })

  for (const [kind, control] of [
    ['a link', '<a href="/fr/catalog?filter=x">Lune</a>'],
    ['a button', '<button type="button">Lune</button>'],
    ['bare text', 'Lune'],
  ] as const) {
    it(`may be ${kind}: a checkbox to assistive technology, for the mouse and the keyboard`, async () => {
      const { item } = await shown(box().replace(/<label>.*<\/label>/, control))
      const it = (item.firstElementChild ?? item) as HTMLElement
      expect([it.role, it.ariaChecked]).to.deep.equal(['checkbox', 'false'])
      it.click()
      await until(() => it.ariaChecked === 'true')
      expect([it.ariaChecked, item.dataset.isSelected, chosen()]).to.deep.equal(['true', 'True', '{"Brand":[3]}'])
      it.focus()
      await sendKeys({ press: 'Space' })
      await until(() => it.ariaChecked === 'false')
      expect([item.dataset.isSelected, chosen()]).to.deep.equal(['False', ''])
      expect(await axeFindings(item)).to.deep.equal([])
    })
  }

  it('ignores a click with modifier keys on a link', async () => {
    const { item } = await shown(box().replace(/<label>.*<\/label>/, '<a href="#x">Lune</a>'))
    item.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([item.dataset.isSelected, chosen()]).to.deep.equal(['False', ''])
  })

  it('names a value of an attribute, or a single value', async () => {
    const { place } = await shown(
      `${box('name="ProductAttributes" attribute-id="5" value="31"')}${box('name="InStock" value="true" single')}`,
    )
    for (const input of place.querySelectorAll('input')) input.click()
    expect(chosen()).to.equal('{"InStock":true,"ProductAttributes":{"5":[31]}}')
  })

  it('is removed by another choice of the same single filter', async () => {
    const { place } = await shown(
      box('name="Size" value="1" single data-is-selected="True"') + box('name="Size" value="2" single'),
    )
    place.querySelectorAll('input')[1]?.click()
    const items = [...place.querySelectorAll<HTMLElement>('filter-item')]
    await until(() => items.map(({ dataset }) => dataset.isSelected).join() === 'False,True', 'the other choice')
  })

  it('has the same state as another one for the same value, also after a move', async () => {
    const { place, item, input } = await shown(box() + box())
    place.append(item)
    input.click()
    await until(() => [...place.querySelectorAll('input')].every(({ checked }) => checked), 'both ticks')
  })

  it('shows the listed filters again when the list cannot be loaded', async () => {
    const { item, input } = await shown()
    input.click()
    dropChoice()
    await until(() => !input.checked, 'the listed state')
    expect(item.dataset.isSelected).to.equal('False')
  })

  it('accepts a field that is added later', async () => {
    const { item } = await shown('<filter-item name="Brand" value="3" data-is-selected="True"></filter-item>')
    expect([item.getAttribute('role'), item.tabIndex]).to.deep.equal(['checkbox', 0])
    const { item: other } = await shown(box('name="X" value="1"'))
    item.append(...other.childNodes)
    await until(() => item.querySelector('input')?.checked, 'the tick')
    expect([item.hasAttribute('role'), item.hasAttribute('tabindex')]).to.deep.equal([false, false])
  })

  it('does nothing after it was removed from the page', async () => {
    const { item, input } = await shown()
    item.remove()
    await new Promise(requestAnimationFrame)
    input.click()
    expect(chosen()).to.equal('')
  })

  it('shows unusual names and values as text', async () => {
    const { input } = await shown(box('name="__proto__" value="&lt;b&gt;&quot;"'))
    input.click()
    expect(chosen()).to.equal('{"__proto__":["<b>\\""]}')
    expect(({} as { length?: unknown }).length).to.equal(undefined)
  })

  it('warns of an item without a name, and chooses nothing', async () => {
    const warnings = await warningsOf(async () => {
      const { item, input } = await shown(box('name="ProductAttributes" value="3"'))
      input.click()
      expect([item.dataset.isSelected, chosen()]).to.deep.equal(['False', ''])
    })
    expect(warnings.join()).to.include('names nothing')
  })

  it('passes axe', async () => {
    const { place } = await shown(box() + box('name="Brand" value="4" data-is-selected="True"'))
    expect(await axeFindings(place)).to.deep.equal([])
  })
})
