import { expect } from '@open-wc/testing'
import { everyTag } from '../samples.ts'

const isInline = (element: Element) => getComputedStyle(element).display === 'inline'

/** True if something in the tag is a block, and nothing between the two gives it a box of its own. */
function holdsBlocks(tag: Element): boolean {
  return [...tag.children].some((child) => {
    const { display } = getComputedStyle(child)
    if (display === 'none' || display.startsWith('inline-')) return false
    return display !== 'inline' || holdsBlocks(child)
  })
}

describe('vitrine.css', () => {
  it('makes each tag that holds blocks a block, before its code is there', async () => {
    const { library } = document.documentElement.dataset
    const css = await (await fetch(`${library}vitrine.css`)).text()
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const page = frame.contentDocument as Document
    const wrong = everyTag.filter(({ tag, markup }) => {
      page.body.innerHTML = `<style>${css}</style>${markup}`
      const element = page.querySelector(tag) as Element
      return isInline(element) && holdsBlocks(element)
    })
    page.body.innerHTML = `<style>${css}</style><login-form hidden><form></form></login-form>`
    const hidden = getComputedStyle(page.querySelector('login-form') as Element).display
    frame.remove()
    const missing = wrong.map(
      ({ tag, folder }) => `${folder.replace(/^[./]+/, '')}/${tag}.css lacks ${tag} { display: block }`,
    )
    expect(missing).to.deep.equal([])
    expect(hidden).to.equal('none')
  })
})
