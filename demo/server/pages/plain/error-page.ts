import type { ShopContext } from '../../context.ts'
import { messagePage } from './message.tsx'

/** Something broke on our side. Says nothing of what. */
export const errorPage = (c: ShopContext): Promise<Response> =>
  messagePage(c, 500, c.get('t')('Shop.Error.BrokenText'), c.get('t')('Shop.Error.Broken'))
