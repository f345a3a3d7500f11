import type { ShopContext } from '../../context.ts'
import { messagePage } from './message.tsx'

export const notFoundPage = (c: ShopContext): Promise<Response> =>
  messagePage(c, 404, c.get('t')('Shop.Error.NotFoundText'), c.get('t')('Shop.Error.NotFound'))
