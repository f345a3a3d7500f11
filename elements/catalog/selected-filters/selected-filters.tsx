import { useStore } from '@nanostores/react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { giveFocus } from '../../../runtime/page/window/give-focus.ts'
import { hiddenProps } from '../../../runtime/view/hidden-props.ts'
import { useHostAttributes, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import {
  $filters,
  applyFilters,
  chooseFilters,
  type Filters,
  removeFilter,
  showListed,
} from '../../../stores/filters/filters.ts'
import type { selectedFilters } from './definition.ts'

/** Chosen filters that are not listed yet are removed as well. Without any filter the block is hidden. */
export function SelectedFilters({ emit }: ViewProps<typeof selectedFilters>) {
  const { state } = useStore($filters)
  const { parts, element } = useServerMarkup<typeof selectedFilters>()
  const [taken, setTaken] = useMarkupState<readonly string[]>([])
  const chips = parts('chip')
  const gone = state === 'listed' ? [] : taken
  const isGone = ({ path }: ServerPart) => gone.includes(path)
  useHostAttributes({ hidden: chips.every(isGone) })

  const take = (removed: readonly ServerPart[], { names, value = '', attributeId = '' }: Removed) => {
    const { state, listed, filters } = $filters.get()
    // The listed filters are those of the page's filter tag, or else those of its address.
    if (state === 'listed') showListed(Object.keys(listed).length > 0 ? listed : undefined)
    const isAll = names.length === 0
    chooseFilters(isAll ? {} : names.reduce((rest, name) => without(rest, { name, value, attributeId }), filters))
    const rest = chips.filter((chip) => !isGone(chip))
    moveFocus(rest, removed)
    setTaken([...gone, ...removed.map(({ path }) => path)])
    emit('filter:remove', { name: names.join(' '), value, attributeId })
    void applyFilters()
  }
  /** The focus of a removed chip moves to the next one, or to the page. */
  const moveFocus = (shown: readonly ServerPart[], removed: readonly ServerPart[]) => {
    const at = shown.findIndex((chip) => removed.includes(chip) && element(chip)?.contains(document.activeElement))
    if (at < 0) return
    const rest = shown.filter((chip) => !removed.includes(chip))
    const next = rest[Math.min(at, rest.length - 1)]
    const target = next ? element(next) : document.querySelector<HTMLElement>('main h1, h1')
    if (target) giveFocus(target)
  }

  return (
    <ServerMarkup<typeof selectedFilters>
      parts={{
        item: (item) => hiddenProps(chips.some((chip) => chip.within('item')?.path === item.path && isGone(chip))),
        chip: (chip) => ({
          ...hiddenProps(isGone(chip)),
          onClick: (event) => {
            const names = (chip.data.name ?? '').split(/\s+/).filter(Boolean)
            if (names.length === 0 || !clickedOn(event, '*')) return
            event.preventDefault()
            take([chip], { names, ...chip.data })
          },
        }),
        clear: {
          onClick: (event) => {
            if (!clickedOn(event, '*')) return
            event.preventDefault()
            take(chips, { names: [] })
          },
        },
      }}
    />
  )
}

type Removed = { names: readonly string[]; value?: string; attributeId?: string }

/** The two ends of a range are one chip with two names. */
function without(filters: Filters, choice: { name: string; value: string; attributeId: string }): Filters {
  const { name, value, attributeId } = choice
  const single = value === '' || !Array.isArray(filters[name])
  return removeFilter(filters, attributeId ? { name, value, attributeId } : { name, value, single })
}
