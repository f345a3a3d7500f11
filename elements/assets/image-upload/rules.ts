import type { ImageSize } from '../../../runtime/uploads/image/image-file.ts'

/** How an image fits the crop size (§4): it is used unchanged, cropped, or refused. */
export type Fit = 'exact' | 'larger' | 'smaller'

/** Without a crop size, every image fits. */
export function fitOf({ width, height }: ImageSize, crop: ImageSize): Fit {
  if (crop.width <= 0 || crop.height <= 0) return 'exact'
  if (width < crop.width || height < crop.height) return 'smaller'
  return width === crop.width && height === crop.height ? 'exact' : 'larger'
}
