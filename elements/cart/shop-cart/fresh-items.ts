import { notify } from '../../../runtime/dialogs/notices.ts'
import { openSignIn } from '../../../runtime/dialogs/sign-in.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { REMOVAL } from './changes.ts'
import { removeRow, replaceItems } from './replace.ts'
import { itemOf, markBusy, rowsIn } from './rows.ts'

type Place = {
  host: HTMLElement
  signal: AbortSignal
  /** Where the items are had from. */
  address(): string
  /** The node before which they stand. */
  end: Element
  /** What a shopper is told when the shop fails. */
  words(): string
  /** The items have been put right, by fresh HTML or without. */
  drawn(): void
}

/** Asks the server for the items and puts them in; only the last of several calls counts. */
export function freshItems({ host, signal, address, end, words, drawn }: Place) {
  let isReplacing = false
  const load = latest((stop) => loadFragment(address(), 'shop-cart', { signal: stop, noCache: true }))
  signal.addEventListener('abort', load.abort)

  const replace = (work: () => void) => {
    isReplacing = true
    work()
    isReplacing = false
    drawn()
  }

  /** Without fresh HTML the old one is put right as far as it can be. */
  const tidy = () => {
    for (const row of rowsIn(host)) {
      markBusy(row, false)
      if (itemOf(row).quantity === REMOVAL) removeRow(host, row)
    }
  }

  return {
    /** True while fields come and go: Chromium sends `focusout` for them, which is no wish of the shopper's. */
    isReplacing: () => isReplacing,
    /** Drops an answer that is on its way. */
    drop: load.abort,
    /** Fetches the items. Never throws for what a call may come to. */
    async renew(): Promise<void> {
      try {
        const fragment = await load()
        if (fragment && !signal.aborted) replace(() => replaceItems(host, fragment, end))
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        tellNotLoaded(error, words())
        replace(tidy)
      }
    },
  }
}

/** No answer, or a page that is not there, is only logged (§8). */
function tellNotLoaded(error: ShopError, words: string): void {
  if (error.kind === 'unauthorized') openSignIn()
  else if (error.kind === 'server' || error.kind === 'unreadable') notify({ kind: 'error', text: words })
  else if (error.kind !== 'aborted') logOnly('The items of the cart could not be fetched.', error)
}
