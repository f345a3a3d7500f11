import { visit } from '../navigation/visit.ts'
import { signInUrl } from '../page/paths.ts'
import { settings } from '../page/settings.ts'
import { here } from '../page/window/history.ts'
import { openPage } from './open-page.ts'

/** Opens the sign-in page in a modal or by a visit, as the settings say (§8, 401). */
export async function openSignIn(returnUrl = here().pathname + here().search): Promise<void> {
  if (settings().loginMode !== 'modal') visit(signInUrl(returnUrl))
  else await openPage({ url: signInUrl(returnUrl) })
}
