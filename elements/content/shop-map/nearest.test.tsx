import { expect } from '@open-wc/testing'
import { $notices } from '../../../runtime/dialogs/notices.ts'
import { hydrated, mount, rendered, until, warningsOf } from '../../../test/harness/component.ts'
import { marked, PLACES, TILES } from '../../../test/harness/media/maps.ts'
import './index.ts'

describe('“nearest to me” of <shop-map>', () => {
  const put = async () => {
    const element = await hydrated(
      await mount(`<shop-map tiles="${TILES}"><div data-part="map"></div>
        <button type="button" data-part="locate" hidden>Près de moi</button>
        <ul>${PLACES.map(marked).join('')}</ul></shop-map>`),
    )
    const locate = element.querySelector('[data-part=locate]') as HTMLButtonElement
    return { element, locate, status: () => element.querySelector('[role=status]')?.textContent }
  }
  const withGeolocation = async (geolocation: unknown, work: () => Promise<void>) => {
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
    try {
      await work()
    } finally {
      delete (navigator as { geolocation?: unknown }).geolocation
    }
  }

  it('chooses the place nearest to the shopper, who is asked for the position only then', async () => {
    let asked = 0
    const getCurrentPosition = (done: PositionCallback) => {
      asked += 1
      done({ coords: { latitude: 51.05, longitude: 3.72 } } as GeolocationPosition)
    }
    await withGeolocation({ getCurrentPosition }, async () => {
      const { element, locate, status } = await put()
      await rendered()
      expect([asked, locate.hidden]).to.deep.equal([0, false])
      locate.click()
      await until(status)
      expect(asked).to.equal(1)
      expect(status()).to.match(/^Le plus proche : Bruxelles, à 50\skm$/)
      expect(element.querySelector('[data-active]')?.getAttribute('data-marker-id')).to.equal('bruxelles')
    })
  })

  it('warns only in the console when it is refused [ERROR-45]', async () => {
    const getCurrentPosition = (_: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: 1, message: 'refused' } as GeolocationPositionError)
    await withGeolocation({ getCurrentPosition }, async () => {
      const { locate, status } = await put()
      const warnings = await warningsOf(async () => {
        locate.click()
        await rendered()
      })
      expect(warnings.join()).to.contain('could not be found')
      expect([$notices.get(), status()]).to.deep.equal([[], ''])
    })
  })

  it('warns only in the console where the browser has no geolocation, and shows no button [ERROR-45]', async () => {
    await withGeolocation(undefined, async () => {
      const warnings = await warningsOf(async () => {
        const { locate } = await put()
        await rendered()
        expect(locate.hidden).to.equal(true)
      })
      expect(warnings.join()).to.contain('has no geolocation')
      expect($notices.get()).to.deep.equal([])
    })
  })
})
