import { type ComponentType, useEffect, useRef, useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import { useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { ControlProps } from './choices-control.tsx'
import type { searchSelect } from './definition.ts'

/**
 * A native select of multiple choices with chips and a combobox. The select stays the field of the form; it lies unseen under
 * the control, so that its messages point there, and hands the focus that a label or a validator gives it to the combobox.
 * The control's code comes where there are any; until then, and without it, the browser's own list is shown.
 */
export function MultipleChoices(props: ViewProps<typeof searchSelect>) {
  const { element } = useServerMarkup<typeof searchSelect>()
  const field = useRef<HTMLInputElement>(null)
  const [Control, setControl] = useState<ComponentType<ControlProps>>()
  const renderAgain = useRenderAgain()

  useEffect(() => {
    import('./choices-control.tsx').then(
      ({ ChoicesControl }) => setControl(() => ChoicesControl),
      (error) => logOnly('The code for multiple choices could not be loaded; the browser shows its own list.', error),
    )
  }, [])

  const behind = {
    tabIndex: -1,
    'aria-hidden': true,
    'data-vt-behind': '',
    [CREATED]: 'tabindex aria-hidden data-vt-behind',
    onFocus: () => field.current?.focus(),
    onInput: renderAgain,
    onChange: renderAgain,
  }
  return (
    <ServerMarkup<typeof searchSelect> parts={{ select: ({ index }) => (Control && index === 0 ? behind : undefined) }}>
      {Control && <Control {...props} field={field} select={() => element('select')} />}
    </ServerMarkup>
  )
}
