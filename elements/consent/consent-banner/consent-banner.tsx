import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { useConsentAttributes } from '../../../runtime/consent/use-consent-attributes.ts'
import { useEndBar } from '../../../runtime/consent/use-end-bar.ts'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $consent, acceptAll, declineAll, followQuestion, openChoices } from '../../../stores/consent/consent.ts'
import type { consentBanner } from './definition.ts'

/** The banner takes no focus, and no key decides. */
export function ConsentBanner({ host, t, stamp, cookieName }: ViewProps<typeof consentBanner>) {
  const { state } = useStore($consent)
  const isOpen = useIsFirst(host) && state === 'undecided'
  const { part, parts, text } = useServerMarkup<typeof consentBanner>()
  const hasOwnText = text !== '' || parts('own').some((own) => own.text !== '')
  useConsentAttributes({ host, stamp, cookieName }, followQuestion)
  useEndBar(host, t.heading, isOpen)
  useFocusAfterRevoke(host, isOpen, state)

  const actions = (
    <>
      <button type="button" data-part="accept" onClick={acceptAll}>
        {t.accept}
      </button>
      <button type="button" data-part="decline" onClick={declineAll}>
        {t.decline}
      </button>
      <button type="button" data-part="choose" onClick={(event) => openChoices(event.currentTarget)}>
        {t.choose}
      </button>
    </>
  )
  return (
    <ServerMarkup<typeof consentBanner>
      parts={{
        heading: part('heading') ? undefined : { [CREATED]: '', children: t.heading },
        text: part('text') ? undefined : { [CREATED]: '', hidden: hasOwnText, children: t.text },
        actions: { [CREATED]: '', children: actions },
      }}
    />
  )
}

/** After a withdrawal the banner asks again, and takes the focus since the visitor is active. */
function useFocusAfterRevoke(host: HTMLElement, isOpen: boolean, state: 'decided' | 'undecided'): void {
  const before = useRef(state)
  useEffect(() => {
    if (isOpen && before.current === 'decided' && document.hasFocus()) host.focus({ preventScroll: true })
    before.current = state
  }, [host, isOpen, state])
}
