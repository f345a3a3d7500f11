const TICKS = 'input[type=checkbox], input[type=radio]'

/** What the shopper clicks: a field, else a button or a link, else the item itself. */
type Control = HTMLElement & { isOwn?: boolean }

/** The control of an item, as the server sends it. */
export const controlOf = (host: HTMLElement): Control =>
  host.querySelector<HTMLElement>(TICKS) ?? host.querySelector<HTMLElement>('button, a[href]') ?? host

/** True for a field that keeps its own state. */
export const isField = (control: HTMLElement): control is HTMLInputElement => control instanceof HTMLInputElement

/** Shows whether the value is chosen: in the flag of the specification, and in the words of the control. */
export function drawSelected(host: HTMLElement, isSelected: boolean): void {
  const flag = isSelected ? 'True' : 'False'
  if (host.dataset.isSelected !== flag) host.dataset.isSelected = flag
  const control = controlOf(host)
  if (control !== host) forgetRole(host)
  if (isField(control)) {
    control.checked = isSelected
    return
  }
  control.role = 'checkbox'
  control.ariaChecked = String(isSelected)
  if (control === host) host.tabIndex = 0
}

/** A control that came late has taken the item's part. */
function forgetRole(host: HTMLElement): void {
  if (host.getAttribute('role') !== 'checkbox') return
  for (const name of ['role', 'aria-checked', 'tabindex']) host.removeAttribute(name)
}
