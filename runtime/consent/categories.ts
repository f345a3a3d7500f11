/** The links and buttons, anywhere in the page, that open the choices (§4). */
export const CHOOSES = '[data-consent-choose]'

/**
 * The categories in an element's `data-consent`, such as `marketing` or `statistics marketing`. It needs all of them.
 */
export const categoriesOf = (element: Element): string[] =>
  (element.getAttribute('data-consent') ?? '').toLowerCase().match(/[^\s,]+/g) ?? []
