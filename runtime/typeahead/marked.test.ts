import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Marked } from './marked.tsx'

const marked = (text: string, typed: string) => {
  const holder = document.createElement('p')
  const root = createRoot(holder)
  flushSync(() => root.render(createElement(Marked, { text, typed })))
  // Each run that is not marked is in an element of its own.
  const html = holder.innerHTML.replaceAll(/<\/?span>/g, '')
  root.unmount()
  return html
}

describe('what was typed in a name', () => {
  it('is marked wherever it is, without case and accents', () => {
    expect(marked('Bol à thé Éclat', 'THE ecl')).to.equal('Bol à <mark>thé</mark> <mark>Écl</mark>at')
    expect(marked('Œuf', 'oe')).to.equal('<mark>Œ</mark>uf')
    expect(marked('Große Schüssel', 'schus gross')).to.equal('<mark>Groß</mark>e <mark>Schüs</mark>sel')
    expect(marked('cafe\u0301 noir', 'café')).to.equal('<mark>cafe\u0301</mark> noir')
  })

  it('is text, whatever it holds', () => {
    expect(marked('<img src=x> a&b', 'img b')).to.equal('&lt;<mark>img</mark> src=x&gt; a&amp;<mark>b</mark>')
    expect(marked('Vase', '%.*(')).to.equal('Vase')
    expect(marked('', 'a')).to.equal('')
  })
})
