import type { ShopContext } from '../../context.ts'
import { messagePage } from './message.tsx'

/** There is nothing at this address. */
export const notFoundPage = (c: ShopContext): Promise<Response> =>
  messagePage(c, 404, c.get('t')('Shop.Error.NotFoundText'), c.get('t')('Shop.Error.NotFound'))
