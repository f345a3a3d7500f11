import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Recipe } from '../../demo/data/recipe.ts'
import type { PhotoJob } from '../../demo/photos/job.ts'

/** A mug with a handle, so that each side of it is different. */
export const mug: Recipe = { form: 'mug', material: 'ceramic', profile: [0.5, 0.5, 0.5, 0.5, 0.5, 0] }

/** A small photo of the mug, so that drawing it is cheap. */
export const smallPhoto: PhotoJob = { recipe: mug, colours: ['#27468c', '#f1efe8'], view: '0', width: 80 }

/** A studio that draws nothing, counts the requests, and answers when the test wants. */
export function countingStudio() {
  const asked: unknown[] = []
  let release: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const render = async (job: unknown) => {
    asked.push(job)
    await gate
    return Buffer.from(`picture ${asked.length}`)
  }
  return { asked, release, studio: { renderPhoto: render, renderStill: render } }
}

export const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-photos-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
