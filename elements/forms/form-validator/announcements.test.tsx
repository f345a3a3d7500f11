import { expect } from '@open-wc/testing'
import { announcedBy } from '../../../test/harness/clock.ts'
import { mount, resetShop, until } from '../../../test/harness/component.ts'
import './index.ts'

async function form(fields: string, attributes = ''): Promise<HTMLFormElement> {
  const host = await mount(`<form-validator ${attributes}><form>${fields}<button>Send</button></form></form-validator>`)
  const element = host.querySelector('form') as HTMLFormElement
  await until(() => element.noValidate)
  return element
}

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

const describing = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

function change(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const NAMES = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6']
const required = (name: string) =>
  `<input name="${name}" aria-label="${name}" value="" required data-val-required="No ${name}.">`
const SUMMARY = '<div data-valmsg-summary="true" role="alert"></div>'

describe('<form-validator> that speaks', () => {
  beforeEach(resetShop)

  it('announces six mistakes of a refused form once, by its summary, and describes each field by its own', async () => {
    const element = await form(SUMMARY + NAMES.map(required).join(''))
    expect(announcedBy(() => element.requestSubmit())).to.equal(NAMES.map((name) => `No ${name}.`).join(' '))
    expect(element.querySelectorAll('[role=alert], [role=status], [aria-live]').length).to.equal(0)
    for (const name of NAMES) expect(describing(input(element, name))).to.deep.equal([`No ${name}.`])
    expect(document.activeElement).to.equal(input(element, 'F1'))
  })

  it('mutes live regions of a theme, so that each mistake is announced once', async () => {
    const element = await form(`${required('F1')}<i role="alert" data-valmsg-for="F1"></i>`)
    expect(announcedBy(() => change(input(element, 'F1'), ''))).to.equal('No F1.')
    expect(element.querySelector('[role=alert]:not([aria-live=off])')).to.equal(null)
    expect(describing(input(element, 'F1'))).to.deep.equal(['No F1.'])
  })

  it('announces nothing for a refused form whose summary receives focus, or that has no summary', async () => {
    const scrolling = await form(SUMMARY + required('F1'), 'scroll-top')
    expect(announcedBy(() => scrolling.requestSubmit())).to.equal('')
    expect(document.activeElement).to.equal(scrolling.querySelector('[data-valmsg-summary]'))
    const plain = await form(required('F1'))
    expect(announcedBy(() => plain.requestSubmit())).to.equal('')
    expect(document.activeElement).to.equal(input(plain, 'F1'))
  })

  it('announces the mistake of a field that is left once, and not again while it is unchanged', async () => {
    const element = await form(required('F1'))
    expect(announcedBy(() => change(input(element, 'F1'), ''))).to.equal('No F1.')
    expect(announcedBy(() => change(input(element, 'F1'), ''))).to.equal('')
    change(input(element, 'F1'), 'x')
    expect(announcedBy(() => change(input(element, 'F1'), ''))).to.equal('No F1.')
  })
})
