import { atom, readonlyType } from 'nanostores'
import { topDialog } from '../../runtime/dialogs/stack.ts'
import { readCookies, writeCookie } from '../../runtime/page/cookies.ts'
import { isConsentAsked } from '../consent/asked.ts'

/** The one cookie of banners and modals, a JSON list (§3). */
export const POPUP_COOKIE = 'notShow'

/** Hours for which it is stored (§9). */
export const POPUP_HOURS = 9999

/** The most entries in a cookie; the oldest are dropped first. */
const MOST = 40

/** A dismissed popup with its end, which is '' if it has none. */
type NotShown = { id: string; datetime: string }

const isNotShown = (value: Partial<NotShown> | null): value is NotShown =>
  typeof value?.id === 'string' && typeof value.datetime === 'string'

const $ids = atom<readonly string[]>([])
const $shown = atom<object | undefined>()

/** The popups that were dismissed in this page, even if the browser refused the cookie. */
export const $dismissed = readonlyType($ids)

/** The popup that is shown: never two at once. */
export const $shownPopup = readonlyType($shown)

/** The entries of all cookies of the name: one of an older path must not restore a popup that was dismissed since. */
const readList = (): NotShown[] => [
  ...new Map(
    readCookies(POPUP_COOKIE)
      .flatMap(listOf)
      .map((each) => [each.id, each]),
  ).values(),
]

function listOf(text: string): NotShown[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isNotShown) : []
  } catch {
    // An invalid cookie, or another site's cookie of that name, has no entries.
    return []
  }
}

/** Whether a popup has expired (§3). An invalid date never expires. */
export const isOver = (endDatetime: string): boolean => Date.parse(endDatetime) <= Date.now()

/** Whether a popup was dismissed, here or on an earlier page (§4). */
export const isDismissed = (id: string): boolean => $ids.get().includes(id) || readList().some((each) => each.id === id)

/** Whether a popup may be shown at all. */
export const isPopupWanted = (id: string, endDatetime: string): boolean => !isDismissed(id) && !isOver(endDatetime)

/** Stores that a popup was dismissed (§4); expired ones are dropped. */
export function dismissPopup(id: string, endDatetime: string): void {
  const others = readList().filter((each) => each.id !== id && !isOver(each.datetime))
  const list = [...others, { id, datetime: endDatetime }].slice(-MOST)
  writeCookie(POPUP_COOKIE, JSON.stringify(list), POPUP_HOURS)
  $ids.set([...$ids.get(), id])
}

/** Whether a popup would cover a question to the shopper: that for consent, or a dialog of the page. */
export const isQuestionOpen = (): boolean => isConsentAsked() || topDialog() !== undefined

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a modal would cover such a question, or take the focus from a field. */
export const isShopperBusy = (): boolean => isQuestionOpen() || document.activeElement?.matches(FIELDS) === true

/** Claims the one place for a popup; false while another owner has it. */
export function claimPopup(owner: object): boolean {
  if ($shown.get() === undefined) $shown.set(owner)
  return $shown.get() === owner
}

/** Releases the place. */
export function releasePopup(owner: object): void {
  if ($shown.get() === owner) $shown.set(undefined)
}
