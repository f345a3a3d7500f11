import { expect } from '@open-wc/testing'
import { writeCookie } from '../../../runtime/page/cookies.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { revokeConsent } from '../../../stores/consent/consent.ts'
import { axeFindings, hydrated, mount, nextEvent, rendered, until } from '../../../test/harness/component.ts'
import { withOlderCookies } from '../../../test/harness/media/older-paths.ts'
import { forgetPopups, kept } from '../../../test/harness/media/popups.ts'
import './index.ts'

const markup = (id: string, more = '', button = '<button type="button" data-part="dismiss">Fermer</button>') =>
  `<popup-banner popup-id="${id}" ${more}><p>Samedi, nous ouvrons le four.</p>${button}</popup-banner>`

let count = 0
const fresh = () => `banner-${++count}`

describe('<popup-banner>', () => {
  before(() => loadStrings({ media: 'Media.PopupLabel' }))
  beforeEach(forgetPopups)

  const put = async (html: string) => {
    const element = await hydrated(await mount(html))
    await rendered()
    const dismiss = element.querySelector('[data-part=dismiss]') as HTMLButtonElement
    return { element, dismiss, isOpen: () => element.hasAttribute('data-open') }
  }

  it('is a landmark with a control that dismisses it, and takes no focus [CONTENT-27]', async () => {
    const id = fresh()
    const { element, dismiss, isOpen } = await put(markup(id))
    await until(isOpen)
    expect([element.role, element.ariaLabel, dismiss.checkVisibility()]).to.deep.equal(['region', 'Annonce', true])
    expect(document.activeElement).to.equal(document.body)
    expect(await axeFindings()).to.deep.equal([])
    const dismissed = nextEvent('popup:dismiss', element)
    dismiss.click()
    expect((await dismissed).detail).to.deep.equal({ id })
    await until(() => !isOpen())
    expect(element.checkVisibility()).to.equal(false)
  })

  it('moves nothing when it is shown', async () => {
    const page = await mount(`<div>${markup(fresh())}<p id="after">After</p></div>`)
    const top = () => page.querySelector('#after')?.getBoundingClientRect().top
    const before = top()
    const element = page.querySelector('popup-banner') as HTMLElement
    await until(() => element.hasAttribute('data-open'))
    expect(top()).to.equal(before)
  })

  it('is remembered in one list with the others, and stays hidden, while another one is shown [CONTENT-32, CONTENT-33, CONTENT-34]', async () => {
    const [first, other] = [fresh(), fresh()]
    const { element, dismiss, isOpen } = await put(markup(first, 'end-datetime="2099-01-01T00:00:00Z"'))
    await until(isOpen)
    dismiss.click()
    element.remove()
    const again = await put(markup(first))
    const next = await put(markup(other))
    await until(next.isOpen)
    expect(again.isOpen()).to.equal(false)
    next.dismiss.click()
    expect(kept()).to.deep.equal([
      { id: first, datetime: '2099-01-01T00:00:00Z' },
      { id: other, datetime: '' },
    ])
  })

  it('stays hidden where an older path has a list of its own', async () => {
    const [here, whole, next] = [fresh(), fresh(), fresh()]
    const list = (id: string) => encodeURIComponent(JSON.stringify([{ id, datetime: '' }]))
    const end = withOlderCookies('notShow', { '/vt-older': list(here), '/': list(whole) })
    try {
      const dismissed = [await put(markup(here)), await put(markup(whole))]
      const other = await put(markup(next))
      await until(other.isOpen)
      expect(dismissed.map(({ isOpen }) => isOpen())).to.deep.equal([false, false])
      other.dismiss.click()
      expect(kept().map(({ id }) => id)).to.deep.equal([here, whole, next])
    } finally {
      end()
    }
  })

  it('is not shown after its end [CONTENT-35]', async () => {
    const { isOpen } = await put(markup(fresh(), 'end-datetime="2020-01-01T00:00:00Z"'))
    const next = await put(markup(fresh(), 'end-datetime="no date"'))
    await until(next.isOpen)
    expect(isOpen()).to.equal(false)
  })

  it('is shown one at a time, and waits for the choice of consent', async () => {
    revokeConsent()
    const asking = document.createElement('consent-banner')
    document.body.prepend(asking)
    const waiting = await put(markup(fresh()))
    await rendered()
    expect(waiting.isOpen()).to.equal(false)
    asking.remove()
    waiting.element.remove()
    const [one, other] = [await put(markup(fresh())), await put(markup(fresh()))]
    await until(one.isOpen)
    await rendered()
    expect(other.isOpen()).to.equal(false)
    one.dismiss.click()
    await until(other.isOpen)
  })

  it('has its own button if the theme has none, and ignores an invalid cookie', async () => {
    writeCookie('notShow', '{broken', 1)
    const { dismiss, isOpen } = await put(markup(fresh(), '', ''))
    await until(isOpen)
    expect([dismiss.type, dismiss.textContent]).to.deep.equal(['button', 'Fermer'])
    dismiss.click()
    expect(kept().length).to.equal(1)
  })
})
