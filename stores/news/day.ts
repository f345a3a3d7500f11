import { atom, readonlyType } from 'nanostores'
import { ShopError } from '../../runtime/request/errors.ts'
import { latest } from '../../runtime/request/latest.ts'
import { getDayNews, idsOf, type NewsScope } from './api.ts'

/** `html` is the list that the shop returned. */
export type NewsDay =
  | { state: 'none' }
  | { state: 'loading' | 'failed'; categoryIds: string; day: string }
  | { state: 'shown'; categoryIds: string; day: string; html: HTMLElement }

const $value = atom<NewsDay>({ state: 'none' })

/** The day that was chosen last, for the calendar that marks it and the list that shows its news. */
export const $newsDay = readonlyType($value)

/** The number of lists in the page, by their categories. */
const lists = new Map<string, number>()

/** Registers a list of these categories; the returned function removes it. */
export function addNewsList(categoryIds: string): () => void {
  const ids = idsOf(categoryIds)
  lists.set(ids, (lists.get(ids) ?? 0) + 1)
  return () => {
    lists.set(ids, (lists.get(ids) ?? 0) - 1)
    if ((lists.get(ids) ?? 0) > 0) return
    lists.delete(ids)
    load.abort()
    $value.set({ state: 'none' })
  }
}

/** True while the page has a list that can show the news of these categories. */
export const hasNewsList = (categoryIds: string): boolean => idsOf(categoryIds) !== '' && lists.has(idsOf(categoryIds))

/** Whether a day belongs to a list with these categories. */
export const isOf = (day: NewsDay, categoryIds: string): boolean =>
  day.state !== 'none' && day.categoryIds === idsOf(categoryIds)

const load = latest((signal: AbortSignal, scope: NewsScope, day: string) => getDayNews(scope, day, signal))

/**
 * Shows the news of a day. Of multiple calls the last one counts. Returns false when another call has replaced this
 * one, or the shop did not answer. `again` is called when the connection is back, unless another day was chosen.
 */
export async function openDay(
  scope: NewsScope,
  day: string,
  again: () => unknown = () => openDay(scope, day),
): Promise<boolean> {
  const categoryIds = idsOf(scope.categoryIds)
  $value.set({ state: 'loading', categoryIds, day })
  try {
    const html = await load(scope, day)
    if (!html) return false
    $value.set({ state: 'shown', categoryIds, day, html })
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    $value.set({ state: 'failed', categoryIds, day })
    load.onceOnline(error, again)
    return false
  }
}
