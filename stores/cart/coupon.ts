import { atom, readonlyType } from 'nanostores'
import { reloadPage } from '../../runtime/page/reload.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { deleteCoupon, postCoupon } from './api.ts'
import { refreshShownCart } from './cart.ts'

/** A coupon code, and what the shop said to it. `failed`: the call itself failed. */
export type Coupon =
  | { state: 'none' }
  | { state: 'sending' | 'accepted' | 'refused' | 'removed'; code: string }
  | { state: 'failed'; code: string; error: ShopError }

const $value = atom<Coupon>({ state: 'none' })

/** The coupon code that was last sent from this page. */
export const $coupon = readonlyType($value)

/** Sends a code to the shop. An empty one, or one while another is on its way, sends nothing (§5). */
export const applyCoupon = (typed: string): Promise<Coupon> =>
  settle(typed, async (code) => ((await postCoupon(code)) ? 'accepted' : 'refused'))

/** Takes the code off the cart. `typed` is what the field holds: when it is empty nothing is sent (§5). */
export const removeCoupon = (typed: string): Promise<Coupon> =>
  settle(typed, async () => {
    await deleteCoupon()
    return 'removed'
  })

/** Sends a call and keeps what came of it. Resolves to `none` when nothing was sent. */
async function settle(
  typed: string,
  send: (code: string) => Promise<'accepted' | 'refused' | 'removed'>,
): Promise<Coupon> {
  const code = typed.trim()
  if (code === '' || $value.get().state === 'sending') return { state: 'none' }
  $value.set({ state: 'sending', code })
  try {
    $value.set({ state: await send(code), code })
  } catch (error) {
    $value.set({ state: 'failed', code, error: ShopError.of(error) })
  }
  return $value.get()
}

/** Shows the amounts as they now are: where the page lists the cart it is fetched again, any other page reloads (§8). */
export function showNewAmounts(): void {
  if (!refreshShownCart()) reloadPage('coupon')
}
