/** The classes of products by tax: countries tax printed matter and food less. */
export const taxClasses = ['standard', 'print', 'food'] as const

/** One of `taxClasses`. */
export type TaxClass = (typeof taxClasses)[number]
