import { loadFragment } from '../../runtime/navigation/fragment.ts'
import { appUrl } from '../../runtime/page/paths.ts'
import { ShopError } from '../../runtime/request/errors.ts'
import type { Month } from '../../runtime/text/day-steps.ts'

/** The categories may include their subcategories; `posts` is the number of news. */
export type NewsScope = { categoryIds: string; displayChildren: boolean; posts: number }

/** The ids in the format of the call, `1,2`; '' if there are none. */
export const idsOf = (categoryIds: string): string =>
  categoryIds
    .split(/[\s,;]+/)
    .filter((id) => /^\d+$/.test(id))
    .join(',')

/** An answer without the requested tag is an error. */
async function widget(path: string, tag: string, signal: AbortSignal): Promise<HTMLElement> {
  const html = await loadFragment(appUrl(path), tag, { signal })
  const found = html.querySelector<HTMLElement>(tag)
  if (!found) throw new ShopError('unreadable', 200, html, `no <${tag}>`)
  return found
}

/** Fetches the calendar of a month, as the `<news-calendar>` of the shop (§7). Throws ShopError. */
export function getCalendar(scope: NewsScope, { year, month }: Month, signal: AbortSignal): Promise<HTMLElement> {
  const { displayChildren, posts } = scope
  const ids = idsOf(scope.categoryIds)
  return widget(`/widget/news/calendar/${ids}/${displayChildren}/${posts}/${month}/${year}`, 'news-calendar', signal)
}

/** Fetches the news of a day, `yyyy-MM-dd`, as the `<news-list>` of the shop (§7). Throws ShopError. */
export function getDayNews(scope: NewsScope, day: string, signal: AbortSignal): Promise<HTMLElement> {
  const { displayChildren, posts } = scope
  const ids = idsOf(scope.categoryIds)
  return widget(`/widget/news/newslist/${ids}/${displayChildren}/${posts}/${day}`, 'news-list', signal)
}
