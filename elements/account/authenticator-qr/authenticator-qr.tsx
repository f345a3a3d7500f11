import './authenticator-qr.css'
import { useEffect } from 'react'
import { warn } from '../../../runtime/page/warn.ts'
import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerNodes } from '../../../runtime/view/slot.tsx'
import type { authenticatorQr } from './definition.ts'

/** Few pages show a code: what renders it is fetched with the first one. */
const loadCode = () => import('./qr-code.tsx')

/** Renders the code in the place of the server's HTML, which stays when there is no code. */
export function AuthenticatorQr({ uri, t }: ViewProps<typeof authenticatorQr>) {
  const address = uri.trim()
  const isAddress = /^otpauth:\/\//i.test(address)
  const code = useCode(isAddress, '<authenticator-qr>', loadCode)
  useEffect(() => {
    if (isAddress || address === '') return
    warn(
      '<authenticator-qr> has a `uri` that is no otpauth address.',
      'No authenticator app could read its code, so there is none.',
      'Write uri="otpauth://totp/…?secret=…".',
    )
  }, [isAddress, address])
  if (!isAddress || !code) return <ServerNodes />
  return <code.QrCode text={address} label={t.label} failed={t.failed} />
}
