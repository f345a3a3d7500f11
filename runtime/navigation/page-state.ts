import { atom, readonlyType } from 'nanostores'

/** `loading` lasts from the end of the old page's out-animation until the new page is shown, or could not be loaded (§4). */
export type PageState =
  | { state: 'ready' }
  /** `isSlow`: the page counts as slow by now. */
  | { state: 'loading'; url: string; isSlow: boolean }

const $value = atom<PageState>({ state: 'ready' })

/** The state of the present load of a page in place. */
export const $page = readonlyType($value)

/** Sets the state. Only the code that loads pages calls it. */
export const setPageState = (state: PageState): void => $value.set(state)
