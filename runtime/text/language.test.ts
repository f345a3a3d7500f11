import { expect } from '@open-wc/testing'
import { markLanguages } from './language.ts'

const frame = () => new Promise(requestAnimationFrame)

describe('texts of another language than the page', () => {
  const { lang } = document.documentElement
  const place = document.createElement('div')
  let end = () => {}
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.body.append(place)
    const texts = ['Fermer', 'Ajouté au panier', 'Suivant', 'Retirer Vase', 'Photos']
    end = markLanguages(new Map(texts.map((text) => [text, 'fr'])))
  })
  afterEach(() => {
    end()
    place.replaceChildren()
    place.remove()
    document.documentElement.lang = lang
  })

  it('are marked with theirs, as a text or as a name', async () => {
    place.innerHTML = `<section><h2>Added</h2><p>Ajouté au panier</p><button><svg></svg> Fermer</button>
      <button aria-label="Suivant"><svg></svg></button></section>`
    await frame()
    expect([...place.querySelectorAll('[lang=fr]')].map(({ localName }) => localName)).to.deep.equal([
      'p',
      'button',
      'button',
    ])
  })

  it('are marked if a text changes to one of them, and no longer if it changes back', async () => {
    place.innerHTML = '<p><button>Close</button></p>'
    const button = place.querySelector('button') as HTMLElement
    await frame()
    expect(button.lang).to.equal('')
    ;(button.firstChild as Text).data = 'Fermer'
    await frame()
    expect(button.lang).to.equal('fr')
    button.textContent = 'Close'
    await frame()
    expect(button.hasAttribute('lang')).to.equal(false)
  })

  it('leave the language of the theme, and elements of the same language', async () => {
    place.innerHTML = '<p lang="fr-BE"><b>Fermer</b></p><p lang="de">Geschlossen</p>'
    await frame()
    expect(place.innerHTML).to.equal('<p lang="fr-BE"><b>Fermer</b></p><p lang="de">Geschlossen</p>')
  })

  const marks = () => [...place.querySelectorAll('[lang=fr]')].map(({ id }) => id)

  it('are marked where they are the name of a sign, of a picture or of a field', async () => {
    place.innerHTML = `<button id="sign" aria-label="Fermer">×</button><img id="picture" alt="Suivant">
      <button id="part" aria-label="Retirer Vase"><svg></svg></button><input id="field" placeholder="Suivant">
      <div role="img" id="drawing" aria-label="Photos"></div><svg id="icon" role="img"><title>Fermer</title></svg>`
    await frame()
    expect(marks()).to.deep.equal(['sign', 'picture', 'part', 'field', 'drawing', 'icon'])
  })

  it('are marked as the name of a region with only texts of the library and numbers', async () => {
    place.innerHTML = '<nav id="all" aria-label="Photos"><a href="#1">1</a><a href="#2">Suivant</a></nav>'
    await frame()
    expect(marks()).to.deep.equal(['all'])
    place.querySelector('nav')?.insertAdjacentHTML('beforeend', '<p>Handmade</p>')
    await frame()
    expect([...place.querySelectorAll('[lang=fr]')].map(({ textContent }) => textContent)).to.deep.equal(['Suivant'])
  })

  it('never mark an element that contains texts of the page: its name is written apart, in its own language', async () => {
    place.innerHTML = `<section aria-label="Photos"><h2>Our vases</h2></section>
      <section aria-label="Photos"><img alt="A vase"></section><button aria-label="Retirer Vase">Vase</button>`
    await frame()
    const named = [...place.children]
    const labelOf = (element: Element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    expect(marks()).to.deep.equal([])
    expect(named.map((element) => [labelOf(element)?.lang, labelOf(element)?.textContent])).to.deep.equal([
      ['fr', 'Photos'],
      ['fr', 'Photos'],
      ['fr', 'Retirer Vase'],
    ])
    const [first, second] = named as [HTMLElement, HTMLElement]
    const label = labelOf(first)
    first.ariaLabel = 'Pictures'
    second.ariaLabel = 'Suivant'
    await frame()
    expect([first.hasAttribute('aria-labelledby'), label?.isConnected]).to.deep.equal([false, false])
    expect(labelOf(second)?.textContent).to.equal('Suivant')
  })
})
