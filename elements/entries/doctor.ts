import { contracts, stores } from 'virtual:doctor'
import { openDoctor } from '../../runtime/element/doctor/doctor.ts'
import { isDevelopmentHost } from '../../runtime/element/doctor/host.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'

/**
 * Opens the overlay for developers: `import('/vitrine/doctor.js')` does it on any host, and `?vitrine-doctor` on a
 * development host.
 */
export const open = (): void => {
  if (IN_BROWSER) openDoctor(contracts, stores)
}

/** `?vitrine-doctor` does nothing on a public host. */
export const openOnDevelopmentHost = (): void => {
  if (isDevelopmentHost(location.hostname)) open()
}
