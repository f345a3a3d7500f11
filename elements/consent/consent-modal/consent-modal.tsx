import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useConsentAttributes } from '../../../runtime/consent/use-consent-attributes.ts'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { loadStrings } from '../../../runtime/text/strings.ts'
import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { $choosing, $consent, closeChoices, refreshConsent } from '../../../stores/consent/consent.ts'
import { consentModal as definition } from './definition.ts'

const loadChoices = async () => (await Promise.all([import('./choices.tsx'), loadStrings(definition.lateStrings)]))[0]

/** Waits until the choices are wanted, and fetches what renders them then. */
export function ConsentModal({ host, t, stamp, cookieName }: ViewProps<typeof definition>) {
  const choosing = useStore($choosing)
  useStore($consent)
  const isOpen = useIsFirst(host) && choosing.state === 'open'
  const code = useCode(isOpen, '<consent-modal>', loadChoices, closeChoices)
  useConsentAttributes({ host, stamp, cookieName }, refreshConsent)

  const trigger = choosing.state === 'open' ? choosing.trigger : undefined

  useEffect(() => {
    // What asked may have left with its page while the code was on its way.
    const now = $choosing.get()
    if (code && now.state === 'open' && now.trigger?.isConnected === false) closeChoices()
  }, [code])

  return code && <code.Choices host={host} t={t} isOpen={isOpen} trigger={trigger} />
}
