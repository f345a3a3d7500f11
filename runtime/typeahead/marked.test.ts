import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Marked } from './marked.tsx'

const marked = (text: string, typed: string) => {
  const holder = document.createElement('p')
  const root = createRoot(holder)
  flushSync(() => root.render(createElement(Marked, { text, typed })))
  const html = holder.innerHTML
  root.unmount()
  return html
}

describe('the typed text in a name', () => {
  it('is marked wherever it is, without case and accents, and other text is in elements of its own', () => {
    expect(marked('Bol à thé Éclat', 'THE ecl')).to.equal(
      '<span>Bol à </span><mark>thé</mark><span> </span><mark>Écl</mark><span>at</span>',
    )
    expect(marked('Œuf', 'oe')).to.equal('<mark>Œ</mark><span>uf</span>')
    expect(marked('Große Schüssel', 'schus gross')).to.equal(
      '<mark>Groß</mark><span>e </span><mark>Schüs</mark><span>sel</span>',
    )
    expect(marked('cafe\u0301 noir', 'café')).to.equal('<mark>cafe\u0301</mark><span> noir</span>')
  })

  it('is shown as text, whatever it contains', () => {
    expect(marked('<img src=x> a&b', 'img b')).to.equal(
      '<span>&lt;</span><mark>img</mark><span> src=x&gt; a&amp;</span><mark>b</mark>',
    )
    expect(marked('Vase', '%.*(')).to.equal('<span>Vase</span>')
    expect(marked('', 'a')).to.equal('')
  })
})
