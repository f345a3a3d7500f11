import { OptionList } from '../../../runtime/popups/option-list.tsx'
import { usePlaceholder } from '../../../runtime/popups/use-placeholder.ts'
import { useSelectList } from '../../../runtime/popups/use-select-list.tsx'
import { useCode } from '../../../runtime/ui/code/use-code.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { searchSelect } from './definition.ts'
import { hasSearchField } from './rules.ts'

const loadSearchField = () => import('./search-field.tsx')

/**
 * A list for one choice, with a search field above it from a threshold on. The code of the field comes where there is a
 * threshold; until then, and without it, the list has none.
 */
export function SingleChoice({ threshold, placeholder, t }: ViewProps<typeof searchSelect>) {
  const { element } = useServerMarkup<typeof searchSelect>()
  const select = () => element('select')
  const code = useCode(threshold !== undefined, '<search-select>', loadSearchField)
  const opened = useSelectList({
    select,
    hasSearch: ({ options }) => code !== undefined && hasSearchField(options.length, threshold),
    filter: code?.matching,
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
              {code && field && <code.SearchField {...field} t={t} />}
              <OptionList {...opened.list} />
            </>
          ),
        },
      }}
    />
  )
}
