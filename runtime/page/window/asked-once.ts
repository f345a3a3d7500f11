import { here } from './history.ts'
import { IN_BROWSER } from './in-browser.ts'

/** A tag that is moved in the page, or a second tag, does not open the modal of this address again. */
let opened = ''

if (IN_BROWSER)
  document.addEventListener('page:leave', () => {
    opened = ''
  })

/** Whether the modal of the present address has been opened since the page was loaded. */
export const wasAskedOpened = (): boolean => opened === here().href

export const noteAskedOpened = (): void => {
  opened = here().href
}
