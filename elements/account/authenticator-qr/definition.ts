import { text } from '../../../runtime/element/attributes.ts'
import { defineElement } from '../../../runtime/element/define.ts'

/** `<authenticator-qr>`: the address of an authenticator app as a QR code (§2, account). */
export const authenticatorQr = defineElement({
  tag: 'authenticator-qr',
  summary: 'Shows an `otpauth` address as a QR code that an authenticator app can scan.',
  mount: 'replace',
  load: 'visible',
  together: 'account',
  attributes: {
    uri: text('The address, such as `otpauth://totp/Shop:name?secret=…`. It never leaves the page.'),
  },
  parts: { code: 'The code, as SVG.', failed: 'Says that there is no code for the address.' },
  strings: { label: 'authenticator-qr.Code', failed: 'authenticator-qr.Failed' },
})
