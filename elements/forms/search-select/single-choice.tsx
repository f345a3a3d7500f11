import { OptionList } from '../../../runtime/popups/option-list.tsx'
import { usePlaceholder } from '../../../runtime/popups/use-placeholder.ts'
import { useSelectList } from '../../../runtime/popups/use-select-list.tsx'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { searchSelect } from './definition.ts'
import { matching } from './matching.ts'
import { hasSearchField } from './rules.ts'
import { SearchField } from './search-field.tsx'

export function SingleChoice({ threshold, placeholder, t }: ViewProps<typeof searchSelect>) {
  const { element } = useServerMarkup<typeof searchSelect>()
  const select = () => element('select')
  const opened = useSelectList({
    select,
    hasSearch: ({ options }) => hasSearchField(options.length, threshold),
    filter: matching,
  })
  usePlaceholder(select, placeholder)

  const { field } = opened
  return (
    <ServerMarkup<typeof searchSelect>
      parts={{
        select: ({ index }) => (index === 0 ? opened.select : undefined),
        popup: {
          ...opened.popup,
          children: (
            <>
              {field && <SearchField {...field} t={t} />}
              <OptionList {...opened.list} />
            </>
          ),
        },
      }}
    />
  )
}
