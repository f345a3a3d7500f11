type Value = string | boolean | string[]

/** The index counts the elements with the same signature. */
export type Typed = [signature: string, index: number, value: Value][]

/** Bytes of one page, at two for a character. */
const MOST_BYTES = 32_000

/**
 * Fields that are never stored: secret and hidden ones, those that opt out, those without typed text, and the settings
 * of a page, which its address contains.
 */
const LEFT_OUT = `[type=password], [type=hidden], [type=file], [type=submit], [type=button], [type=image], [type=reset],
[autocomplete=off i], [autocomplete=off i] *, [autocomplete^=cc- i], [autocomplete$=password i], [autocomplete=one-time-code i], [data-keep-place] *`

type Kept = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

const signatureOf = (element: Element): string =>
  [element.localName, ...['type', 'id', 'name', 'value'].map((name) => element.getAttribute(name) ?? '')]
    .slice(0, element.matches('[type=radio], [type=checkbox]') ? 5 : 4)
    .join('|')

function* keptIn(area: Element): Generator<[element: Kept, signature: string, index: number]> {
  const counts = new Map<string, number>()
  for (const element of area.querySelectorAll<Kept>('input, textarea, select, details')) {
    if (element.matches(LEFT_OUT)) continue
    const signature = signatureOf(element)
    const index = counts.get(signature) ?? 0
    counts.set(signature, index + 1)
    yield [element, signature, index]
  }
}

const isTick = (element: Kept): element is HTMLInputElement => element.matches('[type=radio], [type=checkbox]')

/** Undefined if the value is as the server sent it. For details, the server's value is unknown. */
function changeOf(element: Kept): Value | undefined {
  if (element instanceof HTMLDetailsElement) return element.open
  if (element instanceof HTMLSelectElement) return choicesOf(element)
  if (isTick(element)) return element.checked === element.defaultChecked ? undefined : element.checked
  return element.value === element.defaultValue ? undefined : element.value
}

function choicesOf({ options, multiple }: HTMLSelectElement): string[] | undefined {
  const all = [...options]
  const sent = all.filter(({ defaultSelected }) => defaultSelected)
  const first = all.filter(({ disabled }) => !disabled).slice(0, 1)
  const chosen = all.filter(({ selected }) => selected)
  const usual = multiple || sent.length > 0 ? sent : first
  return chosen.length === usual.length && chosen.every((one) => usual.includes(one))
    ? undefined
    : chosen.map(({ value }) => value)
}

/** Notes the typed texts, ticks, choices and open details, up to the limit. */
export function noteTyped(area: Element): Typed | undefined {
  const typed: Typed = []
  let bytes = 0
  for (const [element, signature, index] of keptIn(area)) {
    const value = changeOf(element)
    if (value === undefined) continue
    const size = 2 * (signature.length + JSON.stringify(value).length)
    if (bytes + size > MOST_BYTES) continue
    bytes += size
    typed.push([signature, index, value])
  }
  return typed.length > 0 ? typed : undefined
}

/** Restores noted values as the browser does: without an event, since its listeners would repeat their work. */
export function restoreTyped(area: Element, typed: Typed | undefined): void {
  if (!typed) return
  const values = new Map(typed.map(([signature, index, value]) => [`${signature}|${index}`, value]))
  for (const [element, signature, index] of keptIn(area)) {
    const value = values.get(`${signature}|${index}`)
    if (value === undefined) continue
    if (element instanceof HTMLDetailsElement) element.open = value === true
    else if (element instanceof HTMLSelectElement)
      for (const option of element.options) option.selected = (value as string[]).includes(option.value)
    else if (isTick(element)) element.checked = value === true
    else element.value = String(value)
  }
}
