import { expect } from '@open-wc/testing'
import type { ReadableAtom } from 'nanostores'
import { loadStrings } from '../../runtime/text/strings.ts'
import { hydrateAll } from '../harness/component.ts'
import { clear, frames, put, settle } from './mounted.ts'
import { samples } from './samples.ts'

const indexes = import.meta.glob('../../elements/*/*/index.ts')

const stores = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../stores/*/*.ts', '!**/*.test.ts'], { eager: true }),
).flatMap((module) => Object.entries(module).filter(([, value]) => typeof (value as ReadableAtom)?.lc === 'number'))

const listeners = () => Object.fromEntries(stores.map(([name, store]) => [name, (store as ReadableAtom).lc]))

// On the sources: the stores that only the library's own tags use are in no public file of the build.
describe('the stores', () => {
  before(async () => {
    await loadStrings({ forms: 'Forms.Required' })
    await Promise.all(Object.values(indexes).map((load) => load()))
  })
  afterEach(clear)

  for (const { tag, markup } of samples) {
    it(`are left by <${tag}> when it leaves the page`, async () => {
      const visit = async () => {
        const place = await put(markup)
        hydrateAll(place)
        await frames()
        place.remove()
        await settle()
        return listeners()
      }
      // Code that the first visit fetches may listen from then on.
      expect(await visit()).to.deep.equal(await visit())
    })
  }
})
