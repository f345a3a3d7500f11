import { expect } from '@open-wc/testing'
import { mount, until } from '../../../../test/harness/component.ts'
import { mountArea, renderAnswer } from '../../../../test/harness/page.ts'
import { pageOf } from '../../../../test/harness/pages.ts'
import { defineElement } from '../../../element/define.ts'
import { part } from '../../../element/part.ts'
import { parseHtml } from '../../../page/html.ts'
import { registerView } from '../../../view/register-view.tsx'
import { ServerMarkup } from '../../../view/server-markup.tsx'
import { mergeViews } from './merge-views.ts'

const merged = defineElement({
  tag: 'vt-merged',
  summary: 'A view of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: { field: part('input', 'A field.') },
})

registerView(merged, () => <ServerMarkup<typeof merged> parts={{ field: { title: 'live' } }} />)

const view = (inside: string, attributes = '') =>
  `<vt-merged ${attributes}><label>${inside}</label><input name="q" value="x"></vt-merged>`

const fieldOf = (area: Element) => area.querySelector('input') as HTMLInputElement

describe('a page with other settings', () => {
  it('keeps the views that are in both, with focus and unsent typing, and replaces all around them', async () => {
    const area = await mount(
      `<div><h1>One</h1><section class="a"><p>old</p>${view('3 found')}<p>old</p></section><p>end</p></div>`,
    )
    const [element, section] = [area.querySelector('vt-merged'), area.querySelector('section')]
    fieldOf(area).focus()
    fieldOf(area).value = 'typed'
    const left: Event[] = []
    fieldOf(area).addEventListener('blur', (event) => left.push(event))
    mergeViews(
      area,
      parseHtml(`<h1>Two</h1><hr><section class="b"><b>new</b>${view('2 found', 'lang="nl"')}</section><p>new end</p>`),
    )
    await until(() => area.textContent?.includes('2 found'))
    expect(area.querySelector('vt-merged') === element && area.querySelector('section') === section).to.equal(true)
    expect([element?.getAttribute('lang'), section?.className.includes('b')]).to.deep.equal(['nl', true])
    expect(area.textContent).to.equal('Twonew2 foundnew end')
    expect([fieldOf(area).value, fieldOf(area).title]).to.deep.equal(['typed', 'live'])
    expect(document.activeElement === fieldOf(area)).to.equal(true)
    expect(left).to.deep.equal([])
  })

  it('renders a kept view once when a whole page is shown', async () => {
    const area = await mountArea(`<h1>One</h1>${view('3 found')}`)
    const element = area.querySelector('vt-merged')
    await renderAnswer(area, pageOf('Two', `${view('2 found')}<p>end</p>`), { isStreamed: false, keepsViews: true })
    await until(() => area.textContent?.includes('2 found'))
    expect(area.querySelectorAll('vt-merged').length).to.equal(1)
    expect(area.querySelector('vt-merged') === element).to.equal(true)
    expect(area.lastElementChild?.textContent).to.equal('end')
  })

  it('identifies views by their id, and renders those anew that changed their order', async () => {
    const area = await mount(`<div>${view('A', 'id="a"')}${view('B', 'id="b"')}</div>`)
    const [a, b] = area.children
    mergeViews(area, parseHtml(`${view('B2', 'id="b"')}<hr>${view('A2', 'id="a"')}`))
    await until(() => area.textContent === 'B2A2')
    expect(area.firstElementChild).to.equal(b)
    expect(area.lastElementChild).not.to.equal(a)
  })

  it('replaces a view that the new page lacks, or has twice', async () => {
    for (const html of ['<p>none</p>', view('one') + view('two')]) {
      const area = await mount(`<div>${view('old')}</div>`)
      const element = area.firstElementChild
      mergeViews(area, parseHtml(html))
      expect(area.contains(element)).to.equal(false)
      expect(area.textContent).to.equal(parseHtml(html).textContent)
    }
  })
})
