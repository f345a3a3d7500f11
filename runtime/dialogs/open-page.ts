import { visit } from '../navigation/visit.ts'
import { deferred } from '../page/deferred.ts'
import { logOnly } from '../page/warn.ts'
import type { ModalOptions, OpenModal } from './modal.ts'

export const modals = deferred('modals', () => import('./modal.ts'))

/** Shows a page of the shop in a modal. If the modal's code is not loaded in time, the browser opens the page. */
export async function openPage(options: ModalOptions & { url: string | URL }): Promise<OpenModal | undefined> {
  try {
    return (await modals.getForAct()).openModal(options)
  } catch (error) {
    logOnly(`${options.url} could not be shown in a modal; it is visited.`, error)
    visit(String(options.url))
    return undefined
  }
}
