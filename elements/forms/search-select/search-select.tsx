import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { searchSelect } from './definition.ts'
import { MultipleChoices } from './multiple-choices.tsx'
import { SingleChoice } from './single-choice.tsx'

export function SearchSelect(props: ViewProps<typeof searchSelect>) {
  const { part } = useServerMarkup<typeof searchSelect>()
  return part('select')?.attributes.multiple === undefined ? (
    <SingleChoice {...props} />
  ) : (
    <MultipleChoices {...props} />
  )
}
