import { expect } from '@open-wc/testing'
import { markLanguage } from './language.ts'

const frame = () => new Promise(requestAnimationFrame)

describe('texts of another language than the page', () => {
  const { lang } = document.documentElement
  const place = document.createElement('div')
  let end = () => {}
  beforeEach(() => {
    document.documentElement.lang = 'en'
    document.body.append(place)
    end = markLanguage('fr', new Set(['Fermer', 'Ajouté au panier', 'Suivant']))
  })
  afterEach(() => {
    end()
    place.replaceChildren()
    place.remove()
    document.documentElement.lang = lang
  })

  it('are marked with theirs where they are shown, as a text or as a name', async () => {
    place.innerHTML = `<section><h2>Added</h2><p>Ajouté au panier</p><button><svg></svg> Fermer</button>
      <button aria-label="Suivant"><svg></svg></button></section>`
    await frame()
    expect([...place.querySelectorAll('[lang=fr]')].map(({ localName }) => localName)).to.deep.equal([
      'p',
      'button',
      'button',
    ])
  })

  it('are marked when a text changes to one of them, and no longer when it changes back', async () => {
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

  it('leave the language that the theme gives, and what speaks the same', async () => {
    place.innerHTML = '<p lang="fr-BE"><b>Fermer</b></p><p lang="de">Geschlossen</p>'
    await frame()
    expect(place.innerHTML).to.equal('<p lang="fr-BE"><b>Fermer</b></p><p lang="de">Geschlossen</p>')
  })
})
