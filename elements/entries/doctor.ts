import { contracts, stores } from 'virtual:doctor'
import { isDevelopmentHost } from '../../runtime/element/doctor/host.ts'
import { deferred } from '../../runtime/page/deferred.ts'
import { warn } from '../../runtime/page/warn.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'

/** A module of its own: where the page does not allow lit-html, its import fails as a whole. */
const panel = deferred('the panel of the doctor', () => import('../../runtime/element/doctor/doctor.ts'))

const reportLoss = (cause: unknown) =>
  warn(
    'The code of the doctor could not be loaded.',
    'It is not shown.',
    'If the policy of the page has trusted-types, add lit-html to it; else copy all files of the library.',
    cause,
  )

/**
 * Opens the overlay for developers, on any host. The module of `/vitrine/doctor.js` calls it when it is imported first;
 * after the overlay was closed, this function opens it again.
 */
export async function open(): Promise<void> {
  if (!IN_BROWSER) return
  const code = await panel.get().catch(reportLoss)
  await code?.openDoctor(contracts, stores)
}

/** `?vitrine-doctor` does nothing on a public host. */
export const openOnDevelopmentHost = async (): Promise<void> => {
  if (isDevelopmentHost(location.hostname)) await open()
}
