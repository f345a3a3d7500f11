import { useStore } from '@nanostores/react'
import { useEndBar } from '../../../runtime/consent/use-end-bar.ts'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { useHostEvent, usePageEvent, useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $understood, isUnderstood, understand } from '../../../stores/consent/cookie-law.ts'
import type { cookieLaw } from './definition.ts'

export function CookieLaw({ host, cookieName, emit, t }: ViewProps<typeof cookieLaw>) {
  useStore($understood)
  const isNeeded = !isUnderstood(cookieName)
  const isFirst = useIsFirst(host, isNeeded)
  const { part, parts, text } = useServerMarkup<typeof cookieLaw>()
  const hasText = text !== '' || part('text') !== undefined || parts('own').some((own) => own.text !== '')
  const renderAgain = useRenderAgain()
  useEndBar(host, t.label, isNeeded && isFirst)
  // Another tab may have set the cookie.
  usePageEvent(document, 'visibilitychange', () => document.hidden || renderAgain())

  useHostEvent('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('button, [type=submit]'))) return
    // A form around it is for browsers without JavaScript.
    event.preventDefault()
    understand(cookieName)
    emit('cookielaw:accept', {})
  })
  const accept = (
    <button type="button" data-part="accept">
      {t.accept}
    </button>
  )

  return (
    <ServerMarkup<typeof cookieLaw>
      parts={{
        text: hasText ? undefined : { [CREATED]: '', children: t.text },
        'accept-law': part('button') ? undefined : { [CREATED]: '', children: accept },
      }}
    />
  )
}
