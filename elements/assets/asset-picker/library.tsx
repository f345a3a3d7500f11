import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { explainUntilOnline } from '../../../runtime/dialogs/explain-failure.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { loadFragment } from '../../../runtime/navigation/fragment.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { latest } from '../../../runtime/request/latest.ts'
import { keptFileOf } from '../../../runtime/uploads/field/kept-file.ts'
import { useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { Asset } from '../../../stores/assets/asset.ts'
import { $picking } from '../../../stores/assets/picking.ts'
import type { assetPicker } from './definition.ts'
import type { Listing } from './use-assets.ts'
import { VirtualList } from './virtual-list.tsx'

type Tag = typeof assetPicker

type Data = Readonly<Record<string, string | undefined>>

const assetOf = (data: Data): Asset => ({ ...keptFileOf(data), tmpName: '' }) as Asset

const listingOf = (list: Data, assets: readonly Data[], query: URLSearchParams): Listing => ({
  folderId: list.folderId ?? '',
  q: query.get('q') ?? '',
  type: query.get('type') ?? '',
  total: Number(list.total) || assets.length,
  first: assets.map(assetOf),
})

/** In a modal a click chooses, and folders replace the list; on a page of its own, links and the search are native. */
export function Library({ host, folderId, t }: ViewProps<Tag>) {
  const { part, parts, element } = useServerMarkup<Tag>()
  const picking = useStore($picking)
  const isChoice = picking !== undefined && host.closest('dialog') !== null
  const [isBusy, setBusy] = useState(false)
  const [listing, setListing] = useMarkupState<Listing | undefined>(undefined)
  const list = part('assets')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is another one with each HTML of the server
  const sent = useMemo(() => {
    const query = new URLSearchParams(isChoice ? '' : here().search)
    const assets = parts('asset').map(({ data }) => data)
    return listingOf({ folderId, ...list?.data }, assets, query)
  }, [list, isChoice])
  // Later pages of a list begin in the middle, so only the first one can be extended.
  const isLong = sent.total > sent.first.length && !/[?&]pageindex=(?!1(&|$))/.test(here().search)
  const shown = listing ?? (isChoice || isLong ? sent : undefined)
  useHostAttributes({ 'aria-busy': isBusy || undefined })

  const [load] = useState(() => latest((signal, url: URL) => loadFragment(url, 'modal', { signal })))
  useEffect(() => () => load.abort(), [load])
  const show = async (url: URL) => {
    setBusy(true)
    try {
      const page = await load(url)
      if (!page) return
      const list = page.querySelector<HTMLElement>('[data-part=assets]')
      if (!list) throw new ShopError('unreadable')
      const assets = [...list.querySelectorAll<HTMLElement>('[data-asset-id]')].map(({ dataset }) => ({ ...dataset }))
      setListing(listingOf({ ...list.dataset }, assets, url.searchParams))
    } catch (reason) {
      explainUntilOnline(reason, t.failed, load.onceOnline, () => show(url))
    }
    setBusy(false)
  }

  useHostEvent<MouseEvent>('click', (event) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    const url = link && ownUrl(link.href)
    if (!isChoice || !url?.pathname.includes('/assetslibrary/')) return
    event.preventDefault()
    show(url)
  })
  useHostEvent<SubmitEvent>('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!isChoice || form !== element('search')) return
    event.preventDefault()
    // The search is in the current folder.
    const url = new URL(form.getAttribute('action') ?? '', here().href)
    if (shown)
      url.pathname = url.pathname.replace(/(assetsbyfolder\/[^/]+).*$/, `$1/${encodeURIComponent(shown.folderId)}`)
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') url.searchParams.set(name, value)
    show(url)
  })

  // The server names the address of its own assets; the others have the same kind of page.
  const pattern = useRef('')
  const [first] = parts('asset')
  const href =
    first && host.querySelector<HTMLAnchorElement>(`[data-asset-id="${first.data.assetId}"] a`)?.getAttribute('href')
  if (pattern.current === '' && href?.endsWith(`/${first?.data.assetId}`))
    pattern.current = href.slice(0, -`${first?.data.assetId}`.length)
  const hrefOf = ({ id, url }: Asset) => (pattern.current !== '' && !isChoice ? `${pattern.current}${id}` : url)

  return (
    <ServerMarkup<Tag>
      parts={{
        assets: shown && {
          children: (
            <VirtualList
              {...{ listing: shown, t, hrefOf }}
              choose={(event, asset) => {
                if (!isChoice || event.button !== 0) return
                event.preventDefault()
                picking.pick(asset)
              }}
            />
          ),
        },
      }}
    />
  )
}
