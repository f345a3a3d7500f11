import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { listedValue, onChosen } from '../../../runtime/forms/chosen-select.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { setHidden } from '../../../runtime/page/part.ts'
import type { listToolbar } from './definition.ts'
import { isOffered, listAddress, type Setting } from './rules.ts'

type Toolbar = Connected<typeof listToolbar>

/** Follows the server's form: its buttons and selects go to the list's address with what was chosen. */
export function connectListToolbar(toolbar: Toolbar): void {
  const { host, signal } = toolbar
  each<HTMLButtonElement>(host, '[data-part=apply]', signal, (button) => setHidden(button, true))
  // The browser restores fields on the way back, although the list is the one that the server sent.
  each<HTMLSelectElement>(host, 'select', signal, showWhatIsListed)
  addEventListener('pageshow', ({ persisted }) => persisted && showAllAsListed(host), { signal })
  followButtons(toolbar)
  followSelects(toolbar)
}

function followButtons({ host, attributes, emit, signal }: Toolbar): void {
  let isForNewTab = false
  const isKeyed = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey
  host.addEventListener('click', (event) => (isForNewTab = isKeyed(event)), { capture: true, signal })
  host.addEventListener(
    'submit',
    (event) => {
      if (isForNewTab || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      const chosen = pressed(event.submitter) ?? changedFields(event.target)
      const settings = chosen.filter((setting) => isAllowed(attributes, setting))
      if (settings.length > 0) go({ host, emit }, settings)
    },
    { signal },
  )
}

/** A button of the view says what it stands for; the one that is pressed already says nothing. */
function pressed(button: HTMLElement | null): Setting[] | undefined {
  if (!(button instanceof HTMLButtonElement) || button.name === '' || button.dataset.part === 'apply') return
  return button.getAttribute('aria-pressed') === 'true' ? [] : [[button.name, button.value]]
}

const changedFields = (form: HTMLFormElement): Setting[] =>
  [...form.querySelectorAll('select')]
    .filter((select) => select.name !== '' && !select.selectedOptions[0]?.defaultSelected)
    .map((select) => [select.name, select.value])

function followSelects({ host, attributes, emit, signal }: Toolbar): void {
  onChosen(host, signal, ({ name, value }) => {
    if (isAllowed(attributes, [name, value])) go({ host, emit }, [[name, value]])
  })
}

function go({ host, emit }: Pick<Toolbar, 'host' | 'emit'>, settings: Setting[]): void {
  const url = listAddress(location.href, settings)
  for (const [name, value] of settings) {
    for (const button of host.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
      if (button.name === name) press(button, button.value === value)
    }
    emit('list:change', { name, value, url })
  }
  visit(url, { keepPlace: true })
}

const isAllowed = ({ sorts, sizes }: Toolbar['attributes'], [name, value]: Setting) =>
  isOffered(value, name === 'sort' ? sorts : name === 'pageSize' ? sizes : '')

/** What the server has pressed, for the way back. */
const listedButtons = new WeakMap<HTMLButtonElement, boolean>()

function press(button: HTMLButtonElement, isPressed: boolean): void {
  if (!listedButtons.has(button)) listedButtons.set(button, button.getAttribute('aria-pressed') === 'true')
  button.setAttribute('aria-pressed', String(isPressed))
}

function showWhatIsListed(select: HTMLSelectElement): void {
  select.value = listedValue(select)
}

function showAllAsListed(host: HTMLElement): void {
  host.querySelectorAll('select').forEach(showWhatIsListed)
  for (const button of host.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
    press(button, listedButtons.get(button) ?? button.getAttribute('aria-pressed') === 'true')
  }
}
