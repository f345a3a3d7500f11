import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { declineAll, revokeConsent, saveConsent } from '../../../stores/consent/consent.ts'
import { Clock } from '../../../test/harness/clock.ts'
import { axeFindings, rendered, until, warningsOf } from '../../../test/harness/component.ts'
import { FakePlayers } from '../../../test/harness/media/fake-players.ts'
import { forgetPlaces, putSlider, sliderButton } from '../../../test/harness/media/slides.ts'
import './index.ts'

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const yes = { preferences: false, statistics: false, marketing: true }

describe('<banner-slider> with videos of sites', () => {
  const clock = new Clock()
  let players: FakePlayers
  before(() => loadStrings({ media: 'Media.PlayVideo', consent: 'Embeds.Text' }))
  beforeEach(() => {
    players = new FakePlayers()
    players.start()
    saveConsent(yes)
  })
  afterEach(async () => {
    clock.release()
    // Before the next test consents again.
    document.querySelector('banner-slider')?.remove()
    players.stop()
    revokeConsent()
    forgetPlaces()
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  const put = async (href = YOUTUBE) => {
    const host =
      await putSlider(`<banner-slider aria-label="Films" autoplay="0" speed="0"><div class="splide__track"><ul class="splide__list">
      <li class="splide__slide" style="min-block-size: 200px"><a data-part="video" href="${href}">Le tour</a></li><li class="splide__slide">Deux</li></ul></div></banner-slider>`)
    await rendered()
    const find = <E extends HTMLElement = HTMLElement>(part: string) => host.querySelector<E>(`[data-part=${part}]`)
    return { host, find, link: host.querySelector('a') as HTMLAnchorElement }
  }
  const made = (index = 0) => until(() => players.made[index], 'a player')

  it('plays YouTube muted, in a loop, at 1080 lines [LIMIT-049, LIMIT-050, LIMIT-051]', async () => {
    players.youtubeComes()
    const { find, link } = await put()
    const { options, calls, ready } = await made()
    const { mute, loop, playlist, vq } = options.playerVars as Record<string, unknown>
    expect([options.host, options.videoId, mute, loop, playlist, vq]).to.deep.equal([
      ...['https://www.youtube-nocookie.com', 'aqz-KE-bpKQ', 1, 1, 'aqz-KE-bpKQ', 'hd1080'],
    ])
    ready()
    await until(() => calls.includes('playVideo'))
    expect(calls).to.deep.equal(['mute', 'setPlaybackQuality hd1080', 'playVideo'])
    await until(() => find('banner-play')?.ariaLabel === 'Mettre la vidéo en pause')
    expect([link.inert, find('banner-player')?.querySelector('iframe')?.title]).to.deep.equal([true, 'Le tour'])
  })

  it('plays Vimeo the same way [LIMIT-049, LIMIT-050, LIMIT-051]', async () => {
    players.vimeoComes()
    await put('https://vimeo.com/76979871')
    const { options, calls } = await made()
    const { id, muted, loop, quality, dnt } = options
    expect([id, muted, loop, quality, dnt]).to.deep.equal([76979871, true, true, '1080p', true])
    await until(() => calls.includes('play'))
  })

  it('fetches the script when a video plays, and asks every 100 ms whether it is ready [LIMIT-052] [NAV-68] [NAV-69]', async () => {
    clock.hold()
    await put()
    await until(() => players.scripts.length === 1 && clock.isDueIn(100), 'the first look')
    expect(players.scripts).to.deep.equal(['https://www.youtube.com/iframe_api'])
    for (const _look of [1, 2, 3]) {
      clock.pass(99)
      expect(clock.isDueIn(1)).to.equal(true)
      clock.pass(1)
      expect([clock.isDueIn(100), players.made.length]).to.deep.equal([true, 0])
    }
    players.youtubeComes()
    clock.pass(100)
    await made()
  })

  it('creates no player under reduced motion until the shopper requests the video [NAV-69]', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { find } = await put()
    expect([players.scripts, find('banner-player')]).to.deep.equal([[], null])
    players.youtubeComes()
    find('banner-play')?.click()
    await made()
  })

  it('asks for consent when it is pressed, and loads nothing before [NAV-69]', async () => {
    declineAll()
    const { host, find, link } = await put()
    expect([players.scripts, find('banner-ask')]).to.deep.equal([[], null])
    link.click()
    const once = await until(() => find('embed-once'))
    expect(await axeFindings(host)).to.deep.equal([])
    expect([players.scripts, players.made]).to.deep.equal([[], []])
    players.youtubeComes()
    once.click()
    const { ready, calls } = await made()
    ready()
    await until(() => calls.includes('playVideo'))
    expect(find('banner-ask')).to.equal(null)
  })

  it('stops for another banner, continues when it is shown again, and ends with its tag', async () => {
    players.youtubeComes()
    const { host } = await put()
    const { ready, calls } = await made()
    ready()
    await until(() => calls.at(-1) === 'playVideo')
    sliderButton(host, 'next').click()
    await until(() => calls.at(-1) === 'pauseVideo')
    sliderButton(host, 'previous').click()
    await until(() => calls.at(-1) === 'playVideo')
    host.remove()
    await until(() => calls.at(-1) === 'destroy')
    expect(host.querySelector('iframe')).to.equal(null)
  })

  it('keeps the picture when the player does not play', async () => {
    players.youtubeComes()
    const { find, link } = await put()
    const { fail } = await made()
    const warnings = await warningsOf(async () => {
      fail()
      await until(() => !find('banner-play'))
    })
    expect(warnings.join()).to.contain('could not be played')
    expect([find('banner-player'), link.inert]).to.deep.equal([null, false])
  })

  it('closes when the consent is withdrawn', async () => {
    players.youtubeComes()
    const { find } = await put()
    const { ready, calls } = await made()
    ready()
    await until(() => calls.includes('playVideo'))
    declineAll()
    await until(() => calls.at(-1) === 'destroy')
    expect(find('banner-player')).to.equal(null)
  })
})
