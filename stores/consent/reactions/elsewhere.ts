import { tabsOf } from '../../../runtime/page/tabs.ts'

const tabs = tabsOf('consent')

/** Says to the shop's other tabs that the choice changed. */
export const tellOtherTabs = tabs.tell

/** Hears when the choice may have changed outside of this page: another tab, or time that passed in Back. */
export function watchElsewhere(changed: () => void, signal: AbortSignal): void {
  tabs.watch(changed, signal)
  document.addEventListener('visibilitychange', () => document.hidden || changed(), { signal })
}
