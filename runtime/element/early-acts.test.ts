import { expect } from '@open-wc/testing'
import { Clock } from '../../test/harness/clock.ts'
import { mount, until } from '../../test/harness/component.ts'
import { repeatEarlyActs } from './early-acts.ts'

/** The tags whose code was requested, and the functions that load it. */
const asked: string[] = []
const coming = new Map<string, { code: Promise<boolean>; come: (isThere: boolean) => void }>()
const fetchCode = (tag: string) => {
  asked.push(tag)
  let come = (_isThere: boolean) => {}
  const code = new Promise<boolean>((done) => {
    come = done
  })
  const known = coming.get(tag) ?? { code, come }
  coming.set(tag, known)
  return known.code
}

let count = 0
const newTag = () => {
  count += 1
  return `vt-early-${count}`
}

/** A tag without code around some fields, and the events that it gets, with the state of their field. */
async function tagAround(html: string) {
  const tag = newTag()
  const host = await mount(`<${tag}>${html}</${tag}>`)
  return { tag, host, field: host.querySelector('input, textarea, select') as HTMLInputElement }
}

/** Loads the code of a tag: it restores the server's values, as views do, and notes its events. */
async function arrive(tag: string, host: Element, isThere = true): Promise<string[]> {
  const seen: string[] = []
  if (isThere) {
    for (const box of host.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]'))
      box.checked = box.defaultChecked
    for (const select of host.querySelectorAll('select')) select.selectedIndex = 0
    customElements.define(tag, class extends HTMLElement {})
  }
  for (const name of ['input', 'change'])
    host.addEventListener(name, ({ type, target }) => {
      const { checked, value, type: kind } = target as HTMLInputElement
      seen.push(`${type} ${/checkbox|radio/.test(kind) ? `${value} ${checked}` : value}`)
    })
  coming.get(tag)?.come(isThere)
  await new Promise((done) => setTimeout(done))
  return seen
}

const emit = (field: Element, ...names: string[]) => {
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const ticked = `<input type="checkbox" value="red"><input type="checkbox" value="blue" checked>`

describe('an act before the code of a tag is there', () => {
  const [first, indifferent] = [newTag(), newTag()]
  let early: Element
  let askedAtOnce: string[]
  let repeated: string[]

  before(async () => {
    early = await mount(`<${first}>${ticked}</${first}>`)
    early.querySelector('input')?.click()
    repeatEarlyActs(fetchCode, (tag) => tag.startsWith('vt-') && tag !== indifferent)
    askedAtOnce = [...asked]
    repeated = await arrive(first, early)
  })

  it('is repeated if it happened before any code was there', () => {
    expect(askedAtOnce).to.deep.equal([first])
    expect(repeated).to.deep.equal(['input red true', 'change red true'])
    expect(early.querySelector('input')?.checked).to.equal(true)
  })

  it('ticks and unticks boxes, each once', async () => {
    const { tag, host } = await tagAround(ticked)
    for (const box of host.querySelectorAll('input')) box.click()
    expect(await arrive(tag, host)).to.deep.equal([
      'input red true',
      'change red true',
      'input blue false',
      'change blue false',
    ])
  })

  it('touches a field before it is ticked again: a tag that reads the choice before a click does so then', async () => {
    const { tag, host, field } = await tagAround('<input type="radio" name="kind" value="a">')
    field.click()
    const seen: string[] = []
    for (const name of ['pointerdown', 'change'])
      host.addEventListener(name, () => seen.push(`${name} ${field.checked}`))
    await arrive(tag, host)
    expect(seen).to.deep.equal(['pointerdown false', 'change true'])
  })

  it('leaves boxes alone that were ticked and unticked again', async () => {
    const { tag, host, field } = await tagAround(ticked)
    field.click()
    field.click()
    await arrive(tag, host)
    expect(field.checked).to.equal(false)
  })

  it('chooses the last of the radio buttons alone', async () => {
    const radio = (value: string) => `<input type="radio" name="kind" value="${value}">`
    const { tag, host } = await tagAround(`${radio('a')}${radio('b')}${radio('c')}`)
    for (const value of ['c', 'b']) host.querySelector<HTMLInputElement>(`[value=${value}]`)?.click()
    expect(await arrive(tag, host)).to.deep.equal(['input b true', 'change b true'])
    expect(host.querySelector<HTMLInputElement>(':checked')?.value).to.equal('b')
  })

  it('chooses in a list', async () => {
    const { tag, host, field } = await tagAround('<select><option>one<option>two<option>three</select>')
    field.value = 'three'
    emit(field, 'input', 'change')
    expect(await arrive(tag, host)).to.deep.equal(['input three', 'change three'])
  })

  it('repeats a text that is being typed, with its caret, and one that was left, as left', async () => {
    const { tag, host, field } = await tagAround('<input value="old"><textarea></textarea>')
    const area = host.querySelector('textarea') as HTMLTextAreaElement
    area.value = 'a letter'
    emit(area, 'input', 'change')
    field.focus()
    field.value = 'older'
    field.setSelectionRange(2, 2)
    emit(field, 'input')
    expect(await arrive(tag, host)).to.deep.equal(['input a letter', 'change a letter', 'input older'])
    expect([document.activeElement === field, field.selectionStart]).to.deep.equal([true, 2])
  })

  it('waits for all tags around the field, and is repeated once for each', async () => {
    const [outer, inner] = [newTag(), newTag()]
    const host = await mount(`<${outer}><${inner}>${ticked}</${inner}></${outer}>`)
    host.querySelector('input')?.click()
    const first = await arrive(inner, host.firstElementChild as Element)
    expect(first).to.deep.equal([])
    const all = await arrive(outer, host)
    expect([first, all]).to.deep.equal([
      ['input red true', 'change red true'],
      ['input red true', 'change red true'],
    ])
  })

  it('is repeated for the other tags if the code of one tag is not loaded, and never again by itself', async () => {
    const [outer, inner] = [newTag(), newTag()]
    const host = await mount(`<${outer}><${inner}>${ticked}</${inner}></${outer}>`)
    host.querySelector('input')?.click()
    const seen = await arrive(inner, host.firstElementChild as Element)
    await arrive(outer, host, false)
    await until(() => seen.length > 0)
    expect(seen).to.deep.equal(['input red true', 'change red true'])
  })

  it('shows the buttons of a page without scripts if the code is not loaded within a second', async () => {
    const { tag, host, field } = await tagAround(ticked)
    const clock = new Clock()
    clock.hold()
    field.click()
    clock.pass(999)
    await Promise.resolve()
    expect(host.hasAttribute('data-error')).to.equal(false)
    clock.pass(1)
    clock.release()
    await until(() => host.hasAttribute('data-error'))
    expect(await arrive(tag, host)).to.deep.equal(['input red true', 'change red true'])
  })

  it('takes files that are dropped on the tag into its field, in place of leaving the page', async () => {
    const { tag, host, field } = await tagAround('<p>Drop here</p><input type="file" multiple>')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a plan'], 'plan.pdf'))
    const drop = (target: Element) => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([drop(host), drop(document.body)]).to.deep.equal([true, false])
    expect([...(field.files ?? [])].map(({ name }) => name)).to.deep.equal(['plan.pdf'])
    const seen = await arrive(tag, host)
    expect(seen.map((entry) => entry.split(' ')[0])).to.deep.equal(['input', 'change'])
  })

  it('is forgotten if its field has left the page', async () => {
    const { tag, host, field } = await tagAround(ticked)
    field.click()
    field.remove()
    expect(await arrive(tag, host)).to.deep.equal([])
  })

  it('is not repeated for a tag that does not need it: the tags in it have acted already', async () => {
    const host = await mount(`<${indifferent}>${ticked}</${indifferent}>`)
    const known = asked.length
    host.querySelector('input')?.click()
    expect(asked.length).to.equal(known)
  })

  it('is not repeated for a tag whose code is loaded', async () => {
    const { tag, host } = await tagAround(ticked)
    await arrive(tag, host)
    const known = asked.length
    host.querySelector('input')?.click()
    expect(asked.length).to.equal(known)
  })
})
