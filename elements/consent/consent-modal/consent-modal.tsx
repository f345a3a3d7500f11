import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useConsentAttributes } from '../../../runtime/consent/use-consent-attributes.ts'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $choosing, $consent, closeChoices, followQuestion } from '../../../stores/consent/consent.ts'
import type { consentModal } from './definition.ts'

const choices = deferred('<consent-modal>', () => import('./choices.tsx'))

/** The code that renders the choices is loaded at the first request. */
export function ConsentModal({ host, t, stamp, cookieName }: ViewProps<typeof consentModal>) {
  const choosing = useStore($choosing)
  useStore($consent)
  const isOpen = useIsFirst(host) && choosing.state === 'open'
  const code = useDeferred(choices, isOpen, { onLost: closeChoices, isForAct: true })
  useConsentAttributes({ host, stamp, cookieName }, followQuestion)

  const trigger = choosing.state === 'open' ? choosing.trigger : undefined

  useEffect(() => {
    // The tag may have been removed with its page while the code was loading.
    const now = $choosing.get()
    if (code && now.state === 'open' && now.trigger?.isConnected === false) closeChoices()
  }, [code])

  return code && <code.Choices host={host} t={t} isOpen={isOpen} trigger={trigger} />
}
