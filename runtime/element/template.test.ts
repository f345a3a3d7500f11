import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { elementOf, fragmentOf } from './template.ts'

describe('elements of a template', () => {
  it('are returned without the markers of lit-html and the spaces between them', () => {
    const fragment = fragmentOf(html`
      <p>${'one'}</p>
      <p>two</p>
    `)
    expect([...fragment.childNodes].map(({ nodeName }) => nodeName)).to.deep.equal(['P', 'P'])
    expect(fragment.textContent).to.equal('onetwo')
  })

  it('may come from a list of templates', () => {
    const list = document.createElement('ul')
    list.append(fragmentOf(['Lin', 'Laine'].map((name) => html`<li>${name}</li>`)))
    expect([...list.childNodes].map(({ textContent }) => textContent)).to.deep.equal(['Lin', 'Laine'])
  })

  it('call their listeners, and show markup in a text as text', () => {
    let presses = 0
    const button = elementOf(html`<button type="button" @click=${() => (presses += 1)}>${'<b>1</b>'}</button>`)
    button.click()
    expect(presses).to.equal(1)
    expect(button.textContent).to.equal('<b>1</b>')
  })
})
