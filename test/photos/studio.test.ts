import { expect } from '@playwright/test'
import sharp from 'sharp'
import { forms, type Material, materials } from '../../demo/data/recipe.ts'
import { isView, STILLS, VIEWS } from '../../demo/photos/sizes.ts'
import { draw } from '../../demo/photos/worker.ts'
import { mug, smallPhoto, test } from './studio.ts'

/** The average difference between two pictures, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  )
  const bytes = [...(first as Buffer)]
  return bytes.reduce((sum, byte, index) => sum + Math.abs(byte - ((second as Buffer)[index] ?? 0)), 0) / bytes.length
}

test.describe('the photo studio', () => {
  test('draws the same photo each time', async () => {
    const [one, other] = [await draw(smallPhoto), await draw(smallPhoto)]
    expect(one.equals(other)).toBe(true)
  })

  test('draws a square WebP of the width asked for', async () => {
    const { format, width, height } = await sharp(await draw({ ...smallPhoto, width: 160 })).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 160, height: 160 })
  })

  test('shows another side in each view and each frame of the turntable', async () => {
    const views = [...VIEWS, 'spin-00', 'spin-09', 'spin-18', 'spin-27']
    const pictures = await Promise.all(views.map((view) => draw({ ...smallPhoto, view })))
    for (const [index, picture] of pictures.entries()) {
      for (const other of pictures.slice(index + 1)) expect(await difference(picture, other)).toBeGreaterThan(1)
    }
  })

  test('turns a piece without a handle visibly: its glaze is uneven', async () => {
    const vase = { ...smallPhoto, recipe: { ...mug, form: 'vase' as const }, width: 160 }
    const [one, other] = [await draw({ ...vase, view: 'spin-00' }), await draw({ ...vase, view: 'spin-18' })]
    expect(await difference(one, other)).toBeGreaterThan(0.4)
  })

  test('shows the colours of the variant', async () => {
    const red = await draw({ ...smallPhoto, colours: ['#a02020'] })
    const green = await draw({ ...smallPhoto, colours: ['#207020'] })
    expect(await difference(red, green)).toBeGreaterThan(5)
  })

  for (const form of forms) {
    test(`draws a ${form} of every material, with an odd profile too`, async () => {
      for (const material of materials satisfies readonly Material[]) {
        const blank = await sharp(
          await draw({ ...smallPhoto, recipe: { form, material, profile: [0, 1, 0, 1, 0, 1] } }),
        ).stats()
        const spread = blank.channels.map((channel) => channel.stdev)
        expect(Math.max(...spread), `${form} of ${material}`).toBeGreaterThan(4)
      }
      await draw({ ...smallPhoto, recipe: { form, material: 'ceramic', profile: [] }, colours: ['nonsense'] })
    })
  }

  test('knows its views and still lifes, and no others', async () => {
    expect(['0', '3', 'spin-00', 'spin-35'].every(isView)).toBe(true)
    expect(['', '4', 'spin-36', 'spin-1', '../0'].some(isView)).toBe(false)
    for (const still of Object.keys(STILLS)) await draw({ still, width: 80, height: 60 })
    await expect(draw({ still: 'nobody', width: 80, height: 60 })).rejects.toThrow('no still life')
  })
})
