import { expect } from '@open-wc/testing'
import { ask } from './ask.ts'
import { clear, forgetFilters, put, registerAll, settle, touch } from './mounted.ts'
import { samples } from './samples.ts'

type Named = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Pairs = [name: string, value: string][]

const NAMED = 'input[name], select[name], textarea[name]'

/** The markup in a form: its own, or one around it. */
const inForm = (markup: string) => (markup.includes('<form') ? markup : `<form>${markup}</form>`)

/** The same markup in a document in which no tag is defined: the fields that the server alone would get. */
function untouched(markup: string): HTMLFormElement {
  const page = document.implementation.createHTMLDocument('')
  page.body.innerHTML = inForm(markup)
  for (const withoutScripts of page.querySelectorAll('noscript')) withoutScripts.remove()
  return page.querySelector('form') as HTMLFormElement
}

const dataOf = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]) as Pairs

/** The pairs of jQuery's serialize(): it reads the form's elements, not the entries that only FormData knows. */
function serialized(form: HTMLFormElement): Pairs {
  return ([...form.elements] as Named[]).flatMap((field) => {
    const isChosen = !/^(checkbox|radio)$/.test(field.type) || (field as HTMLInputElement).checked
    const isSent = field.name && !field.matches(':disabled') && isChosen
    return isSent && !/^(submit|button|image|reset|file)$/.test(field.type) ? [[field.name, field.value]] : []
  })
}

async function submitted(form: HTMLFormElement): Promise<Pairs> {
  const { method, target, action } = form
  const frame = document.createElement('iframe')
  frame.name = 'answer'
  form.after(frame)
  const arrived = new Promise((done) => frame.addEventListener('load', done, { once: true }))
  Object.assign(form, { method: 'get', target: 'answer', action: '/LICENSE' })
  form.submit()
  await arrived
  Object.assign(form, { method, target, action })
  const { search } = (frame.contentWindow as Window).location
  frame.remove()
  return [...new URLSearchParams(search)]
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Named>(NAMED)].filter((field) => field.type !== 'hidden')

/** True for a field of a number: its tag may correct the typed value. */
const isNumeric = ({ type, inputMode }: Named) => type === 'number' || inputMode === 'numeric'

function change(field: Named): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
  else if (/^(checkbox|radio)$/.test(field.type)) (field as HTMLInputElement).checked = true
  else field.value = isNumeric(field) ? '8' : 'typed'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Some tags keep what was typed for the next visit: the next case must not get it. */
async function restoreFields(): Promise<void> {
  for (const field of document.querySelectorAll<Named>(NAMED)) {
    if (field instanceof HTMLSelectElement) {
      for (const option of field.options) option.selected = option.defaultSelected
    } else if (/^(checkbox|radio)$/.test(field.type)) {
      ;(field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked
    } else if (field.type !== 'file') field.value = field.defaultValue
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await settle()
}

const submitsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLButtonElement>('button')].filter(({ type }) => type === 'submit').length
const namesIn = (root: ParentNode) => [...root.querySelectorAll<Named>(NAMED)].map(({ name }) => name)

/** The checks of one mounting, in this order: a reset restores the values before the shopper's change. */
const whileMounted = (form: HTMLFormElement, markup: string) => ({
  'adds no button that would send the form, and no field of its own name': () => {
    const before = untouched(markup)
    expect(submitsIn(form)).to.equal(submitsIn(before))
    expect(namesIn(form)).to.deep.equal(namesIn(before))
  },
  'leaves to the server what the markup says: FormData, serialize and a native submit send the same': async () => {
    const wanted = dataOf(untouched(markup))
    expect(dataOf(form)).to.deep.equal(wanted)
    expect(serialized(form)).to.deep.equal(wanted)
    expect(await submitted(form)).to.deep.equal(wanted)
  },
  'sends what the shopper chose, and a reset takes it back': async () => {
    const wanted = dataOf(form)
    for (const field of fieldsOf(form)) change(field)
    await settle()
    const typed = fieldsOf(form).filter(
      (field) => /^(text|email|password)$/.test(field.type) && !isNumeric(field) && !field.disabled,
    )
    for (const field of typed) expect(dataOf(form)).to.deep.include([field.name, 'typed'])
    expect(serialized(form)).to.deep.equal(dataOf(form))
    form.reset()
    await settle()
    expect(dataOf(form)).to.deep.equal(wanted)
    expect(serialized(form)).to.deep.equal(wanted)
  },
  'has fields that their labels name and focus': () => {
    for (const field of fieldsOf(form)) {
      const label = field.labels?.[0]
      if (!label || field.disabled || !field.checkVisibility()) continue
      label.click()
      if (!/^(checkbox|radio)$/.test(field.type)) expect(document.activeElement === field, field.name).to.equal(true)
    }
  },
  'sends nothing from a disabled fieldset': async () => {
    const fieldset = document.createElement('fieldset')
    fieldset.disabled = true
    form.before(fieldset)
    fieldset.append(form)
    await settle()
    // A fieldset around a form does not disable it; one inside disables its fields.
    const inner = document.createElement('fieldset')
    inner.disabled = true
    inner.append(...form.childNodes)
    form.append(inner)
    await settle()
    expect(dataOf(form)).to.deep.equal([])
    expect(serialized(form)).to.deep.equal([])
  },
})

const labelled = (tag: string, markup: string) => ({
  'takes the focus from a label around it, and nothing else happens': async () => {
    const label = document.createElement('label')
    label.append('Words ', untouched(markup).querySelector(tag) as Element)
    const place = await put(label.outerHTML)
    const field = place.querySelector<Named>(NAMED) as Named
    const { value } = field
    place.querySelector('label')?.click()
    await settle()
    expect(document.activeElement === field).to.equal(true)
    expect(field.value).to.equal(value)
  },
})

/** Names of fields that each hide a member of their form. */
const HIDING = [
  ...[
    'elements',
    'action',
    'method',
    'target',
    'id',
    'name',
    'length',
    'submit',
    'reset',
    'noValidate',
    'title',
    'lang',
  ],
  ...['dataset', 'children', 'isConnected', 'contains', 'closest', 'matches', 'append', 'remove', 'before', 'hidden'],
]

/** Mounts a form with such fields, changes the others and sends it. Returns the failures. */
async function useHidden(markup: string): Promise<string[]> {
  const faults: string[] = []
  const note = (event: Event) => {
    const { reason, message, detail } = event as PromiseRejectionEvent & ErrorEvent & CustomEvent
    faults.push(String(reason ?? message ?? `${detail.tag}: ${detail.message}`))
  }
  const kinds = ['error', 'unhandledrejection', 'element:error']
  for (const kind of kinds) addEventListener(kind, note)
  const fields = HIDING.map((name) => `<input type="hidden" name="${name}" value="x">`).join('')
  const place = await put(inForm(markup).replace(/<form[^>]*>/, (start) => start + fields))
  touch(place)
  await settle()
  const form = place.querySelector('form') as HTMLFormElement
  for (const field of fieldsOf(form)) change(field)
  const submitter = form.querySelector<HTMLElement>('button:not([type]), button[type=submit]')
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  await settle()
  for (const kind of kinds) removeEventListener(kind, note)
  return faults
}

describe('every tag with fields', () => {
  /** A choice that leads to another page must not leave this one. */
  const stay = (event: Event) => event.preventDefault()
  const leaving = ['page:before-visit', 'page:before-reload', 'submit']
  before(() => {
    for (const kind of leaving) addEventListener(kind, stay)
    return registerAll()
  })
  after(() => {
    for (const kind of leaving) removeEventListener(kind, stay)
  })
  afterEach(async () => {
    await restoreFields()
    await clear()
    await forgetFilters()
  })

  for (const { tag, markup } of samples) {
    if (fieldsOf(untouched(markup)).length === 0) continue
    // A file is chosen in a dialog of the browser, and serialize() does not read it: these tags have tests of their
    // fields.
    if (markup.includes('type="file"')) continue

    it(`<${tag}> has the fields that a form without scripts has`, async () => {
      const form = (await put(inForm(markup))).querySelector('form') as HTMLFormElement
      const hasFreeLabel = !markup.includes('<form') && !markup.includes('<label>')
      await ask({ ...whileMounted(form, markup), ...(hasFreeLabel && labelled(tag, markup)) })
    })

    it(`<${tag}> is not misled by fields that have the name of a member of their form`, async () => {
      expect(await useHidden(markup)).to.deep.equal([])
    })
  }
})
