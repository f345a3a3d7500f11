import { atom, onStart, onStop, readonlyType } from 'nanostores'
import { CHOOSES, categoriesOf } from '../../runtime/consent/categories.ts'
import { type Gates, watchGates } from '../../runtime/consent/gates.ts'
import { ranCategories } from '../../runtime/consent/scripts.ts'
import { clickedOn } from '../../runtime/dialogs/trigger.ts'
import { send } from '../../runtime/page/events.ts'
import { warn } from '../../runtime/page/warn.ts'
import { IN_BROWSER } from '../../runtime/page/window/in-browser.ts'
import { announce, suggestReload } from './reactions/announce.ts'
import { notifyOtherTabs, watchElsewhere } from './reactions/elsewhere.ts'
import { signalConsent } from './reactions/google.ts'
import { forgetKept } from './record/kept.ts'
import { dropRecord, presentQuestion, presentStamp, readRecord, writeRecord } from './record/record.ts'
import {
  CATEGORIES,
  type Category,
  type Choice,
  type ConsentSetting,
  choiceOfAll,
  summaryOf,
} from './record/setting.ts'

export type { Category, Choice, ConsentSetting }
export { CATEGORIES, choiceOfAll, summaryOf }

/** The visitor's choice. `undecided`: there is none, or it has another stamp; the banner must be shown. */
export type Consent = { state: 'undecided'; setting?: undefined } | { state: 'decided'; setting: ConsentSetting }

/** The dialog of the choices; `trigger` is the element that opened it. */
export type Choosing = { state: 'closed' } | { state: 'open'; trigger: Element | undefined }

const $value = atom<Consent>({ state: 'undecided' })
const $dialog = atom<Choosing>({ state: 'closed' })

/**
 * The visitor's consent. While it has listeners, it follows other tabs, and elements that wait for consent are
 * activated (§4).
 */
export const $consent = readonlyType($value)

/** Whether the choices are shown; `<consent-modal>` shows them. */
export const $choosing = readonlyType($dialog)

let current: ConsentSetting | undefined
let gates: Gates | undefined
let lifecycle = new AbortController()

/** All of the element's categories must be allowed. */
function allows(element: Element): boolean {
  return categoriesOf(element).every((word) => {
    if (CATEGORIES.some((category) => category === word)) return current?.[word as Category] ?? false
    warn(
      `data-consent="${word}" is not a category.`,
      'The element is never activated.',
      `Write one of ${CATEGORIES.join(', ')}.`,
    )
    return false
  })
}

function allowAlways(element: Element): void {
  const wanted = Object.fromEntries(categoriesOf(element).map((category) => [category, true]))
  saveConsent({ ...choiceOfAll(false), ...current, ...wanted })
}

/** Updates all that only reads the choice: the page's object, the data layer, the tags. */
function apply(setting: ConsentSetting | undefined): void {
  current = setting
  Object.assign(globalThis, { cookieConsent: setting && Object.freeze({ ...setting }) })
  signalConsent(setting)
  if (!setting?.preferences) forgetKept()
  const consent: Consent = setting ? { state: 'decided', setting } : { state: 'undecided' }
  if (JSON.stringify(consent) !== JSON.stringify($value.value)) $value.set(consent)
}

/** The question to which the last answer was read: its stamp and its cookie. */
let question = ''

function readAnswer(): ConsentSetting | undefined {
  question = presentQuestion()
  return readRecord()
}

/** Reads the cookie again if a tag of the page has changed the stamp or the name of the cookie. */
export function followQuestion(): void {
  if (presentQuestion() !== question) refreshConsent()
}

/** Reads the cookie again; a change by another tab is announced like one of this page. */
export function refreshConsent(): void {
  const setting = readAnswer()
  if (JSON.stringify(setting) !== JSON.stringify(current)) follow(setting)
}

function follow(setting: ConsentSetting | undefined): void {
  apply(setting)
  if (setting) announce(setting)
  else send(document, 'consent:revoke', {})
  gates?.look(!setting)
}

function decide(setting: ConsentSetting | undefined): void {
  const isWithdrawn = [...ranCategories].some((word) => current?.[word as Category] && !setting?.[word as Category])
  follow(setting)
  notifyOtherTabs()
  if (isWithdrawn) suggestReload()
}

/** Stores a choice for a year (§4, §9), under the present stamp. */
export function saveConsent({ preferences, statistics, marketing }: Choice): void {
  const setting = { stamp: presentStamp(), preferences, statistics, marketing }
  writeRecord(setting)
  closeChoices()
  decide(setting)
}

/** Accepts all three categories. */
export const acceptAll = (): void => saveConsent(choiceOfAll(true))

/** Declines all three categories. */
export const declineAll = (): void => saveConsent(choiceOfAll(false))

/** Deletes the choice; the banner is shown again. */
export function revokeConsent(): void {
  dropRecord()
  decide(undefined)
}

/** Opens the choices; a page without `<consent-modal>` gets one. Focus returns to the trigger. */
export function openChoices(trigger?: Element): void {
  if (!document.querySelector('consent-modal')) document.body.append(document.createElement('consent-modal'))
  $dialog.set({ state: 'open', trigger })
}

/** Closes the choices without a change. */
export const closeChoices = (): void => $dialog.set({ state: 'closed' })

onStart($value, () => {
  if (!IN_BROWSER) return
  lifecycle = new AbortController()
  const { signal } = lifecycle
  apply(readAnswer())
  // A view reads the store before it listens, which starts and stops it at once.
  queueMicrotask(() => signal.aborted || watch(signal))
})

onStop($value, () => {
  lifecycle.abort()
  gates = undefined
})

function watch(signal: AbortSignal): void {
  watchElsewhere(refreshConsent, signal)
  document.addEventListener(
    'click',
    (event) => {
      const trigger = clickedOn(event, CHOOSES)
      if (!trigger) return
      event.preventDefault()
      openChoices(trigger)
    },
    { signal },
  )
  gates = watchGates({ allows, allowAlways }, signal)
}
