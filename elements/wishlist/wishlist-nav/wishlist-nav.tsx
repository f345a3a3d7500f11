import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { reloadPage } from '../../../runtime/page/reload.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { useOwnHistory } from '../../../runtime/view/use-own-history.ts'
import { $listNames } from '../../../stores/wishlist/known.ts'
import { $openedList, fetchList, forgetOpenedList, onceListOnline, showList } from '../../../stores/wishlist/opened.ts'
import type { wishlistNav } from './definition.ts'

type Tag = typeof wishlistNav

const idOf = (link: ServerPart) => link.data.wishlistId ?? ''

/** Only a plain click loads a list in place; the browser handles all others (§2). */
export function WishlistNav({ activeId, path, emit, t }: ViewProps<Tag>) {
  const { parts, element, setMarkup } = useServerMarkup<Tag>()
  const links = parts('link')
  const names = useStore($listNames)
  const [active, setActive] = useMarkupState(activeId)
  const [loading, setLoading] = useState('')
  const [news, setNews] = useState('')

  useEffect(() => forgetOpenedList, [])
  // The loaded lists belong to the previous page.
  useEffect(
    () =>
      $openedList.listen((opened) => {
        const nav = opened?.html.querySelector('wishlist-nav')
        if (nav) setMarkup(nav)
        if (opened) setActive(opened.wishlistId)
      }),
    [setActive, setMarkup],
  )
  useLayoutEffect(() => {
    for (const link of links) element(link)?.classList.toggle('active', idOf(link) === active)
  })

  const open = async (link: ServerPart, again: () => unknown = () => open(link)): Promise<boolean> => {
    setLoading(idOf(link))
    try {
      const list = await fetchList({ wishlistId: idOf(link), path: link.data.itemsPath || path })
      if (!list) return false
      showList(list)
      setNews(t.opened({ name: nameOf(link) }))
      setLoading('')
      return true
    } catch (error) {
      setLoading('')
      explainUntilOnline(error, t.failed, onceListOnline, again)
      return false
    }
  }
  const nameOf = (link: ServerPart) => names[idOf(link)] ?? link.text.replace(/\s*\(\d+\)$/, '')

  const select = (event: MouseEvent, link: ServerPart) => {
    const clicked = clickedOn<HTMLAnchorElement>(event, 'a')
    const url = clicked && ownUrl(clicked.href)
    const wishlistId = idOf(link)
    if (!url || !emit('wishlist:before-select', { wishlistId })) return
    event.preventDefault()
    openAt(url, link)
  }
  const openAt = async (url: URL, link: ServerPart) => {
    if (!(await open(link, () => openAt(url, link)))) return
    pushAddress(url)
    emit('wishlist:select', { wishlistId: idOf(link) })
  }

  const pushAddress = useOwnHistory(() => {
    const link = links.find((each) => (element(each) as HTMLAnchorElement | undefined)?.href === here().href)
    if (link) open(link)
    else reloadPage('a list of the history')
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        link: (link) => ({
          'aria-current': idOf(link) === active ? 'page' : null,
          'aria-busy': idOf(link) === loading || undefined,
          onClick: (event) => select(event, link),
        }),
        name: (name) => {
          const known = names[name.within('link')?.data.wishlistId ?? '']
          return known === undefined ? {} : { children: known }
        },
        status: { role: 'status', className: 'vt-hidden', children: news },
      }}
    />
  )
}
