/** What opens the choices, anywhere in the page (§4). */
export const CHOOSES = '[data-consent-choose]'

/** The categories that an element with `data-consent` needs, all of them: `marketing`, or `statistics marketing`. */
export const categoriesOf = (element: Element): string[] =>
  (element.getAttribute('data-consent') ?? '').toLowerCase().match(/[^\s,]+/g) ?? []
