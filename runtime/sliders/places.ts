import { historyState, writeHistory } from '../page/window/history.ts'

type State = { sliders?: Record<string, number> } | null

/** The sliders of a page are identified by their order. */
const nameOf = (host: HTMLElement): string =>
  `${host.localName} ${[...document.querySelectorAll(host.localName)].indexOf(host)}`

/** The slide that the shopper had reached before visiting another page and returning by Back. */
export const placeOf = (host: HTMLElement): number | undefined => (historyState() as State)?.sliders?.[nameOf(host)]

/** Stores the slide of a slider in the page's entry of the history. */
export function keepPlace(host: HTMLElement, index: number): void {
  const state = historyState() as State
  if (typeof state !== 'object') return
  writeHistory('replace', { ...state, sliders: { ...state?.sliders, [nameOf(host)]: index } })
}
