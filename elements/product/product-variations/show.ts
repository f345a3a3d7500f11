import { ofForm } from '../../../runtime/forms/of-form.ts'
import { parseHtml, setHtml } from '../../../runtime/page/html.ts'
import { here, historyState, writeHistory } from '../../../runtime/page/window/history.ts'
import type { Variation, VariationAttribute } from '../../../stores/product/api.ts'
import { valueText } from '../../../stores/product/values.ts'
import { boundText, isFragment, plainText, priceText } from './bound-text.ts'
import { choiceFields, isOwn } from './choice.ts'
import { CHOICE } from './rules.ts'

/** `variation` is the variant that the shop has sent last, if any. */
type Before = { variation: Variation | undefined; variantId: string }

/** `price` is a new one; `soldOut` has the chosen values that are unavailable. */
export type News = { price?: string; soldOut: string }

/** `suffix` marks unavailable values. */
export function show(host: Element, form: HTMLFormElement, variation: Variation, before: Before, suffix: string): News {
  const price = priceText(variation.price, variation.currency)
  const old = before.variation ? priceText(before.variation.price, before.variation.currency) : shownPrice(host)
  showValues(form, variation, suffix)
  showBound(host, variation)
  showVariant(host, form, variation, before.variantId)
  return { ...(plainText(price) !== plainText(old) && { price }), soldOut: soldOut(variation, suffix) }
}

const soldOut = ({ attributes, chosenIds }: Variation, suffix: string): string =>
  attributes
    .flatMap(({ values }, index) => values.filter(({ id, isUnavailable }) => isUnavailable && id === chosenIds[index]))
    .map((value) => valueText(value, suffix))
    .join(', ')

export const showAddress = (variantId: string): void =>
  writeHistory('replace', historyState(), variantAddress(here().href, variantId))

/** Values from a form without JavaScript would contradict the variant, so they are removed. */
export function variantAddress(address: string, variantId: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (CHOICE.test(name)) url.searchParams.delete(name)
  url.searchParams.set('variant', variantId)
  return url.href
}

const shownPrice = (host: Element): string =>
  [...host.querySelectorAll('[data-bind=UnitPriceTaxIncl]')].find((part) => isOwn(host, part))?.textContent ?? ''

/** The HTML that the shop has sent last for a part; tags inside have changed it since. */
const sent = new WeakMap<Element, string>()

/**
 * Writes texts and fragments. Parts that the shop did not send are kept, and an equal fragment keeps its state and
 * focus.
 */
function showBound(host: Element, { bound, currency }: Variation): void {
  for (const part of host.querySelectorAll<HTMLElement>('[data-bind]')) {
    const name = part.dataset.bind ?? ''
    if (!isOwn(host, part) || !(name in bound)) continue
    const text = boundText(name, bound[name], currency)
    if (!isFragment(name)) {
      if (part.textContent !== text) part.textContent = text
    } else if ((sent.get(part) ?? part.innerHTML.trim()) !== normal(text)) {
      const content = contentFor(part, text)
      if ('markup' in part) part.markup = content
      else setHtml(part, content)
    }
    if (isFragment(name)) sent.set(part, normal(text))
  }
}

/** A bound tag is kept in the page: if the fragment contains the tag, its attributes and its content are copied. */
function contentFor(part: HTMLElement, html: string): DocumentFragment {
  const fragment = parseHtml(html)
  const [tag, ...others] = fragment.children
  if (!part.localName.includes('-') || tag?.localName !== part.localName || others.length > 0) return fragment
  for (const { name, value } of tag.attributes) if (name !== 'data-bind') part.setAttribute(name, value)
  const inside = document.createDocumentFragment()
  inside.append(...tag.childNodes)
  return inside
}

/** Returns HTML as the browser serializes it, for comparison. In a template nothing is loaded. */
function normal(html: string): string {
  const holder = document.createElement('template')
  holder.content.append(parseHtml(html))
  return holder.innerHTML.trim()
}

function showVariant(host: Element, form: HTMLFormElement, variation: Variation, before: string): void {
  const { productId, variantId } = variation
  for (const field of ofForm(form, 'elements')) {
    if (field instanceof HTMLInputElement && field.name === 'ProductVariantId') field.value = variantId
  }
  for (const tag of host.querySelectorAll('[variant-id], [product-variant-id]')) {
    if (!isOwn(host, tag) || (tag.getAttribute('product-id') ?? productId) !== productId) continue
    if (tag.hasAttribute('variant-id')) tag.setAttribute('variant-id', variantId)
    if (tag.getAttribute('product-variant-id') === before) tag.setAttribute('product-variant-id', variantId)
  }
  host.setAttribute('variant-id', variantId)
}

/** The fields stay the same nodes, so focus is kept. */
function showValues(form: HTMLFormElement, variation: Variation, suffix: string): void {
  for (const [index, attribute] of variation.attributes.entries()) {
    const chosen = variation.chosenIds[index]
    const fields = choiceFields(form).filter(({ name }) => name === `VariantValueId${index + 1}`)
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) showOptions(field, attribute, chosen, suffix)
      else if (field.type === 'radio' && !field.closest('colour-swatches:defined')) {
        showRadio(field, attribute, chosen, suffix)
      }
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
    // A disabled option is not sent, so the chosen one stays enabled.
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
  radio.disabled = value.isUnavailable && !radio.checked
  const texts = textNodes(radio.labels?.[0])
  for (const [position, node] of texts.entries()) node.data = position === 0 ? ` ${valueText(value, suffix)}` : ''
}

function textNodes(label: Element | undefined): Text[] {
  if (!label) return []
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) if ((walker.currentNode as Text).data.trim() !== '') found.push(walker.currentNode as Text)
  return found
}
