import type { ImageSize } from '../../../runtime/uploads/image/image-file.ts'

/** The box of the image, in pixels (§9). A narrow window makes it smaller. */
export const BOX = { width: 568, height: 400 }

/** The margin of the image that is visible around the selection, in pixels. */
const MARGIN = 24

/** All values are whole pixels, from the upper left corner of the image. */
export type Area = { x: number; y: number; width: number; height: number }

/** The selection is as large as fits in the box, in the ratio of the crop size (§5). */
export function viewportOf(crop: ImageSize, box: ImageSize): ImageSize {
  const scale = Math.min((box.width - 2 * MARGIN) / crop.width, (box.height - 2 * MARGIN) / crop.height)
  return { width: crop.width * scale, height: crop.height * scale }
}

export const boxIn = (width: number): ImageSize => {
  const scale = Math.min(1, width / BOX.width)
  return { width: Math.round(BOX.width * scale), height: Math.round(BOX.height * scale) }
}

/** Pixels on the screen: Croppie stops one step before an edge, so a near selection is moved to the edge. */
const SNAP = 2

/** The corners of a selection, moved to the near edges of the image; `width` is that of the selection on the screen. */
export function snapped(points: readonly number[], image: ImageSize, width: number): number[] {
  const [left = 0, top = 0, right = 0, bottom = 0] = points
  const near = (SNAP * (right - left)) / width
  const by = (start: number, end: number, size: number) => (start < near ? -start : size - end < near ? size - end : 0)
  const [x, y] = [by(left, right, image.width), by(top, bottom, image.height)]
  return [left + x, top + y, right + x, bottom + y]
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** The area is rounded, inside the image, in the ratio of the crop size and never smaller than it (§5). */
export function areaOf(points: readonly (string | number)[], image: ImageSize, crop: ImageSize): Area {
  const [left = 0, top = 0, right = 0] = points.map(Number)
  const widest = Math.min(image.width, Math.floor((image.height * crop.width) / crop.height))
  const width = within(Math.round(right - left), crop.width, Math.max(crop.width, widest))
  const height = within(
    Math.round((width * crop.height) / crop.width),
    crop.height,
    Math.max(crop.height, image.height),
  )
  return {
    x: within(Math.round(left), 0, Math.max(0, image.width - width)),
    y: within(Math.round(top), 0, Math.max(0, image.height - height)),
    width,
    height,
  }
}
