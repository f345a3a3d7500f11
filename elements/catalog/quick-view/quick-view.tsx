import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { quickView } from './definition.ts'
import { closeAtEscape, ownEnding } from './rules.ts'

const productView = deferred('<quick-view>', () => import('./product-view.tsx'))

/** The code of the view is loaded at the first use, since a list has hundreds of toggles. */
export function QuickView({ host, src, open, emit, t }: ViewProps<typeof quickView>) {
  const { part, element } = useServerMarkup<typeof quickView>()
  const link = part('link')
  const isOpen = open && link !== undefined
  const [ending] = useState(ownEnding)
  const [isOpenAsSent] = useState(isOpen)
  const url = new URL(src || link?.attributes.href || '', document.baseURI).href
  const close = () => host.removeAttribute('open')
  const onLost = () => {
    close()
    visit(url)
  }
  const code = useDeferred(productView, isOpen, { onLost, isForAct: true })

  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current !== isOpen) emit('quickview:toggle', { open: isOpen, url })
    wasOpen.current = isOpen
  }, [isOpen, url, emit])
  useLayoutEffect(() => {
    const icon = element('icon')
    icon?.classList.toggle('eye', !isOpen)
    icon?.classList.toggle('eye-slash', isOpen)
  })

  const toggle = () => host.toggleAttribute('open')
  const toggleProps = {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `vt-quick${ending}` : undefined,
    onClick(event: MouseEvent) {
      if (!clickedOn(event, 'a')) return
      event.preventDefault()
      toggle()
    },
    onKeyDown(event: KeyboardEvent) {
      if (isOpen) closeAtEscape(event, close)
      if (event.key !== ' ') return
      // Without this the page would scroll.
      event.preventDefault()
      if (!event.repeat) toggle()
    },
  }
  return (
    <ServerMarkup<typeof quickView>
      parts={{
        link: ({ index }) => (index === 0 ? toggleProps : {}),
        icon: part('icon') ? {} : { 'aria-hidden': true },
      }}
    >
      {code && <code.ProductView {...{ host, url, isOpen, isOpenAsSent, ending, t, close }} label={link?.text ?? ''} />}
    </ServerMarkup>
  )
}
