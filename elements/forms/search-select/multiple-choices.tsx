import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { searchSelect } from './definition.ts'

const loadControl = () => import('./choices-control.tsx')

/**
 * A native select of multiple choices with chips and a combobox. The select stays the field of the form; it lies unseen under
 * the control, so that its messages point there, and hands the focus that a label or a validator gives it to the combobox.
 * The control's code comes where there are any; until then, and without it, the browser's own list is shown.
 */
export function MultipleChoices(props: ViewProps<typeof searchSelect>) {
  const code = useCode(true, '<search-select>', loadControl)
  return (
    <ServerMarkup<typeof searchSelect> parts={{ select: ({ index }) => (index === 0 ? code?.BEHIND : undefined) }}>
      {code && <code.ChoicesControl {...props} />}
    </ServerMarkup>
  )
}
