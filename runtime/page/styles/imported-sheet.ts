/** The way of `style-sheet.ts` in the files for bundlers, which import the sheet. */
export const addStyleSheet = (): undefined => undefined
