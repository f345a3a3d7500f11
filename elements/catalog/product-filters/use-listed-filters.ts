import { useLayoutEffect } from 'react'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import { addressFilters, noteListed, showListed, tidyFilters } from '../../../stores/filters/filters.ts'
import type { productFilters } from './definition.ts'

/**
 * Writes the filters of the server's list into the store: those of the tag or the address, and the items that it shows
 * as chosen.
 */
export function useListedFilters(currentFilter: Record<string, unknown> | null): void {
  const { part, parts } = useServerMarkup<typeof productFilters>()
  const fresh = part('panel') ?? part('item')
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useLayoutEffect(() => {
    showListed(currentFilter ? tidyFilters(currentFilter) : addressFilters())
    for (const { data, attributes } of parts('item')) {
      const { name = '', value = '', 'attribute-id': attributeId, single } = attributes
      if (data.isSelected !== 'True' || name === '' || value === '') continue
      noteListed({ name, value, single: single !== undefined, ...(attributeId && { attributeId }) })
    }
  }, [currentFilter, fresh])
}
