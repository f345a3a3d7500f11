import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { axeFindings, mount, until } from '../../../test/harness/component.ts'
import './index.ts'

const GROUP = `<fieldset><legend>Wrap</legend>
  <label><input type="radio" name="Wrap" value="paper"> Paper</label>
  <label><input type="radio" name="Wrap" value="cloth" checked> Cloth</label></fieldset>`

const radio = (root: ParentNode, value: string) =>
  root.querySelector<HTMLInputElement>(`[value=${value}]`) as HTMLInputElement
const group = (attributes = '') =>
  mount<HTMLFormElement>(`<form ${attributes}><radio-toggle>${GROUP}</radio-toggle></form>`)
const chosen = (form: HTMLFormElement) => new FormData(form).get('Wrap')

/** The names of the native events, with what was checked when each was sent. */
function eventsOf(root: Element): string[] {
  const names: string[] = []
  for (const name of ['input', 'change']) {
    root.addEventListener(name, ({ target }) => names.push(`${name} ${(target as HTMLInputElement).checked}`))
  }
  return names
}

/** Presses an element with the mouse, as a shopper does. */
async function press(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

describe('<radio-toggle>', () => {
  it('unchecks a checked radio by a second click [SHELL-26]', async () => {
    const form = await group()
    await press(radio(form, 'cloth'))
    expect(radio(form, 'cloth').checked).to.equal(false)
    expect(chosen(form)).to.equal(null)
    await press(radio(form, 'cloth'))
    expect(chosen(form)).to.equal('cloth')
    await press(radio(form, 'paper'))
    expect(chosen(form)).to.equal('paper')
  })

  it('sends input and change, once, after it is unchecked [SHELL-27]', async () => {
    const form = await group()
    const names = eventsOf(form)
    radio(form, 'cloth').click()
    await until(() => names.includes('change false'))
    await new Promise((done) => setTimeout(done))
    expect(names).to.deep.equal(['input false', 'change false'])
  })

  it('leaves every other radio unchanged [SHELL-28]', async () => {
    const form = await mount<HTMLFormElement>(`<form>${GROUP}<radio-toggle></radio-toggle></form>`)
    radio(form, 'cloth').click()
    expect(chosen(form)).to.equal('cloth')
  })

  it('unchecks by the label, also by one elsewhere on the page', async () => {
    const form = await group()
    radio(form, 'cloth').id = 'far'
    const far = document.createElement('label')
    far.htmlFor = 'far'
    far.textContent = 'Cloth'
    form.append(far)
    await press(far)
    expect(chosen(form)).to.equal(null)
    await press(radio(form, 'paper').closest('label') as Element)
    await press(radio(form, 'paper').closest('label') as Element)
    expect(chosen(form)).to.equal(null)
  })

  it('unchecks by the space bar; the arrow keys stay native', async () => {
    const form = await group()
    const names = eventsOf(form)
    radio(form, 'cloth').focus()
    await sendKeys({ press: 'Space' })
    expect(chosen(form)).to.equal(null)
    expect(names).to.deep.equal(['input false', 'change false'])
    await sendKeys({ press: 'Space' })
    expect(chosen(form)).to.equal('cloth')
    await sendKeys({ press: 'ArrowUp' })
    expect(chosen(form)).to.equal('paper')
    await sendKeys({ press: 'Space' })
    expect(chosen(form)).to.equal(null)
  })

  it('keeps the choice when a listener prevents the click, and works again after it', async () => {
    const form = await group()
    form.addEventListener('click', (event) => event.preventDefault(), { once: true })
    radio(form, 'cloth').click()
    await new Promise((done) => setTimeout(done))
    expect(chosen(form)).to.equal('cloth')
    radio(form, 'cloth').click()
    expect(chosen(form)).to.equal(null)
  })

  it('is reset to the first choice with its form, and can be unchecked after it', async () => {
    const form = await group()
    radio(form, 'cloth').click()
    form.reset()
    await new Promise((done) => setTimeout(done))
    expect(chosen(form)).to.equal('cloth')
    radio(form, 'cloth').click()
    expect(chosen(form)).to.equal(null)
  })

  it('is invalid again after unchecking where a choice is required', async () => {
    const form = await group()
    radio(form, 'paper').required = true
    radio(form, 'cloth').click()
    expect(form.checkValidity()).to.equal(false)
  })

  it('is inactive while it is disabled', async () => {
    const form = await group()
    for (const set of form.querySelectorAll('fieldset')) set.disabled = true
    radio(form, 'cloth').click()
    await press(radio(form, 'cloth'))
    expect(radio(form, 'cloth').checked).to.equal(true)
  })

  it('accepts radios that are added later, keeps groups apart, and stops when it is removed', async () => {
    const form = await mount<HTMLFormElement>('<form><radio-toggle></radio-toggle></form>')
    const tag = form.firstElementChild as HTMLElement
    tag.append(
      document
        .createRange()
        .createContextualFragment(`${GROUP}<label><input type="radio" name="Bow" value="red" checked> Red</label>`),
    )
    await press(radio(form, 'cloth'))
    expect([chosen(form), radio(form, 'red').checked]).to.deep.equal([null, true])
    const place = document.createElement('div')
    form.append(place)
    place.append(tag)
    await press(radio(form, 'red'))
    expect(radio(form, 'red').checked).to.equal(false)
    tag.replaceWith(...tag.childNodes)
    await new Promise((done) => setTimeout(done))
    radio(form, 'cloth').click()
    radio(form, 'cloth').click()
    expect(chosen(form)).to.equal('cloth')
  })

  it('passes axe', async () => expect(await axeFindings(await group())).to.deep.equal([]))
})
