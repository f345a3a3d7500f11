/** The categories that an element with `data-consent` needs, all of them: `marketing`, or `statistics marketing`. */
export const categoriesOf = (element: Element): string[] =>
  (element.getAttribute('data-consent') ?? '').toLowerCase().match(/[^\s,]+/g) ?? []
