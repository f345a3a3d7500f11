/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { homePath, stepPage } from './step.tsx'

/** Last step: the recovery codes. No other answer contains them. */
export function recoveryCodesPage(c: ShopContext, codes: string[]): Promise<Response> {
  const { t } = c.var
  const children = (
    <>
      <p>{t('Pages.TwoFactor.CodesText')}</p>
      <ol class="recovery-codes">
        {codes.map((code) => (
          <li>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <copy-button text={codes.join('\n')}>
        <button class="button" data-quiet type="button">
          {t('Pages.TwoFactor.CopyCodes')}
        </button>
      </copy-button>
      <p class="form-actions">
        <a class="button" data-part="done" href={homePath(c)}>
          {t('Pages.TwoFactor.Kept')}
        </a>
      </p>
    </>
  )
  return stepPage(c, { title: t('Pages.TwoFactor.CodesTitle'), children })
}
