import { useEffect, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { openSignIn } from '../../../runtime/dialogs/sign-in.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'

type Options = {
  src: string
  /** The message for the shopper when the shop fails. */
  failed: string
  /** True while the page has no items to show: then each failure has the message. */
  isNeeded: boolean
  received(items: DocumentFragment): void
  /** The items could not be loaded. */
  missed(): void
}

/** Fetches the items of the cart; only the last of multiple calls has an effect. A failed request does not throw. */
export function useFreshItems(options: Options): { fetchItems(): Promise<void>; drop(): void } {
  const newest = useLatest(options)
  const [fresh] = useState(() => {
    const load = latest((signal) => loadFragment(newest.current.src, 'shop-cart', { signal, noCache: true }))
    const fetchItems = async () => {
      try {
        const items = await load()
        if (items) newest.current.received(items)
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        report(error, newest.current)
        newest.current.missed()
        load.onceOnline(error, fetchItems)
      }
    }
    return { fetchItems, drop: load.abort }
  })
  useEffect(() => fresh.drop, [fresh])
  return fresh
}

/** No response, or a missing page, is only logged where the page has items (§8). */
function report(error: ShopError, { failed, isNeeded }: Options): void {
  if (error.kind === 'unauthorized') openSignIn()
  else if (error.kind === 'server' || error.kind === 'unreadable' || (isNeeded && error.kind !== 'aborted'))
    notify({ kind: 'error', text: failed })
  else if (error.kind !== 'aborted') logOnly('The items of the cart could not be fetched.', error)
}
