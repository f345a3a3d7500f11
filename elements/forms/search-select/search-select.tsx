import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { searchSelect } from './definition.ts'
import { MultipleChoices } from './multiple-choices.tsx'
import { SingleChoice } from './single-choice.tsx'

/** Gives the server's select a list that can be searched; one for multiple choices also the chosen ones, each removable. */
export function SearchSelect(props: ViewProps<typeof searchSelect>) {
  const { part } = useServerMarkup<typeof searchSelect>()
  return part('select')?.attributes.multiple === undefined ? (
    <SingleChoice {...props} />
  ) : (
    <MultipleChoices {...props} />
  )
}
