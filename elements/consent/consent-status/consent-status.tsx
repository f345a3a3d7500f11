import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useIsFirst } from '../../../runtime/consent/use-is-first.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { intlCulture } from '../../../runtime/text/locale.ts'

import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  $consent,
  CATEGORIES,
  type ConsentSetting,
  openChoices,
  revokeConsent,
  summaryOf,
} from '../../../stores/consent/consent.ts'
import type { consentStatus } from './definition.ts'

type Props = ViewProps<typeof consentStatus>

export function ConsentStatus({ host, t }: Props) {
  const { setting } = useStore($consent)
  const change = useRef<HTMLButtonElement>(null)
  // If a page has more than one, only one is announced.
  const isFirst = useIsFirst(host)
  const state = setting ? summaryOf(setting) : 'undecided'

  const revoke = () => {
    // This button is about to be hidden. A banner takes the focus if there is one.
    change.current?.focus()
    revokeConsent()
  }
  const actions = (
    <>
      <button type="button" data-part="change" ref={change} onClick={() => openChoices(change.current ?? undefined)}>
        {t.change}
      </button>
      <button type="button" data-part="revoke" hidden={!setting} onClick={revoke}>
        {t.revoke}
      </button>
    </>
  )

  return (
    <ServerMarkup<typeof consentStatus>
      parts={{
        status: {
          [CREATED]: '',
          'data-state': state,
          role: isFirst ? 'status' : undefined,
          children: state === 'partial' ? t.partial({ categories: namesOf(setting, t) }) : t[state],
        },
        actions: { [CREATED]: '', children: actions },
      }}
    />
  )
}

/** The formatter takes some milliseconds to create, so it is created on demand. */
function namesOf(setting: ConsentSetting | undefined, t: Props['t']): string {
  const allowed = CATEGORIES.filter((category) => setting?.[category]).map((category) => t[category])
  return new Intl.ListFormat(intlCulture(settings().locale), { type: 'conjunction' }).format(allowed)
}
