type Field = { draw(): void; restart(): void }

const fields = new WeakMap<Element, Field>()
let watch: MutationObserver | undefined

/** One observer and one listener for all fields of the page. */
function start(): MutationObserver {
  addEventListener('reset', (event) => {
    const form = event.target
    // The values go back after the listeners have run.
    setTimeout(() => {
      if (!(form instanceof HTMLFormElement)) return
      for (const element of form.elements) fields.get(element)?.restart()
    })
  })
  return new MutationObserver((records) => {
    for (const { target } of records) fields.get(target as Element)?.draw()
  })
}

/** Tells a field's stepper of `disabled` and `readonly` that come and go, and of resets. */
export function adoptField(input: HTMLInputElement, field: Field): void {
  watch ??= start()
  fields.set(input, field)
  watch.observe(input, { attributeFilter: ['disabled', 'readonly'] })
}

/** The stepper of the field has left. */
export const forgetField = (input: HTMLInputElement): void => void fields.delete(input)
