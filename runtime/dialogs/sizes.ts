/** Widths of a dialog. On small screens `medium` and `large` fill the screen, `small` rises from its lower edge. */
export const SIZES = ['small', 'medium', 'large'] as const

export type Size = (typeof SIZES)[number]
