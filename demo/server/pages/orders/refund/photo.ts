import type { Customer, ShopContext } from '../../../context.ts'
import { findPhoto } from '../../../shop/orders/refunds/photos.ts'
import { notFoundPage } from '../../plain/not-found.ts'

/** A photo of a refund, for the customer who sent it and for staff; 404 for all others. */
export async function refundPhoto(c: ShopContext, customer: Customer, id: string): Promise<Response> {
  const webp = await findPhoto(c.get('db'), id, { customerId: customer.id, isStaff: customer.role === 'staff' })
  if (!webp) return notFoundPage(c)
  return c.body(new Uint8Array(webp), 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'private, max-age=3600',
    'Content-Disposition': 'inline; filename="photo.webp"',
  })
}
