/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../context.ts'
import { plural, wholeNumber } from '../layout/format.ts'

/** The numbers of the first and the last item that a list shows, from 1, of so many. */
export type Shown = { first: number; last: number; total: number }

/** `24`, or `25 to 48`. */
function range(c: ShopContext, { first, last }: Shown): string {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const shown = wholeNumber(last, culture)
  return first > 1 ? t('load-more.Range', { first: wholeNumber(first, culture), shown }) : shown
}

type MoreProps = { c: ShopContext; shown: Shown; page: number; from: number; pages: number; next: string }

/** The button that adds the next page to the list, and the count of what is shown. `next`: the address of that page. */
export function More({ c, shown, page, from, pages, next }: MoreProps) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const { first, last, total } = shown
  return (
    <load-more page={page} from={from} pages={pages} first={first} shown={last} total={total}>
      <p class="small soft" data-part="status">
        {t('load-more.Shown', { shown: range(c, shown), total: wholeNumber(total, culture) })}
      </p>
      <a class="button" data-quiet data-part="more" href={next} rel="next" hidden={page >= pages}>
        {t('Paging.More')}
      </a>
    </load-more>
  )
}

/** The place of the number that `<load-more>` counts up, in a text. */
const place = '\uFFFC'

/** The number of products of a list, and how many of them are shown if these are not all. */
export function Count({ c, shown }: { c: ShopContext; shown: Shown }) {
  const [culture, t] = [c.get('culture'), c.get('t')]
  const { first, last, total } = shown
  if (first === 1 && last >= total) return <>{plural(t, culture, 'Shop.List.Count', total)}</>
  const [before, after] = t('Paging.Shown', { shown: place, number: wholeNumber(total, culture) }).split(place)
  return (
    <>
      {before}
      <span data-list-shown>{range(c, shown)}</span>
      {after}
    </>
  )
}
