/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html'
import { renderSVG } from 'uqr'
import type { Customer } from '../../../context.ts'
import { shopName } from '../../layout/head.tsx'
import { CodeField } from './code-field.tsx'
import { BackLink, StepForm, type StepProps } from './step.tsx'

/** The address that authenticator apps read from a link or a QR code. */
export function keyAddress(customer: Customer, key: string): string {
  const query = new URLSearchParams({ secret: key, issuer: shopName })
  return `otpauth://totp/${encodeURIComponent(`${shopName}:${customer.email}`)}?${query.toString().replaceAll('+', '%20')}`
}

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ')

export function AppStep({ c, customer, state, twoFactor }: StepProps) {
  const { t } = c.var
  const key = twoFactor.key ?? ''
  const address = keyAddress(customer, key)
  return (
    <>
      <p>{t('Pages.TwoFactor.Scan')}</p>
      <authenticator-qr uri={address}>
        <div class="qr-code" role="img" aria-label={t('Pages.TwoFactor.QrCode')}>
          {raw(renderSVG(address, { ecc: 'M', border: 3 }))}
        </div>
      </authenticator-qr>
      <p>
        <strong>{t('Pages.TwoFactor.Key')}</strong>
        <br />
        <code id="two-factor-key">{inFours(key)}</code>{' '}
        <copy-button text={key}>
          <button class="button" data-quiet data-small type="button">
            {t('Pages.TwoFactor.Copy')}
          </button>
        </copy-button>
      </p>
      <p>
        <a href={address}>{t('Pages.TwoFactor.OpenApp')}</a>
      </p>
      <StepForm c={c} state={state} step="Confirm" label={t('Pages.TwoFactor.Confirm')}>
        <CodeField c={c} state={state} part="two-factor" />
      </StepForm>
      <BackLink c={c} step="choose" />
    </>
  )
}
