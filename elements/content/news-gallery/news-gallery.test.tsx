import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, hydrated, mount, nextEvent, until } from '../../../test/harness/component.ts'
import { newsGallery } from './definition.ts'
import './index.ts'

const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><title>${name}</title></svg>`)}`
const gallery = (names = ['Bowl', 'Vase <1>', 'Lamp']) =>
  `<news-gallery><ul data-part="pictures">${names
    .map(
      (name) =>
        `<li><a href="${picture(name)}"><img src="${picture('small')}" alt="${name.replace('<', '&lt;')}" width="60" height="40"></a></li>`,
    )
    .join('')}</ul></news-gallery>`

type Host = HTMLElement & { openAt(index: number): Promise<void> }
const put = async (names?: string[]) => {
  const page = await mount(`<div>${gallery(names)}</div>`)
  return hydrated(page.querySelector('news-gallery') as Host)
}
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-vt-pictures][open]')
const count = () => dialog()?.querySelector('[data-part=picture-count] .vt-hidden')?.textContent ?? ''
const all = (host: Element) => host.querySelector<HTMLButtonElement>('[data-part=all]')

describe('<news-gallery>', () => {
  before(() => loadStrings(newsGallery.strings))
  afterEach(async () => {
    dialog()?.close()
    await until(() => !document.querySelector('dialog[data-vt-pictures]'), 'the end of the overlay')
  })

  it('shows the pictures of a news item, and opens the pressed one over the page [CONTENT-03]', async () => {
    const host = await put()
    expect(host.querySelectorAll('img')).to.have.length(3)
    expect(await axeFindings(host)).to.deep.equal([])
    const links = host.querySelectorAll('a')
    const opened = nextEvent('gallery:open', host)
    links[1]?.focus()
    links[1]?.click()
    expect((await opened).detail).to.deep.equal({ index: 1 })
    await until(() => count().includes('2'), 'the second picture')
    await sendKeys({ press: 'ArrowRight' })
    await until(() => count().includes('Lamp') || count().includes('3 sur 3'), 'the third')
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog() && document.activeElement === links[2], 'the focus on the picture that was seen last')
  })

  it('opens all of them by a button, and by script', async () => {
    const host = await put()
    expect(all(host)?.textContent).to.equal('Voir les 3 images en grand')
    all(host)?.click()
    await until(() => count().includes('1'), 'the first picture')
    dialog()?.close()
    await until(() => !document.querySelector('dialog[data-vt-pictures]'), 'the end')
    await host.openAt(2)
    await until(() => count().includes('3'), 'the third picture')
  })

  it('has no button for a single picture', async () => {
    const host = await put(['Bowl'])
    expect(all(host)).to.equal(null)
  })
})
