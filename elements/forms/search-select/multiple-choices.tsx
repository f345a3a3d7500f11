import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { BEHIND, ChoicesControl } from './choices-control.tsx'
import type { searchSelect } from './definition.ts'

/**
 * A native select of multiple choices with chips and a combobox. The select stays the field of the form; it lies unseen under
 * the control, so that its messages point there, and hands the focus that a label or a validator gives it to the combobox.
 */
export function MultipleChoices(props: ViewProps<typeof searchSelect>) {
  return (
    <ServerMarkup<typeof searchSelect> parts={{ select: ({ index }) => (index === 0 ? BEHIND : undefined) }}>
      <ChoicesControl {...props} />
    </ServerMarkup>
  )
}
