import { OptionList } from '../../../runtime/popups/option-list.tsx'
import { usePlaceholder } from '../../../runtime/popups/use-placeholder.ts'
import { useSelectList } from '../../../runtime/popups/use-select-list.tsx'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { fakeSelect } from './definition.ts'

/** A select for multiple choices, or with multiple rows, is left unchanged. */
export function FakeSelect({ placeholder }: ViewProps<typeof fakeSelect>) {
  const { element } = useServerMarkup<typeof fakeSelect>()
  const select = () => element('select')
  const opened = useSelectList({ select })
  usePlaceholder(select, placeholder)

  return (
    <ServerMarkup<typeof fakeSelect>
      parts={{
        select: ({ index }) => (index === 0 ? opened.select : undefined),
        popup: { ...opened.popup, children: <OptionList {...opened.list} /> },
      }}
    />
  )
}
