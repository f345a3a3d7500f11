import { useEffect } from 'react'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import { $openedList, fetchList, forgetOpenedList, showList } from '../../../stores/wishlist/opened.ts'
import type { wishlistPage } from './definition.ts'
import { textOf } from './use-call.ts'

/** The shown list: the page's own, until another one is loaded instead. */
export function useShownList(wishlistId: string, path: string) {
  const { element, setMarkup } = useServerMarkup<typeof wishlistPage>()
  const [id, setId] = useMarkupState(wishlistId)

  // The loaded list belongs to the previous page.
  useEffect(
    () =>
      $openedList.listen((opened) => {
        const page = opened?.html.querySelector('wishlist-page')
        if (!opened || !page) return
        setMarkup(page)
        setId(opened.wishlistId)
      }),
    [setMarkup, setId],
  )
  useEffect(() => forgetOpenedList, [])

  /** Fetches the current page of the list. Throws ShopError. */
  const refresh = async () => {
    const items = element('items')
    const pageIndex = items && textOf(new FormData(items), 'pageindex')
    const list = await fetchList({ wishlistId: id, path, pageIndex })
    if (list) showList(list)
  }
  return { id, refresh }
}
