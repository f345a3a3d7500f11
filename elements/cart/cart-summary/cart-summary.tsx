import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { parseHtml } from '../../../runtime/page/html.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { ServerHtml } from '../../../runtime/ui/html.tsx'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { Slot } from '../../../runtime/view/slot.tsx'
import { $cart, type Cart, isCartAnnounced, refreshCart } from '../../../stores/cart/cart.ts'
import type { cartSummary } from './definition.ts'
import { missedChange } from './wanted.ts'

type Props = ViewProps<typeof cartSummary>

/** Before the shop's first answer, the link shows the amounts that the server printed. */
export function CartSummary({ tax, href, count, amount, t }: Props) {
  const cart = useStore($cart)
  const known = cart.summary?.itemsCount ?? count
  const units = known === undefined ? undefined : Math.max(0, known + cart.pending)
  const items = units === undefined ? '' : t.items({ count: units })
  const html = amountOf(cart, tax)
  const printed = count === undefined ? '' : t.items({ count })
  const news = useNews(items, cart.state !== 'changing' && cart.state !== 'loading', printed)
  useTruth(tax, count, amount)

  return (
    <>
      <a href={href || cultureUrl('shoppingcarts')}>
        <Slot name="icon" />
        <span data-part="label">{t.label}</span>
        {/* With its space: Chromium would not show the one before the amount when the count is added later. */}
        {units !== undefined && (
          <>
            {' '}
            <span data-part="count" aria-hidden="true">
              {units}
            </span>
          </>
        )}
        <span className="vt-hidden">{` ${items}`}</span>{' '}
        <span data-part="amount">{html === undefined ? amount : <ServerHtml html={html} />}</span>
      </a>
      <span className="vt-hidden" data-part="status" role="status">
        {news}
      </span>
    </>
  )
}

const amountOf = ({ summary }: Cart, tax: Props['tax']) =>
  tax === 'incl' ? summary?.amountTaxInclHtml : summary?.amountTaxExclHtml

/**
 * The text to announce: empty until it differs from the first text, and when another tag has announced the change. The
 * first text is `printed`, that of the server, if the cart has changed since.
 */
function useNews(text: string, isSettled: boolean, printed: string): string {
  const [news, setNews] = useState('')
  const [first] = useState(() => (missedChange() ? printed : ''))
  const last = useRef(first)
  useEffect(() => {
    if (!isSettled || text === '' || text === last.current) return
    if (last.current !== '' && !isCartAnnounced()) setNews(text)
    last.current = text
  }, [text, isSettled])
  return news
}

/** Asks the shop when the server printed no amounts, or when a newer page contradicts the last answer. */
function useTruth(tax: Props['tax'], count: Props['count'], amount: string): void {
  const printed = useRef<{ count: Props['count']; amount: string }>(undefined)
  useEffect(() => {
    const before = printed.current
    printed.current = { count, amount }
    const cart = $cart.get()
    const isNewer = before && (before.count !== count || before.amount !== amount)
    if (!before && count === undefined && cart.state === 'unknown') refreshCart()
    else if (isNewer && isContradicted(cart, amountOf(cart, tax), count, amount)) refreshCart()
  }, [tax, count, amount])
}

/** True when the server's page contradicts the shop's last answer: the cart may have changed in another tab. */
function isContradicted({ summary, state }: Cart, html = '', count: Props['count'], amount: string): boolean {
  if (!summary || state === 'changing' || count === undefined) return false
  const shown = parseHtml(html).textContent ?? ''
  return count !== summary.itemsCount || (amount !== '' && plain(amount) !== plain(shown))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
