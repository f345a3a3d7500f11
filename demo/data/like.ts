/** A text for LIKE that means itself: its %, _ and \ are letters like any others. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
