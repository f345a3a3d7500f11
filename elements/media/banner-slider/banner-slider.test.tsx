import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { axeFindings, nextEvent, until } from '../../../test/harness/component.ts'
import { film } from '../../../test/harness/media/film.ts'
import { forgetPlaces, putSlider, reachable, sliderButton } from '../../../test/harness/media/slides.ts'
import './index.ts'

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22640%22 height=%22360%22/%3E'

describe('<banner-slider>', () => {
  let file = ''
  before(async () => {
    file = await film()
    await loadStrings({ media: 'Media.PlayVideo', consent: 'Embeds.Text' })
  })
  afterEach(async () => {
    forgetPlaces()
    await emulateMedia({ reducedMotion: 'no-preference' })
  })

  const put = async (attributes = 'autoplay="0" speed="0"') => {
    const host =
      await putSlider(`<banner-slider aria-label="Saison" ${attributes}><div class="splide__track"><ul class="splide__list">
      <li class="splide__slide"><div data-part="banner-media"><img src="${PICTURE}" alt="Vase" width="640" height="360"></div><p>Un</p></li>
      <li class="splide__slide"><div data-part="banner-media"><video muted loop playsinline controls preload="none" width="640" height="360" aria-label="Tour"><source src="${file}" type="video/webm"></video></div><p>Deux</p></li>
      <li class="splide__slide"><p><a href="#trois">Trois</a></p></li></ul></div></banner-slider>`)
    const video = host.querySelector('video') as HTMLVideoElement
    const play = () => host.querySelector('[data-part=banner-play]') as HTMLButtonElement
    return { host, video, play }
  }

  it('shows banners as slides, one at a time [CONTENT-25]', async () => {
    const { host } = await put()
    expect([host.role, host.ariaRoleDescription, reachable(host)]).to.deep.equal(['group', 'carrousel', [1]])
    const changed = nextEvent('slider:change', host)
    sliderButton(host, 'next').click()
    expect((await changed).detail).to.deep.equal({ index: 1 })
    expect(reachable(host)).to.deep.equal([2])
    expect(await axeFindings(host)).to.deep.equal([])
  })

  it('plays the video of the shown banner, muted and in a loop, and stops it when the banner is left [CONTENT-26]', async () => {
    const { host, video, play } = await put()
    await until(() => !video.controls, 'the view of the video')
    expect(video.paused).to.equal(true)
    sliderButton(host, 'next').click()
    // The event is fired after the video has begun.
    await until(() => !video.paused && play().ariaLabel === 'Mettre la vidéo en pause', 'the video to play')
    expect([video.muted, video.loop]).to.deep.equal([true, true])
    sliderButton(host, 'next').click()
    await until(() => video.paused, 'the video to stop')
  })

  it('has a button that stops the video for good', async () => {
    const { host, video, play } = await put()
    sliderButton(host, 'next').click()
    await until(() => !video.paused && play().ariaLabel === 'Mettre la vidéo en pause')
    play().click()
    await until(() => video.paused && play().ariaLabel === 'Lire la vidéo')
    sliderButton(host, 'next').click()
    sliderButton(host, 'previous').click()
    await until(() => reachable(host)[0] === 2)
    expect(video.paused).to.equal(true)
    play().click()
    await until(() => !video.paused)
  })

  it('plays nothing automatically under reduced motion, but on request', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    const { host, video, play } = await put()
    sliderButton(host, 'next').click()
    await until(() => reachable(host)[0] === 2)
    expect([video.paused, play().ariaLabel]).to.deep.equal([true, 'Lire la vidéo'])
    play().click()
    await until(() => !video.paused)
  })

  it('stops the video when it is not visible', async () => {
    const { host, video } = await put()
    sliderButton(host, 'next').click()
    await until(() => !video.paused)
    host.style.marginTop = '5000px'
    await until(() => video.paused, 'the video to stop off the screen')
    host.style.marginTop = ''
    await until(() => !video.paused, 'the video to go on')
  })

  it('restores the controls of the video when it is removed', async () => {
    const { host, video } = await put()
    host.remove()
    await until(() => video.controls && video.paused)
    expect(host.querySelector('[data-part=banner-play]')).to.equal(null)
  })
})
