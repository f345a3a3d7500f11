import { expect } from '@playwright/test'
import { StudioFull } from '../../demo/photos/pool.ts'
import { photoRoutes } from '../../demo/photos/routes.ts'
import { photoSources, stillSources } from '../../demo/photos/sources.ts'
import { photoStore } from '../../demo/photos/store.ts'
import { countingStudio, mug, test } from './studio.ts'

function shop(folder: string) {
  const { asked, release, studio } = countingStudio()
  release()
  const findRecipe = async (variantId: number) => (variantId === 7 ? { recipe: mug, colours: ['#27468c'] } : null)
  return { asked, routes: photoRoutes({ store: photoStore({ folder, studio }), findRecipe }) }
}

test.describe('the photo routes', () => {
  test('serve every address that a page is given, for a year', async ({ folder }) => {
    const { routes } = shop(folder)
    const sources = [
      photoSources({ app: '', variantId: 7, view: 'spin-35' }),
      stillSources({ app: '', name: 'hero-square' }),
    ]
    for (const { src, srcset } of sources) {
      for (const address of [src, ...srcset.split(', ').map((part) => part.split(' ')[0] as string)]) {
        const answer = await routes.request(address.replace('/photos', ''))
        expect(answer.status, address).toBe(200)
        expect(answer.headers.get('Content-Type')).toBe('image/webp')
        expect(answer.headers.get('Cache-Control')).toContain('immutable')
      }
    }
  })

  test('promise less for an address without the version', async ({ folder }) => {
    const answer = await shop(folder).routes.request('/7/0-320.webp')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test('answer that nothing has changed', async ({ folder }) => {
    const { routes } = shop(folder)
    const tag = (await routes.request('/7/0-320.webp')).headers.get('ETag') as string
    expect((await routes.request('/7/0-320.webp', { headers: { 'If-None-Match': tag } })).status).toBe(304)
  })

  test('answer 404 for an unknown variant, view, width, still life or ending', async ({ folder }) => {
    const { asked, routes } = shop(folder)
    const wrong = ['/8/0-320.webp', '/7/9-320.webp', '/7/0-321.webp', '/7/0-320.png', '/x/0-320.webp', '/7/-320.webp']
    for (const path of [...wrong, '/stills/hero-320.webp', '/stills/nobody-800.webp', '/99999999999/0-320.webp']) {
      expect((await routes.request(path)).status, path).toBe(404)
    }
    expect(asked).toEqual([])
  })

  test('ask for patience when too many photos wait', async () => {
    const full = async () => {
      throw new StudioFull()
    }
    const store = { photo: full, still: full }
    const routes = photoRoutes({ store, findRecipe: async () => ({ recipe: mug, colours: [] }) })
    const answer = await routes.request('/7/0-320.webp')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
  })
})
