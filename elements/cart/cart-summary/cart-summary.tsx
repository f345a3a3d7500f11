import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { Slot, type ViewProps } from '../../../runtime/element/register.tsx'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { ServerHtml } from '../../../runtime/ui/html.tsx'
import { $cart, refreshCart } from '../../../stores/cart/cart.ts'
import type { cartSummary } from './definition.ts'

/** The link, with what the shop said last; until it said something, with what the server printed. */
export function CartSummary({ tax, href, count, amount, t }: ViewProps<typeof cartSummary>) {
  const { summary, pending, state } = useStore($cart)
  const known = summary?.itemsCount ?? count
  const pieces = known === undefined ? undefined : Math.max(0, known + pending)
  const html = tax === 'incl' ? summary?.amountTaxInclHtml : summary?.amountTaxExclHtml
  const items = pieces === undefined ? '' : t.items({ count: pieces })
  const news = useNews(items, state !== 'changing' && state !== 'loading')

  useEffect(() => {
    if (count === undefined && $cart.get().state === 'unknown') refreshCart()
  }, [count])

  return (
    <>
      <a href={href || cultureUrl('shoppingcarts')}>
        <Slot name="icon" />
        <span data-part="label">{t.label}</span>{' '}
        {pieces !== undefined && (
          <span data-part="count" aria-hidden="true">
            {pieces}
          </span>
        )}{' '}
        <span className="vt-hidden">{items}</span>{' '}
        <span data-part="amount">{html === undefined ? <span>{amount}</span> : <ServerHtml html={html} />}</span>
      </a>
      <span className="vt-hidden" data-part="status" role="status">
        {news}
      </span>
    </>
  )
}

/** The text once it differs from the first one: a page that opens has no news. */
function useNews(text: string, isSettled: boolean): string {
  const last = useRef('')
  const [news, tell] = useState('')
  useEffect(() => {
    if (!isSettled || text === '' || text === last.current) return
    if (last.current !== '') tell(text)
    last.current = text
  }, [text, isSettled])
  return news
}
