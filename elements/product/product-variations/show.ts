import { parseHtml, setHtml } from '../../../runtime/page/html.ts'
import type { Variation, VariationAttribute } from '../../../stores/product/api.ts'
import { valueText } from '../../../stores/product/values.ts'
import { choiceFields } from './choice.ts'
import { boundText, isFragment } from './rules.ts'

/** True for what belongs to this element and not to a product inside it. */
export const isOwn = (host: Element, node: Element) => node.closest('product-variations') === host

/** The parts of the page that are bound to a field of the view model. */
export const boundParts = (host: Element, name = '') =>
  [...host.querySelectorAll<HTMLElement>(name ? `[data-bind="${name}"]` : '[data-bind]')].filter((part) =>
    isOwn(host, part),
  )

/** What the shop last sent for a part: tags inside have changed it since. */
const sent = new WeakMap<Element, string>()

/** Writes texts and fragments. What the shop did not send stays; a fragment that is the same keeps its state and focus. */
export function showBound(host: Element, { bound, currency }: Variation): void {
  for (const part of boundParts(host)) {
    const name = part.dataset.bind ?? ''
    if (!(name in bound)) continue
    const text = boundText(name, bound[name], currency)
    if (!isFragment(name)) {
      if (part.textContent !== text) part.textContent = text
    } else if ((sent.get(part) ?? part.innerHTML.trim()) !== normal(text)) {
      setHtml(part, contentFor(part, text))
    }
    if (isFragment(name)) sent.set(part, normal(text))
  }
}

/** A bound tag stays where it is: of a fragment that brings the tag along, it takes the attributes and what is inside. */
function contentFor(part: HTMLElement, html: string): DocumentFragment {
  const fragment = parseHtml(html)
  const [tag, ...others] = fragment.children
  if (!part.localName.includes('-') || tag?.localName !== part.localName || others.length > 0) return fragment
  for (const { name, value } of tag.attributes) if (name !== 'data-bind') part.setAttribute(name, value)
  const inside = document.createDocumentFragment()
  inside.append(...tag.childNodes)
  return inside
}

/** HTML as the browser writes it, to compare with what stands in the page; in a template, where nothing is loaded. */
function normal(html: string): string {
  const holder = document.createElement('template')
  holder.content.append(parseHtml(html))
  return holder.innerHTML.trim()
}

/** Carries the variant into the fields and buttons that buy it, and into the tags that show something of it. */
export function showVariant(
  host: Element,
  form: HTMLFormElement,
  { productId, variantId, sku, price, currency }: Variation,
  before: string,
): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.name === 'ProductVariantId') field.value = variantId
  }
  const facts = { 'product-variant-id': variantId, sku, price: String(price), 'currency-code': currency }
  for (const button of buyersOf(host, form)) {
    for (const [name, value] of Object.entries(facts)) if (button.hasAttribute(name)) button.setAttribute(name, value)
  }
  for (const tag of host.querySelectorAll('[variant-id], [product-variant-id]')) {
    if (!isOwn(host, tag) || (tag.getAttribute('product-id') ?? productId) !== productId) continue
    if (tag.hasAttribute('variant-id')) tag.setAttribute('variant-id', variantId)
    if (tag.getAttribute('product-variant-id') === before) tag.setAttribute('product-variant-id', variantId)
  }
}

/** The elements that add this form's variant, and no others: a list of related products has forms of its own. */
const buyersOf = (host: Element, form: HTMLFormElement) =>
  [...document.querySelectorAll<HTMLElement>('add-to-cart')].filter((element) => {
    const its = element.querySelector('form') ?? element.closest('form')
    if (its) return its === form
    return element.hasAttribute('for')
      ? element.getAttribute('for') === form.id
      : host.contains(element) && isOwn(host, element)
  })

/** Buttons that name both states say which one holds; others are the server's own affair. */
export function showAvailability(host: Element, form: HTMLFormElement, { attributes, chosenIds }: Variation): void {
  if (attributes.length === 0) return
  const isSoldOut = attributes.some(({ values }, place) =>
    values.some(({ id, isUnavailable }) => isUnavailable && id === chosenIds[place]),
  )
  for (const buyer of buyersOf(host, form)) {
    for (const button of buyer.querySelectorAll<HTMLButtonElement>('button[data-available][data-unavailable]')) {
      const { available = '', unavailable = '' } = button.dataset
      button.disabled = isSoldOut
      button.textContent = isSoldOut ? unavailable : available
    }
  }
}

/** Brings selects, radios and swatches to what can be chosen now. The fields stay the same nodes, so focus stays. */
export function showValues(form: HTMLFormElement, variation: Variation, suffix: string): void {
  for (const [place, attribute] of variation.attributes.entries()) {
    const chosen = variation.chosenIds[place]
    const fields = choiceFields(form).filter(({ name }) => name === `VariantValueId${place + 1}`)
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) showOptions(field, attribute, chosen, suffix)
      else if (field.type === 'radio') showRadio(field, attribute, chosen, suffix)
    }
    for (const swatches of new Set(fields.map((field) => field.closest('colour-swatches')))) {
      if (!swatches) continue
      // A radio that is there is chosen already; only a new one is drawn as chosen.
      const isThere = fields.some((field) => field.value === chosen)
      const values = attribute.values.map((value) => ({ ...value, isChosen: value.id === chosen && !isThere }))
      Object.assign(swatches, { swatches: values })
    }
  }
}

function showOptions(
  select: HTMLSelectElement,
  { values }: VariationAttribute,
  chosen: string | undefined,
  suffix: string,
) {
  const before = select.value
  for (const option of [...select.options]) {
    if (option.value !== '' && !values.some(({ id }) => id === option.value)) option.remove()
  }
  for (const value of values) {
    const option = [...select.options].find((one) => one.value === value.id) ?? new Option('', value.id)
    if (!option.isConnected) select.append(option)
    option.text = valueText(value, suffix)
    // A disabled option is not sent, so what is chosen stays enabled.
    option.disabled = value.isUnavailable && value.id !== (chosen ?? before)
  }
  if (chosen !== undefined && select.value !== chosen) select.value = chosen
}

function showRadio(
  radio: HTMLInputElement,
  { values }: VariationAttribute,
  chosen: string | undefined,
  suffix: string,
) {
  const value = values.find(({ id }) => id === radio.value)
  if (!value) return
  if (chosen !== undefined) radio.checked = value.id === chosen
  if (radio.closest('colour-swatches')) {
    // The swatches draw the rest; until then the choice must be one that is sent.
    if (value.id === chosen) radio.disabled = false
    return
  }
  radio.disabled = value.isUnavailable && !radio.checked
  const words = textNodes(radio.labels?.[0])
  for (const [place, node] of words.entries()) node.data = place === 0 ? ` ${valueText(value, suffix)}` : ''
}

function textNodes(label: Element | undefined): Text[] {
  if (!label) return []
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim() !== '') found.push(walker.currentNode as Text)
  return found
}

/** Before the first answer: what the server has marked cannot be chosen. */
export function closeMarkedOptions(select: HTMLSelectElement): void {
  for (const option of select.options) {
    if ((option.dataset.unavailable ?? 'false').toLowerCase() !== 'false') option.disabled = !option.selected
  }
}
