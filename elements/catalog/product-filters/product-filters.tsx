import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useHostAttributes, useHostEvent, usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  $filters,
  applyFilters,
  chooseFilters,
  countFilters,
  dropChoice,
  filterAddress,
} from '../../../stores/filters/filters.ts'
import type { productFilters } from './definition.ts'
import { listAddress } from './list-address.ts'
import { useAnchor } from './use-anchor.ts'
import { useFields } from './use-fields.ts'
import { useFilterWidget } from './use-filter-widget.tsx'
import { useListedFilters } from './use-listed-filters.ts'
import { usePanel } from './use-panel.tsx'

/** Handles the filters that the server printed, or fetches them if it printed none. */
export function ProductFilters(props: ViewProps<typeof productFilters>) {
  const { host, t, refreshOnClick } = props
  const { state, filters } = useStore($filters)
  const { parts, part } = useServerMarkup<typeof productFilters>()
  const hasFilters = parts('item').length + parts('field').length > 0
  const count = countFilters(filters)
  const countText = count > 0 ? `(${count})` : ''

  const panel = usePanel(host, { texts: t, hasFilters, count: countText, hidesShow: refreshOnClick })
  const widget = useFilterWidget(props, !part('panel') && !hasFilters)
  const { fields, takeAllOff } = useList(props, panel.close)
  useListedFilters(props.currentFilter)
  useAnchor(host, panel.isOpen)
  useHostAttributes({ hidden: !hasFilters && !widget.isShown, 'aria-busy': widget.isLoading || undefined })

  return (
    <ServerMarkup<typeof productFilters>
      parts={{
        ...panel.parts,
        count: { children: countText },
        // The server's text has the count of the listed products.
        show: { ...panel.parts.show, children: state === 'listed' || refreshOnClick ? undefined : t.show },
        clear: {
          onClick(event) {
            if (!clickedOn(event, '*')) return
            event.preventDefault()
            takeAllOff()
          },
        },
        field: fields.propsOf,
        unused: fields.invalid && { children: fields.invalid.map((typed) => t.notUsed({ typed })).join(' ') },
        message: widget.message,
      }}
    />
  )
}

/** Visits the list with all chosen filters: at once, after a delay, or on submit. */
function useList(props: ViewProps<typeof productFilters>, submitted: () => void) {
  const { emit, refreshOnClick, autoSubmit } = props
  const { part, element } = useServerMarkup<typeof productFilters>()
  /** The address of the last automatic visit while typing; further typing replaces its history entry. */
  const typedAt = useRef<{ url: string; names: string } | undefined>(undefined)
  const ownForm = () => element(part('form') ? 'form' : 'panel')
  const base = () => listAddress(ownForm(), here().href)
  const chosen = () => {
    const { filters } = $filters.get()
    return { filters, url: filterAddress(base(), filters) }
  }
  const isListed = () => $filters.get().state === 'listed'
  const notifyChange = () => emit('filters:change', chosen())

  const submit = (replace = false) => {
    fields.finish()
    const detail = chosen()
    if (isListed() && detail.url === here().href) return
    emit('filters:submit', detail)
    void applyFilters({ base: base(), replace })
  }
  const fields = useFields({
    isTimed: refreshOnClick || autoSubmit,
    changed: notifyChange,
    due(names) {
      if (isListed()) return
      submit(typedAt.current?.url === here().href && typedAt.current.names === names)
      typedAt.current = { url: chosen().url, names }
    },
  })
  const follow = () => {
    notifyChange()
    if (refreshOnClick) submit()
    else if (autoSubmit) fields.wait()
  }
  useHostEvent('filter:toggle', follow)
  useHostEvent<SubmitEvent>('submit', (event) => {
    // The panel may have the form of another tag too, such as a toolbar of the list.
    if (event.defaultPrevented || event.target !== ownForm()) return
    event.preventDefault()
    submit()
    submitted()
  })
  // After Back the list is the one that the server sent, whatever was chosen when it was left.
  usePageEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && dropChoice())
  const takeAllOff = () => {
    fields.finish()
    chooseFilters({})
    follow()
  }
  return { fields, takeAllOff }
}
