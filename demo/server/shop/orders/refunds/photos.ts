import sharp from 'sharp'
import type { Db } from '../../../../data/schema.ts'

/** The most photos of a request, and the most bytes of each. */
export const mostPhotos = 4
export const largestPhoto = 5 * 1024 * 1024

/** The content of a file decides, not its name or type. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

/** Pixels, more than a camera has: a picture that would unpack to more is refused before it fills the memory. */
const MOST_PIXELS = 60_000_000

/** Pixels of the longest side of a stored photo, and its quality. */
const LONGEST_SIDE = 1600
const QUALITY = 80

export type RefundPhoto = { webp: Buffer; width: number; height: number }

export type PhotoProblem = { key: string; values: Record<string, string | number> }

/**
 * Reads the photos of a request: upright, no larger than needed, and without the camera's metadata, such as the
 * location.
 */
export async function readPhotos(files: File[]): Promise<RefundPhoto[] | PhotoProblem> {
  if (files.length > mostPhotos) return { key: 'Orders.Refund.TooManyPhotos', values: { count: mostPhotos } }
  const photos: RefundPhoto[] = []
  for (const file of files) {
    const name = file.name.slice(0, 80)
    if (file.size > largestPhoto)
      return { key: 'Orders.Refund.PhotoTooLarge', values: { name, megabytes: largestPhoto / 1024 / 1024 } }
    const photo = await readPhoto(Buffer.from(await file.arrayBuffer()))
    if (!photo) return { key: 'Orders.Refund.NoPhoto', values: { name } }
    photos.push(photo)
  }
  return photos
}

async function readPhoto(bytes: Buffer): Promise<RefundPhoto | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
    const { format } = await image.metadata()
    if (!FORMATS.has(format ?? '')) return undefined
    const { data, info } = await image
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    // An unreadable file is not a photo; the customer is asked for another one.
    return undefined
  }
}

/** A photo, for the customer of the order and for staff. */
export async function findPhoto(
  db: Db,
  id: string,
  viewer: { customerId: number; isStaff: boolean },
): Promise<Uint8Array | undefined> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) return undefined
  const row = await db
    .selectFrom('refund_photo')
    .innerJoin('refund_request', 'refund_request.id', 'refund_photo.request_id')
    .innerJoin('customer_order', 'customer_order.id', 'refund_request.order_id')
    .select('webp')
    .where('refund_photo.id', '=', id)
    .$if(!viewer.isStaff, (query) => query.where('customer_order.customer_id', '=', viewer.customerId))
    .executeTakeFirst()
  return row?.webp
}
