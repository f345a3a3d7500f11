import { REMOVAL } from './changes.ts'
import { findRow, quantityField, rowOf, rowsIn } from './rows.ts'

type Listener = {
  /** The shopper wants so many of the item of a row; 0 takes it out. What is so already may be wished again. */
  wish(row: HTMLElement, quantity: number): void
  /** True while the fields are being replaced. */
  isDeaf(): boolean
}

/** Hears of quantities and removals: fields, `<quantity-input>`, Enter, and the form's own buttons. */
export function hearWishes(host: HTMLElement, signal: AbortSignal, { wish, isDeaf }: Listener): void {
  const commit = (row: HTMLElement) => {
    const field = quantityField(row)
    if (!field || field.value === '') return
    if (field.validity.valid) wish(row, Number(field.value))
    else if (!field.closest('quantity-input:defined')) field.reportValidity()
  }

  const settle = ({ target }: Event) => {
    const row = rowOf(target)
    const field = row && quantityField(row)
    if (!isDeaf() && row && field && target instanceof Element && target.contains(field)) commit(row)
  }

  // The first button of a form answers Enter, and in a plain table that one removes an item.
  const enter = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    if (event.key !== 'Enter' || event.isComposing || !row || event.target !== quantityField(row)) return
    event.preventDefault()
    event.target?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  const submit = (event: SubmitEvent) => {
    const { submitter, target } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return
    const isRemoval = submitter?.getAttribute('name') === 'remove'
    if (!isRemoval && (submitter?.hasAttribute('formaction') || rowsIn(target).length === 0)) return
    event.preventDefault()
    if (!isRemoval) return rowsIn(target).forEach(commit)
    const row = findRow(host, submitter?.getAttribute('value') ?? '') ?? rowOf(submitter)
    if (row) wish(row, REMOVAL)
  }

  for (const name of ['change', 'focusout', 'quantity:change']) host.addEventListener(name, settle, { signal })
  host.addEventListener('keydown', enter, { signal })
  host.addEventListener('submit', submit, { signal })
}
