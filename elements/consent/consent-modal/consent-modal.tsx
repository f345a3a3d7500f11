import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import { useConsentAttributes } from '../../../runtime/consent/use-consent-attributes.ts'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $choosing, $consent, closeChoices, refreshConsent } from '../../../stores/consent/consent.ts'
import type { ChoicesProps } from './choices.tsx'
import type { consentModal } from './definition.ts'

/** Waits until the choices are wanted, and fetches what renders them then. */
export function ConsentModal({ host, t, stamp, cookieName }: ViewProps<typeof consentModal>) {
  const choosing = useStore($choosing)
  useStore($consent)
  const isOpen = useIsFirst(host) && choosing.state === 'open'
  const [Choices, setChoices] = useState<ComponentType<ChoicesProps>>()
  useConsentAttributes({ host, stamp, cookieName }, refreshConsent)

  useEffect(() => {
    if (!isOpen || Choices) return
    arrive('<consent-modal>', import('./choices.tsx')).then(
      (code) => {
        setChoices(() => code.Choices)
        // What asked may have left with its page while the code was on its way.
        const now = $choosing.get()
        if (now.state === 'open' && now.trigger?.isConnected === false) closeChoices()
      },
      (error) => {
        logOnly('The choices of consent could not be shown.', error)
        closeChoices()
      },
    )
  }, [isOpen, Choices])

  const trigger = choosing.state === 'open' ? choosing.trigger : undefined
  return Choices && <Choices host={host} t={t} isOpen={isOpen} trigger={trigger} />
}
