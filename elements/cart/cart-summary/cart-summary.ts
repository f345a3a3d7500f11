import { html, nothing, render } from 'lit-html'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import { parseHtml, setHtml } from '../../../runtime/page/html.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { $cart, type Cart, refreshCart } from '../../../stores/cart/cart.ts'
import type { cartSummary } from './definition.ts'

type Summary = Connected<typeof cartSummary>

/** What the link says: pieces with the changes under way, `undefined` while nobody knows; `items` with their noun. */
type Words = { pieces: number | undefined; items: string; amountHtml: string | undefined }

/** The link, with what the shop said last; until it said something, with what the server printed. */
export function connectSummary({ host, attributes, t, signal, onChange }: Summary): () => void {
  const content = ServerContent.until(signal, host)
  const showAmount = amountWriter(content.root)
  const tellNews = newsTeller(content.root)

  const draw = () => {
    const cart = $cart.get()
    const words = wordsOf(cart, attributes, t)
    render(drawLink(words.pieces, words.items, content.slotted('icon'), attributes, t), content.root)
    showAmount(words.amountHtml, attributes.amount)
    content.take()
    tellNews(words.items, cart.state !== 'changing' && cart.state !== 'loading')
  }

  draw()
  if (attributes.count === undefined && $cart.get().state === 'unknown') refreshCart()
  const stopArrivals = content.onArrival(draw)
  const stopCart = $cart.listen(draw)
  onChange((name) => {
    draw()
    if ((name === 'count' || name === 'amount') && isContradicted($cart.get(), attributes)) refreshCart()
  })
  return () => {
    stopArrivals()
    stopCart()
  }
}

function wordsOf({ summary, pending }: Cart, { tax, count }: Summary['attributes'], t: Summary['t']): Words {
  const known = summary?.itemsCount ?? count
  const pieces = known === undefined ? undefined : Math.max(0, known + pending)
  return {
    pieces,
    items: pieces === undefined ? '' : t.items({ count: pieces }),
    amountHtml: amountOf(summary, tax),
  }
}

const amountOf = (summary: Cart['summary'], tax: 'incl' | 'excl') =>
  tax === 'incl' ? summary?.amountTaxInclHtml : summary?.amountTaxExclHtml

/** Texts are set as properties: a translator may have put its own nodes in their place. */
const drawLink = (
  pieces: Words['pieces'],
  items: string,
  icon: readonly Element[],
  { href }: Summary['attributes'],
  t: Summary['t'],
) =>
  html`<a href=${href || cultureUrl('shoppingcarts')}><span data-vt-slot="icon">${icon}</span
    ><span data-part="label" .textContent=${t.label}></span> ${
      pieces === undefined
        ? nothing
        : html`<span data-part="count" aria-hidden="true" .textContent=${String(pieces)}></span>`
    } <span class="vt-hidden" .textContent=${items}></span> <span data-part="amount"></span></a
  ><span class="vt-hidden" data-part="status" role="status"></span>`

/** Puts the amount into its place: HTML of the shop, or the server's text. What has not changed stays. */
function amountWriter(root: HTMLElement) {
  let last: string | undefined
  return (amountHtml: string | undefined, text: string) => {
    const present = `${amountHtml === undefined}${amountHtml ?? text}`
    const place = root.querySelector('[data-part=amount]')
    if (!place || present === last) return
    last = present
    if (amountHtml === undefined) place.textContent = text
    else setHtml(place, amountHtml)
  }
}

/** Tells the text once it differs from the first one: a page that opens has no news. */
function newsTeller(root: HTMLElement) {
  let last = ''
  return (text: string, isSettled: boolean) => {
    if (!isSettled || text === '' || text === last) return
    const status = root.querySelector('[data-part=status]')
    if (last !== '' && status) status.textContent = text
    last = text
  }
}

/** True when a newer page of the server knows another cart than the shop's last answer: it may have changed elsewhere. */
function isContradicted({ summary, state }: Cart, { tax, count, amount }: Summary['attributes']): boolean {
  if (!summary || state === 'changing' || count === undefined) return false
  const shown = parseHtml(amountOf(summary, tax) ?? '').textContent ?? ''
  return count !== summary.itemsCount || (amount !== '' && plain(amount) !== plain(shown))
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
