import sharp, { type Sharp } from 'sharp'
import { assertNoTrouble } from '../../../../http/troubles.ts'
import { mostFrames, mostPixels, thumbnailSide } from './limits.ts'

export type Picture = { width: number; height: number; bytes: number }

export type PictureProblem = 'Unreadable' | 'TooManyPixels' | 'TooManyFrames'

const jpegQuality = 88
const webpQuality = 85
const avifQuality = 62

const writers: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: jpegQuality }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: webpQuality }),
  'image/gif': (image) => image.gif(),
  'image/avif': (image) => image.avif({ quality: avifQuality, effort: 3 }),
}

const formats: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}

/**
 * Writes a picture again in its own format: upright, in sRGB, without metadata, and with a thumbnail. An animation
 * stays an animation.
 */
export async function rewritePicture(
  file: { from: string; to: string; thumbnail: string },
  mime: string,
): Promise<Picture | PictureProblem> {
  try {
    const facts = await sharp(file.from, { limitInputPixels: false }).metadata()
    const { width = 0, height = 0, pages = 1, format } = facts
    if (format !== formats[mime] || (mime === 'image/avif' && facts.compression !== 'av1')) return 'Unreadable'
    const isAnimated = pages > 1 && mime !== 'image/avif'
    if (isAnimated && pages > mostFrames) return 'TooManyFrames'
    if (width * height * (isAnimated ? pages : 1) > mostPixels) return 'TooManyPixels'
    const image = sharp(file.from, { limitInputPixels: mostPixels, animated: isAnimated })
    const upright = isAnimated ? image : image.autoOrient()
    const written = await writers[mime]?.(upright)?.toFile(file.to)
    if (!written) return 'Unreadable'
    await sharp(file.to)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: webpQuality })
      .toFile(file.thumbnail)
    return { width: written.width, height: written.pageHeight ?? written.height, bytes: written.size }
  } catch (error) {
    assertNoTrouble(error)
    return 'Unreadable'
  }
}
