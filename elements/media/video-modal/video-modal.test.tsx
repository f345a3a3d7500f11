import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { declineAll, revokeConsent, saveConsent } from '../../../stores/consent/consent.ts'
import { axeFindings, hydrated, mount, nextEvent, until, warningsOf } from '../../../test/harness/component.ts'
import { film } from '../../../test/harness/media/film.ts'
import './index.ts'

const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ'

describe('<video-modal>', () => {
  let file = ''
  before(async () => {
    file = await film()
    await loadStrings({ media: 'Media.Video', consent: 'Embeds.Text' })
  })
  beforeEach(() => declineAll())
  afterEach(async () => {
    revokeConsent()
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    await until(() => !document.querySelector('dialog'))
  })

  const put = async (href: string, attributes = '') => {
    const element = await hydrated(
      await mount(`<video-modal load="visible" ${attributes}><a href="${href}">Voir le film</a></video-modal>`),
    )
    const link = element.querySelector('a') as HTMLAnchorElement
    const find = <E extends Element = HTMLElement>(selector: string) => element.querySelector<E>(selector)
    const open = async () => {
      const opened = nextEvent('video:open', element)
      link.focus()
      link.click()
      return (await opened).detail
    }
    return { element, link, find, open }
  }

  it('opens a file in a modal with a player and its captions [CONTENT-24]', async () => {
    const { element, find, open } = await put(file, 'captions="data:text/vtt,WEBVTT" captions-lang="nl"')
    expect(find('video')).to.equal(null)
    expect(await open()).to.deep.equal({ src: file, provider: 'file' })
    const video = await until(() => find<HTMLVideoElement>('video'))
    expect([video.controls, video.getAttribute('src'), video.closest('dialog')?.open]).to.deep.equal([true, file, true])
    expect(video.getAttribute('aria-label')).to.equal('Voir le film')
    const track = video.querySelector('track')
    expect([track?.kind, track?.srclang, track?.label, track?.getAttribute('src')]).to.deep.equal([
      ...['captions', 'nl', 'Nederlands', 'data:text/vtt,WEBVTT'],
    ])
    expect(element.querySelector('h2')?.textContent).to.equal('Voir le film')
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('removes the video as soon as it closes, and restores the focus', async () => {
    const { element, link, find, open } = await put(file)
    await open()
    await until(() => find('video'))
    const closed = nextEvent('video:close', element)
    await sendKeys({ press: 'Escape' })
    await closed
    await until(() => !find('video'), 'the video to go')
    expect(document.activeElement).to.equal(link)
    await open()
    await until(() => find('video'))
  })

  it('asks for consent before it loads anything from a site [NAV-68]', async () => {
    // Other cases have asked the sites of films.
    performance.clearResourceTimings()
    const { element, find, open } = await put(YOUTUBE, 'heading="Le tour"')
    expect((await open()).provider).to.equal('youtube')
    const once = await until(() => find('[data-part=embed-once]'))
    const before = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /youtube|vimeo/.test(name)).length
    expect([find('iframe'), document.querySelector('script[src*=youtube]'), before()]).to.deep.equal([null, null, 0])
    expect(find('[data-part=embed-text]')?.textContent).to.contain('Le tour').and.to.contain('www.youtube-nocookie.com')
    expect(await axeFindings(element)).to.deep.equal([])
    once.click()
    const frame = await until(() => find<HTMLIFrameElement>('iframe'))
    expect([new URL(frame.src).origin + new URL(frame.src).pathname, frame.title]).to.deep.equal([
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      'Le tour',
    ])
    expect(find<HTMLAnchorElement>('[data-part=video-link]')?.href).to.equal(YOUTUBE)
    find('[data-part=dialog-close]')?.click()
    await until(() => !find('iframe'), 'the frame to go')
  })

  it('plays a video of Vimeo at once for who has said yes, and does not let it follow', async () => {
    saveConsent({ preferences: false, statistics: false, marketing: true })
    const { find, open } = await put('https://vimeo.com/76979871/abc123')
    await open()
    const frame = await until(() => find<HTMLIFrameElement>('iframe'))
    const { origin, pathname, searchParams } = new URL(frame.src)
    expect([origin + pathname, searchParams.get('dnt'), searchParams.get('h')]).to.deep.equal([
      ...['https://player.vimeo.com/video/76979871', '1', 'abc123'],
    ])
  })

  it('reports that a file cannot be played, and links to it', async () => {
    const { find, open } = await put('/nothing-here.webm')
    await open()
    await until(() => find('[data-part=video-lost]'))
    expect(find('[role=alert]')?.textContent).to.equal('La vidéo n’a pas pu être lue.')
    expect(find('[data-part=video-link]')?.getAttribute('href')).to.contain('/nothing-here.webm')
  })

  it('ignores links to other files, and clicks with modifier keys', async () => {
    const { element, link } = await put('javascript:void 0')
    const warnings = await warningsOf(() => link.click())
    expect(warnings.join()).to.contain('cannot play')
    const other = await put(file)
    other.element.addEventListener('click', (event) => event.preventDefault())
    other.link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([element, other.element].map((each) => each.querySelector('dialog'))).to.deep.equal([null, null])
  })
})
