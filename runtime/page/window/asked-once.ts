import { here } from './history.ts'

/** The address whose modal was opened: moving a tag in the page, or a second one, does not open it again. */
let opened = ''

document.addEventListener('page:leave', () => {
  opened = ''
})

/** Whether the modal that the present address asks for has been opened in this load of the page. */
export const wasAskedOpened = (): boolean => opened === here().href

/** It is opened now. */
export const noteAskedOpened = (): void => {
  opened = here().href
}
