import { expect } from '@open-wc/testing'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Marked } from '../../../runtime/typeahead/marked.tsx'
import { fitting, photoSources } from './rules.ts'

const marked = (text: string, typed: string) => {
  const holder = document.createElement('p')
  const root = createRoot(holder)
  flushSync(() => root.render(createElement(Marked, { text, typed })))
  const html = holder.innerHTML
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

describe('a photo of a suggestion', () => {
  it('has the sizes of sharp screens [LIMIT-024]', () => {
    expect(photoSources({ id: '12/0', name: 'Vase' }, '/photos/{id}-{size}.webp')).to.deep.equal({
      src: '/photos/12/0-80.webp',
      srcset: '/photos/12/0-80.webp 1x, /photos/12/0-160.webp 2x, /photos/12/0-320.webp 4x',
    })
  })

  it('is an address that was sent, or none', () => {
    expect(photoSources({ id: '/a.jpg', name: '' }, '')?.src).to.equal('/a.jpg')
    expect(photoSources({ id: '12', name: '' }, '')).to.equal(undefined)
    expect(photoSources({ id: 'javascript:alert(1)', name: '' }, '')).to.equal(undefined)
    expect(photoSources({ id: '"><b>/1', name: 'a b' }, '/p/{id}/{name}')?.src).to.equal('/p/%22%3E%3Cb%3E/1/a%20b')
  })
})

describe('the rows of a list', () => {
  it('leave one for that of all results', () => {
    expect([fitting(30), fitting(1), fitting(0)]).to.deep.equal([29, 1, 1])
  })
})
