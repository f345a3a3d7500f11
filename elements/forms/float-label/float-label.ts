import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import type { floatLabel } from './definition.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELD = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea'

/** Fields of these types always show text of the browser. */
const NEVER_EMPTY = /^(date|datetime-local|month|week|time|color|range|file|checkbox|radio)$/

/** Events that may follow a change. The animations of the style sheet show autofill, and values that script has set. */
const SIGNS = ['focusin', 'focusout', 'input', 'change', 'animationstart']

export function connectFloatLabel({ host, signal }: Connected<typeof floatLabel>): () => void {
  const render = () => {
    const field = host.querySelector<Field>(FIELD)
    host.toggleAttribute('data-floated', field === null || isShowing(field) || host.matches(':focus-within'))
  }
  each<Field>(host, FIELD, signal, (field, signal) => {
    setPlaceholder(field, signal)
    render()
  })
  render()
  // The first render must not animate.
  requestAnimationFrame(() => host.toggleAttribute('data-live', !signal.aborted))
  for (const name of SIGNS) {
    host.addEventListener(name, ({ target }) => (target as Element).matches(FIELD) && render(), { signal })
  }
  // The browser resets the values after the listeners have run.
  document.addEventListener('reset', () => setTimeout(() => !signal.aborted && render()), { signal })
  return () => {
    for (const name of ['data-floated', 'data-live']) host.removeAttribute(name)
  }
}

function isShowing(field: Field): boolean {
  if (NEVER_EMPTY.test(field.type) || field.matches(':autofill')) return true
  if (!(field instanceof HTMLSelectElement)) return field.value !== '' || field.validity.badInput
  return field.multiple || field.size > 1 || Boolean(field.selectedOptions[0]?.label.trim())
}

/** The sheet uses `:placeholder-shown` for an empty field, which needs a placeholder. */
function setPlaceholder(field: Field, signal: AbortSignal): void {
  if (field instanceof HTMLSelectElement || field.placeholder) return
  field.placeholder = ' '
  signal.addEventListener('abort', () => field.placeholder === ' ' && field.removeAttribute('placeholder'))
}
