import { useEffect } from 'react'
import { warn } from '../../../runtime/page/warn.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerNodes } from '../../../runtime/view/slot.tsx'
import type { authenticatorQr } from './definition.ts'
import { QrCode } from './qr-code.tsx'

/** The server's HTML stays when there is no code. */
export function AuthenticatorQr({ uri, t }: ViewProps<typeof authenticatorQr>) {
  const address = uri.trim()
  const isAddress = /^otpauth:\/\//i.test(address)
  useEffect(() => {
    if (isAddress || address === '') return
    warn(
      '<authenticator-qr> has a `uri` that is no otpauth address.',
      'No authenticator app could read its code, so there is none.',
      'Write uri="otpauth://totp/…?secret=…".',
    )
  }, [isAddress, address])
  if (!isAddress) return <ServerNodes />
  return <QrCode text={address} label={t.label} failed={t.failed} />
}
