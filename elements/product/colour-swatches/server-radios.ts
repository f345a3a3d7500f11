import { type Swatch, textWithoutSuffix } from './rules.ts'

export type ServerRadio = {
  input: HTMLInputElement
  swatch: Swatch
  /** Its other attributes: the validator's `data-val-*`, an id, `required`, the form that it belongs to. */
  kept: Record<string, string | boolean>
}

/** HTML of a content system may be around the radio buttons. */
export const readRadios = (nodes: readonly Node[], suffix: string): ServerRadio[] =>
  nodes
    .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('input')] : []))
    .filter((element) => element instanceof HTMLInputElement && element.type === 'radio')
    .map((element) => {
      const input = element as HTMLInputElement
      return { input, swatch: readSwatch(input, nodes, suffix), kept: keptOf(input) }
    })

function readSwatch(input: HTMLInputElement, nodes: readonly Node[], suffix: string): Swatch {
  const { color1, color2, color3, unavailable = 'false', name } = input.dataset
  return {
    id: input.value,
    text: name ?? textWithoutSuffix(labelText(input, nodes), suffix),
    isUnavailable: input.disabled || unavailable.toLowerCase() !== 'false',
    colors: [color1, color2, color3].filter((color) => color !== undefined),
  }
}

function labelText(input: HTMLInputElement, nodes: readonly Node[]): string {
  const label =
    input.closest('label') ?? nodes.find((node) => node instanceof HTMLLabelElement && node.htmlFor === input.id)
  const copy = (label?.cloneNode(true) ?? document.createElement('label')) as HTMLElement
  for (const other of copy.querySelectorAll('input, svg, img, [data-part=suffix]')) other.remove()
  const text = (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text || (input.getAttribute('aria-label') ?? '')
}

/** The attributes that the view sets itself. */
const OWN = /^(data-(name|unavailable|color\d)|aria-label)$/

function keptOf(input: HTMLInputElement): Record<string, string | boolean> {
  const kept: Record<string, string | boolean> = input.required ? { required: true } : {}
  for (const { name, value } of input.attributes) {
    if (/^(data-|aria-|id$|form$)/.test(name) && !OWN.test(name)) kept[name] = value
  }
  return kept
}
