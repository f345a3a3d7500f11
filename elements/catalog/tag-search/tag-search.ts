import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { listedValue, onChosen } from '../../../runtime/forms/chosen-select.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { setHidden } from '../../../runtime/page/part.ts'
import type { tagSearch } from './definition.ts'
import { searchAddress } from './rules.ts'

type Search = Connected<typeof tagSearch>

/** What the form asks for that another kind or order would change. */
type Choice = HTMLSelectElement | HTMLInputElement | HTMLButtonElement

/** Follows the server's form: what is chosen in it counts at once, in the place of the list. */
export function connect({ host, emit, signal }: Search): void {
  const go = (form: HTMLFormElement, chosen: Choice[], submitter?: HTMLElement | null) => {
    const url = searchAddress(form.action, location.href, new FormData(form, submitter))
    for (const { name, value } of chosen) emit('list:change', { name, value, url })
    visit(url, { keepPlace: true })
  }
  const send = (event: SubmitEvent) => {
    const { submitter, target } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'get') return
    event.preventDefault()
    const pressed = submitter instanceof HTMLButtonElement && submitter.name !== '' ? [submitter] : []
    go(target, [...changed(target), ...pressed], submitter)
  }
  const tick = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type) && target.form)
      go(target.form, [target])
  }
  each<HTMLElement>(host, '[data-part=apply]', signal, (button) => setHidden(button, true))
  each<HTMLSelectElement>(host, 'select', signal, showWhatIsListed)
  onChosen(host, signal, (select) => select.form && go(select.form, [select]))
  host.addEventListener('change', tick, { signal })
  host.addEventListener('submit', send, { signal })
  // The browser restores fields on the way back, although the page is the one that the server sent.
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) host.querySelectorAll('select').forEach(showWhatIsListed)
  }
  addEventListener('pageshow', restore, { signal })
}

const changed = (form: HTMLFormElement): Choice[] =>
  [...form.querySelectorAll('select')].filter((select) => select.name !== '' && select.value !== listedValue(select))

function showWhatIsListed(select: HTMLSelectElement): void {
  select.value = listedValue(select)
}
