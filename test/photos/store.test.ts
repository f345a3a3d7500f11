import { readdir } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { photoStore } from '../../demo/photos/store.ts'
import { countingStudio, smallPhoto, test } from './studio.ts'

test.describe('the photo store', () => {
  test('draws once for all who ask at the same time, and never again', async ({ folder }) => {
    const { asked, release, studio } = countingStudio()
    const store = photoStore({ folder, studio })
    const together = Promise.all([store.photo(smallPhoto), store.photo(smallPhoto), store.photo(smallPhoto)])
    release()
    const [one, two, three] = await together
    expect(one).toEqual(two)
    expect(two).toEqual(three)
    expect(asked).toHaveLength(1)
    expect(await photoStore({ folder, studio }).photo(smallPhoto)).toEqual(one)
    expect(asked).toHaveLength(1)
  })

  test('draws another photo for another colour, view, width or recipe', async ({ folder }) => {
    const { asked, release, studio } = countingStudio()
    release()
    const store = photoStore({ folder, studio })
    await store.photo(smallPhoto)
    await store.photo({ ...smallPhoto, colours: ['#101010'] })
    await store.photo({ ...smallPhoto, view: '1' })
    await store.photo({ ...smallPhoto, width: 160 })
    await store.photo({ ...smallPhoto, recipe: { ...smallPhoto.recipe, profile: [0.1] } })
    expect(asked).toHaveLength(5)
  })

  test('refuses widths and views that are not on the ladder', async ({ folder }) => {
    const { asked, studio } = countingStudio()
    const store = photoStore({ folder, studio })
    for (const width of [0, 79, 81, 5000, Number.NaN]) expect(await store.photo({ ...smallPhoto, width })).toBeNull()
    for (const view of ['', '4', 'spin-36', '../../x']) expect(await store.photo({ ...smallPhoto, view })).toBeNull()
    expect(await store.still('hero', 801)).toBeNull()
    expect(await store.still('constructor', 800)).toBeNull()
    expect(asked).toEqual([])
  })

  test('keeps whole files only, and tries again after a failure', async ({ folder }) => {
    let fails = true
    const renderPhoto = async () => {
      if (fails) throw new Error('out of clay')
      return Buffer.from('picture')
    }
    const store = photoStore({ folder, studio: { renderPhoto, renderStill: renderPhoto } })
    await expect(store.photo(smallPhoto)).rejects.toThrow('out of clay')
    expect(await readdir(folder, { recursive: true })).toEqual([])
    fails = false
    expect(String(await store.photo(smallPhoto))).toBe('picture')
    const files = await readdir(folder, { recursive: true })
    expect(files.filter((file) => file.includes('.'))).toEqual([
      expect.stringMatching(/^[0-9a-f]{2}.[0-9a-f]{32}\.webp$/),
    ])
  })

  test('gives the photo even where it cannot be kept', async () => {
    const { release, studio } = countingStudio()
    release()
    expect(await photoStore({ folder: '/dev/null/photos', studio }).photo(smallPhoto)).not.toBeNull()
  })
})
