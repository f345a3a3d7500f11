import { valueText } from '../../../stores/product/values.ts'
import { pictureOf, type Swatch } from './rules.ts'
import type { ServerRadio } from './server-radios.ts'

/** The label of one value, with the radio that is focused, named and sent. */
export type SwatchLabel = {
  element: HTMLLabelElement
  radio: HTMLInputElement
  /** Shows the value as it is now; its choice is the browser's. */
  show(swatch: Swatch, isDisabled: boolean, suffix: string): void
}

/** Makes the label of a value, with what the server's radio of that value carried. */
export function makeLabel(id: string, radios: readonly ServerRadio[]): SwatchLabel {
  const server = radios.find(({ input }) => input.value === id)
  const element = document.createElement('label')
  const radio = document.createElement('input')
  const colour = document.createElement('span')
  const words = document.createElement('span')
  element.dataset.part = 'swatch'
  colour.dataset.part = 'colour'
  words.dataset.part = 'name'
  radio.type = 'radio'
  radio.name = radios[0]?.input.name ?? ''
  radio.value = id
  for (const [attribute, value] of Object.entries(server?.kept ?? {})) radio.setAttribute(attribute, String(value))
  radio.defaultChecked = server?.input.defaultChecked ?? false
  element.append(radio, colour, words)

  let shown = ''
  return {
    element,
    radio,
    show(swatch, isDisabled, suffix) {
      const { text, isUnavailable, colors } = swatch
      radio.disabled = isDisabled
      mark(element, isUnavailable)
      colour.style.setProperty('--vt-swatch-picture', pictureOf(colors) ?? null)
      writeFacts(radio, swatch)
      const present = valueText({ text, isUnavailable }, suffix)
      // What a translator has made of the same words stays.
      if (present !== shown) words.textContent = present
      shown = present
    },
  }
}

/** A clone of the element reads these again, as it would from a server. */
function writeFacts(radio: HTMLInputElement, { text, isUnavailable, colors }: Swatch): void {
  const facts = { name: text, color1: colors[0], color2: colors[1], color3: colors[2] }
  for (const [fact, value] of Object.entries(facts)) {
    if (value === undefined) delete radio.dataset[fact]
    else radio.dataset[fact] = value
  }
  mark(radio, isUnavailable)
}

function mark(element: HTMLElement, isUnavailable: boolean): void {
  if (isUnavailable) element.dataset.unavailable = 'true'
  else delete element.dataset.unavailable
}
