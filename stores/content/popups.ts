import { atom, readonlyType } from 'nanostores'
import { topDialog } from '../../runtime/dialogs/stack.ts'
import { readCookies, writeCookie } from '../../runtime/page/cookies.ts'
import { isConsentAsked } from '../consent/asked.ts'

/** The one cookie of banners and modals, a JSON list (§3). */
export const POPUP_COOKIE = 'notShow'

/** How long it is remembered, in hours (§9). */
export const POPUP_HOURS = 9999

/** So many fit into a cookie; the oldest are forgotten first. */
const MOST = 40

/** A popup that was dismissed, and when it would have ended; '' for one without an end. */
type NotShown = { id: string; datetime: string }

const isNotShown = (value: Partial<NotShown> | null): value is NotShown =>
  typeof value?.id === 'string' && typeof value.datetime === 'string'

const $ids = atom<readonly string[]>([])
const $shown = atom<object | undefined>()

/** The popups that were dismissed in this page, also when the browser refused the cookie. */
export const $dismissed = readonlyType($ids)

/** Which popup is shown: never two at once. */
export const $shownPopup = readonlyType($shown)

/** What all cookies of the name say: one of an older path must not bring back what was dismissed since. */
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
    // Somebody else's cookie of that name, or a broken one, says nothing about popups.
    return []
  }
}

/** Whether a popup is past its end (§3). A text that is no date has no end. */
export const isOver = (endDatetime: string): boolean => Date.parse(endDatetime) <= Date.now()

/** Whether a popup was dismissed, here or on an earlier page (§4). */
export const isDismissed = (id: string): boolean => $ids.get().includes(id) || readList().some((each) => each.id === id)

/** Whether a popup may be shown at all. */
export const isPopupWanted = (id: string, endDatetime: string): boolean => !isDismissed(id) && !isOver(endDatetime)

/** Remembers that a popup was dismissed (§4); those that are over need not be remembered. */
export function dismissPopup(id: string, endDatetime: string): void {
  const others = readList().filter((each) => each.id !== id && !isOver(each.datetime))
  const list = [...others, { id, datetime: endDatetime }].slice(-MOST)
  writeCookie(POPUP_COOKIE, JSON.stringify(list), POPUP_HOURS)
  $ids.set([...$ids.get(), id])
}

/** Whether a popup would come over a question that the shopper has to answer: that for consent, or a dialog of the page's own. */
export const isQuestionOpen = (): boolean => isConsentAsked() || topDialog() !== undefined

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a modal would come over such a question, or take a field away from somebody who types. */
export const isShopperBusy = (): boolean => isQuestionOpen() || document.activeElement?.matches(FIELDS) === true

/** Takes the place of the one popup that is shown; false while another has it. */
export function claimPopup(owner: object): boolean {
  if ($shown.get() === undefined) $shown.set(owner)
  return $shown.get() === owner
}

/** Gives the place back. */
export function releasePopup(owner: object): void {
  if ($shown.get() === owner) $shown.set(undefined)
}
