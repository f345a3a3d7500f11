import { useEndBar } from '../../../runtime/consent/use-end-bar.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { stickyBuy } from './definition.ts'
import { formOf, ownButtonOf } from './own-button.ts'
import { useIsTyping, useOwnButton } from './use-own-button.ts'

/** In a lower window, such as that of an enlarged page, the bar would cover too much. */
const HIGH_ENOUGH = '(height >= 30rem)'

/**
 * The button is the form's own by its attribute `form`, so that the form alone has the rules of the purchase. All that
 * the bar knows of the product is the state of the form's button.
 */
export function StickyBuy({ host, for: id, media, t }: ViewProps<typeof stickyBuy>) {
  const own = useOwnButton(host, id)
  const isTyping = useIsTyping(host)
  const isNarrow = useMediaQuery(media || `(width <= ${settings().breakpoints.md}px)`)
  const isHigh = useMediaQuery(HIGH_ENOUGH)
  const isOpen = own !== undefined && !own.isSeen && !isTyping && isNarrow && isHigh
  useEndBar(host, t.label, isOpen)

  // The reason is beside the form's button, which would be out of sight.
  usePageEvent(document, 'cart:refused', ({ target }) => {
    const form = formOf(host, id)
    const button = form && ownButtonOf(host, form)
    if (!isOpen || !button || !(target instanceof Element) || !target.contains(button)) return
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'center' })
  })

  return (
    <ServerMarkup<typeof stickyBuy>
      parts={{
        button: {
          disabled: own?.isDisabled,
          // The form's button says why nothing can be bought.
          children: own?.isDisabled ? own.text : undefined,
        },
      }}
    />
  )
}
