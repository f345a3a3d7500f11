import type { ShopContext } from '../../context.ts'
import { messagePage } from './message.tsx'

/** The page of an internal error. It does not reveal the cause. */
export const errorPage = (c: ShopContext): Promise<Response> =>
  messagePage(c, 500, c.get('t')('Shop.Error.BrokenText'), c.get('t')('Shop.Error.Broken'))
