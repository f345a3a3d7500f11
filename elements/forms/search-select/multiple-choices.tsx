import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { BEHIND, ChoicesControl } from './choices-control.tsx'
import type { searchSelect } from './definition.ts'

/**
 * A native select of multiple choices with chips and a combobox. The select stays the field of the form. It is hidden
 * under the control, so that its messages point there, and moves focus from a label or a validator to the combobox.
 */
export function MultipleChoices(props: ViewProps<typeof searchSelect>) {
  return (
    <ServerMarkup<typeof searchSelect> parts={{ select: ({ index }) => (index === 0 ? BEHIND : undefined) }}>
      <ChoicesControl {...props} />
    </ServerMarkup>
  )
}
