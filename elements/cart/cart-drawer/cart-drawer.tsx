import { useEffect, useReducer, useRef, useState } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { setHtml } from '../../../runtime/page/html.ts'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { onceOnline } from '../../../runtime/request/once-online.ts'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { additionsFor } from '../../../stores/cart/reactions/additions.ts'
import type { cartDrawer } from './definition.ts'

type Tag = typeof cartDrawer

const onAddition = additionsFor('cart-drawer', { listening: 'cart-drawer:not([opens=link])' })

export function CartDrawer({ src, opens, host, emit, t }: ViewProps<Tag>) {
  const { element } = useServerMarkup<Tag>()
  const [shown, setShown] = useState<{ added: string; trigger: Element | undefined }>()
  const link = element('link')

  const open = (added: string, trigger?: Element) => {
    setShown({ added, trigger })
    emit('drawer:open', {})
  }
  const close = () => {
    setShown(undefined)
    emit('drawer:close', {})
  }

  const latest = useLatest(open)
  useEffect(() => (opens === 'link' ? undefined : onAddition((name) => latest.current(name))), [opens, latest])

  useHostEvent<MouseEvent>('click', (event) => {
    const clicked = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    if (!clicked || !host.contains(clicked) || opens === 'addition' || isHere(clicked)) return
    event.preventDefault()
    open('', clicked)
  })

  return (
    <>
      <ServerMarkup<Tag> parts={{ link: opens === 'addition' ? {} : { 'aria-haspopup': 'dialog' } }} />
      <Dialog
        isOpen={shown !== undefined}
        heading={t.heading}
        size="drawer"
        host={document.body}
        trigger={shown?.trigger}
        onClose={close}
      >
        <p data-part="added" role="status">
          {shown?.added && t.added({ name: shown.added })}
        </p>
        <Items src={src || cultureUrl('widget/shoppingcartitems')} loading={t.loading} failed={t.failed} />
        <p data-part="actions">
          <a data-part="basket" href={link?.href ?? cultureUrl('shoppingcarts')} onClick={close}>
            {t.goToBasket}
          </a>
        </p>
      </Dialog>
    </>
  )
}

/** A link to the current page opens the cart page instead of the drawer. */
const isHere = ({ pathname, origin }: HTMLAnchorElement) => origin === location.origin && pathname === here().pathname

/** The items are fetched each time that the drawer opens. */
function Items({ src, loading, failed }: { src: string; loading: string; failed: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState(loading)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` repeats the request
  useEffect(() => {
    const mine = new AbortController()
    setStatus(loading)
    loadFragment(src, 'drawer', { signal: mine.signal, noCache: true }).then(
      (items) => {
        if (mine.signal.aborted || !place.current) return
        const cart = document.createElement('shop-cart')
        cart.setAttribute('src', src)
        cart.append(items)
        const content = document.createDocumentFragment()
        content.append(cart)
        setHtml(place.current, content)
        setStatus('')
      },
      (error: unknown) => {
        if (mine.signal.aborted) return
        setStatus(failed)
        onceOnline(error, retry, mine.signal)
      },
    )
    return () => mine.abort()
  }, [src, loading, failed, attempt])
  return (
    <>
      <p data-part="loading" role="status">
        {status}
      </p>
      <div data-part="items" ref={place} />
    </>
  )
}
