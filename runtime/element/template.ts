import { render, type TemplateResult } from 'lit-html'

/**
 * The elements of a template of lit-html, for a caller that inserts them. The template is rendered once, and the marker
 * that lit-html needs to render it again does not get into the page.
 */
export function fragmentOf(template: TemplateResult | readonly TemplateResult[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  render(template, fragment)
  fragment.replaceChildren(...fragment.children)
  return fragment
}

/** The one element of a template. */
export const elementOf = <E extends Element = HTMLElement>(template: TemplateResult): E =>
  fragmentOf(template).firstElementChild as E
