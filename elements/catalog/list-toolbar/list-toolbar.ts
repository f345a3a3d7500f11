import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import type { listToolbar } from './definition.ts'
import { isOffered, isPassing, listAddress, type Setting } from './rules.ts'

type Toolbar = Connected<typeof listToolbar>

/** Follows the server's form: its buttons and selects go to the list's address with what was chosen. */
export function connectListToolbar(toolbar: Toolbar): void {
  const { host, signal } = toolbar
  each<HTMLButtonElement>(host, '[data-part=apply]', signal, (button) => {
    button.hidden = true
    // A theme's own display for buttons would win over the attribute.
    button.style.display = 'none'
  })
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

/** A choice counts at once; steps of the keyboard through a closed list wait for Enter, or until the list is left. */
function followSelects({ host, attributes, emit, signal }: Toolbar): void {
  const waiting = new Map<HTMLSelectElement, string>()
  let key: { name: string; time: number } | undefined

  const apply = (select: HTMLSelectElement) => {
    waiting.delete(select)
    const setting: Setting = [select.name, select.value]
    if (select.value !== listedValue(select) && isAllowed(attributes, setting)) go({ host, emit }, [setting])
  }
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLSelectElement)) return
    key = { name: event.key, time: event.timeStamp }
    const before = waiting.get(event.target)
    if (before === undefined || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') return apply(event.target)
    event.target.value = before
    waiting.delete(event.target)
  }
  const onChange = ({ target, timeStamp }: Event) => {
    if (!(target instanceof HTMLSelectElement) || target.name === '') return
    if (!isPassing(key, timeStamp)) return apply(target)
    if (!waiting.has(target)) waiting.set(target, listedValue(target))
  }
  const onLeave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLSelectElement && waiting.has(target)) apply(target)
  }
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener('change', onChange, { signal })
  host.addEventListener('focusout', onLeave, { signal })
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

const listedValue = (select: HTMLSelectElement): string =>
  ([...select.options].find((option) => option.defaultSelected) ?? select.options[0])?.value ?? ''

function showWhatIsListed(select: HTMLSelectElement): void {
  select.value = listedValue(select)
}

function showAllAsListed(host: HTMLElement): void {
  host.querySelectorAll('select').forEach(showWhatIsListed)
  for (const button of host.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')) {
    press(button, listedButtons.get(button) ?? button.getAttribute('aria-pressed') === 'true')
  }
}
