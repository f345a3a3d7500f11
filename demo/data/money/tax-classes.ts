/** Countries tax printed matter and food less. */
export const taxClasses = ['standard', 'print', 'food'] as const

export type TaxClass = (typeof taxClasses)[number]
