import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { showPlaceholder } from '../../../runtime/popups/placeholder.ts'
import { SelectPopup } from '../../../runtime/popups/select-popup.ts'
import type { fakeSelect } from './definition.ts'

/** Opens a styled list for the server's select. One for several choices, or of several rows, is left to the browser. */
export function connectFakeSelect({ host, attributes, signal, onChange }: Connected<typeof fakeSelect>): void {
  // What a clone brought of its original's.
  for (const drawn of host.querySelectorAll('[data-vt-popup]')) drawn.remove()
  each<HTMLSelectElement>(host, 'select', signal, (select, signal) => {
    new SelectPopup({ host, select, signal })
    const draw = showPlaceholder(select, () => attributes.placeholder, signal)
    onChange(draw)
  })
}
