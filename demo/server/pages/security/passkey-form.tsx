/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { relyingParty } from '../../shop/security/passkeys.ts'

/** Signing in by a passkey, with or without the password; the tag shows it if the browser supports passkeys. */
export function PasskeyForm({ c, returnUrl }: { c: ShopContext; returnUrl: string }) {
  if (!relyingParty(c)) return null
  return (
    <form method="post" action={pagePath(c, '/security/passkeys/use')} data-part="passkey" hidden>
      <input type="hidden" name="ReturnUrl" value={returnUrl} />
      <p>
        <button class="button" data-quiet type="submit">
          {c.get('t')('Pages.Passkeys.SignIn')}
        </button>
      </p>
    </form>
  )
}
