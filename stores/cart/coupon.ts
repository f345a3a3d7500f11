import { atom, readonlyType } from 'nanostores'
import { reloadPage } from '../../runtime/page/reload.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import { deleteCoupon, postCoupon } from './api.ts'
import { refreshShownCart } from './cart.ts'

/** A coupon code, and the shop's answer to it. `failed`: the call itself failed. */
export type Coupon =
  | { state: 'none' }
  | { state: 'sending' | 'accepted' | 'refused' | 'removed'; code: string }
  | { state: 'failed'; code: string; error: ShopError }

const $value = atom<Coupon>({ state: 'none' })

/** The coupon code that this page has sent last. */
export const $coupon = readonlyType($value)

/** Sends a code to the shop. Sends nothing for an empty code, or while another code is being sent (§5). */
export const applyCoupon = (typed: string): Promise<Coupon> =>
  settle(typed, async (code) => ((await postCoupon(code)) ? 'accepted' : 'refused'))

/** Removes the code from the cart. `typed` is the value of the field: if it is empty, nothing is sent (§5). */
export const removeCoupon = (typed: string): Promise<Coupon> =>
  settle(typed, async () => {
    await deleteCoupon()
    return 'removed'
  })

/** Sends a call and stores its outcome. Resolves to `none` when nothing was sent. */
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

/** Updates the amounts: a page that lists the cart fetches it again, any other page reloads (§8). */
export function showNewAmounts(): void {
  if (!refreshShownCart()) reloadPage('coupon')
}
