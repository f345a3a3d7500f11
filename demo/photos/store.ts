import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoJob } from './job.ts'
import { renderPhoto, renderStill } from './pool.ts'
import { isStill, isView, PHOTO_VERSION, STILLS, type Still, stillHeight, WIDTHS } from './sizes.ts'

type Studio = { renderPhoto: typeof renderPhoto; renderStill: typeof renderStill }

/**
 * Returns each picture, and stores it when it is drawn for the first time. Both functions return null for an unknown
 * view, name or width.
 */
export type PhotoStore = {
  photo: (photo: PhotoJob) => Promise<Buffer | null>
  still: (name: string, width: number) => Promise<Buffer | null>
}

/**
 * The name of a file is a hash of all data of its appearance, so that a changed recipe is a new file. Parallel requests
 * for a picture wait for the same drawing.
 */
export function photoStore({
  folder,
  studio = { renderPhoto, renderStill },
}: {
  folder: string
  studio?: Studio
}): PhotoStore {
  const drawing = new Map<string, Promise<Buffer>>()

  function keep(key: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256')
      .update(JSON.stringify([PHOTO_VERSION, key]))
      .digest('hex')
      .slice(0, 32)
    const running = drawing.get(name)
    if (running) return running
    const path = join(folder, name.slice(0, 2), `${name}.webp`)
    const work = readFile(path)
      .catch(() => drawAndWrite(path, draw))
      .finally(() => drawing.delete(name))
    drawing.set(name, work)
    return work
  }

  return {
    async photo({ recipe, colours, view, width }) {
      if (!isView(view) || !WIDTHS.some((known) => known === width)) return null
      const { form, material, profile } = recipe
      const key = [form, material, profile, colours, view, width]
      return keep(key, () => studio.renderPhoto({ recipe: { form, material, profile }, colours, view, width }))
    },
    async still(name, width) {
      if (!isStill(name) || !hasWidth(name, width)) return null
      return keep([name, width, stillHeight(name, width)], () => studio.renderStill({ still: name, width }))
    },
  }
}

const hasWidth = (name: Still, width: number) => STILLS[name].widths.some((known) => known === width)

/** Writes a temporary file and renames it, so that a half picture is never read, even after a crash. */
async function drawAndWrite(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const picture = await draw()
  const beside = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}`
  try {
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(beside, picture)
    await rename(beside, path)
  } catch (error) {
    // On a full disk photos are still drawn, but not stored.
    console.warn(`The photo store could not keep ${path}: ${error instanceof Error ? error.message : error}`)
    await rm(beside, { force: true }).catch(() => {})
  }
  return picture
}
