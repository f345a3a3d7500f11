import './reserve.css'
import './search-select.css'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { nameOf } from '../../../runtime/popups/choices.ts'
import { CountStatus } from '../../../runtime/popups/count-status.ts'
import type { Offer } from '../../../runtime/popups/offer.ts'
import type { OptionList } from '../../../runtime/popups/option-list.ts'
import { showPlaceholder } from '../../../runtime/popups/placeholder.ts'
import type { Popup } from '../../../runtime/popups/popup.ts'
import { type Search, SelectPopup } from '../../../runtime/popups/select-popup.ts'
import type { Texts } from './chips.ts'
import type { searchSelect } from './definition.ts'
import { makeField } from './field.ts'
import { hasSearchField, matching } from './rules.ts'
import type { SeveralOptions } from './several.ts'

/** Gives the server's select a list that can be searched; one for several choices also the chosen ones, each removable. */
export function connectSearchSelect({ host, attributes, t, signal, onChange }: Connected<typeof searchSelect>): void {
  // What a clone brought of its original's.
  for (const drawn of host.querySelectorAll('[data-vt-popup], [data-part=control]')) drawn.remove()
  each<HTMLSelectElement>(host, 'select', signal, (select, signal) => {
    if (select.multiple) {
      const placeholder = () => attributes.placeholder
      enhanceSeveral({ host, select, signal, t, placeholder }, onChange)
      return
    }
    new SelectPopup({
      ...{ host, select, signal },
      hasSearch: () => hasSearchField(select.options.length, attributes.threshold),
      makeSearch: (list, popup, offer) => makeSearch({ host, select, list, popup, offer, t, signal }),
    })
    onChange(showPlaceholder(select, () => attributes.placeholder, signal))
  })
}

/** The code for several choices comes where there are any. Until then, and without it, the browser's own list stands. */
async function enhanceSeveral(options: SeveralOptions, onChange: (draw: () => void) => void): Promise<void> {
  try {
    const { SeveralPopup } = await import('./several.ts')
    if (options.signal.aborted) return
    const several = new SeveralPopup(options)
    onChange(() => several.draw())
  } catch (error) {
    logOnly('The code for several choices could not be loaded; the select of the browser stands.', error)
  }
}

type SearchOptions = {
  host: HTMLElement
  select: HTMLSelectElement
  list: OptionList
  popup: Popup
  offer: Offer
  t: Texts
  signal: AbortSignal
}

/** The search field above the list of a single choice. */
function makeSearch({ host, select, list, popup, offer, t, signal }: SearchOptions): Search {
  const status = new CountStatus(t, signal)
  const field = makeField(list)
  const head = document.createElement('div')
  head.dataset.part = 'search'
  head.append(field, status.heard, status.seen)
  popup.element.prepend(head)
  field.setAttribute('aria-expanded', 'true')
  field.addEventListener('input', () => {
    const found = matching(offer.choices, field.value)
    const chosen = select.selectedOptions[0]
    const active = field.value.trim() === '' ? chosen : found.find(({ isDisabled }) => !isDisabled)?.option
    list.show(found, active)
    status.found(found.length)
  })
  return {
    field,
    begin() {
      field.value = ''
      field.setAttribute('aria-label', t.search({ name: nameOf(select, host) }))
      status.rest()
    },
  }
}
