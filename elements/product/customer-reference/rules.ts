/** Where the outcome of an update is shown; a growl by default (§8). */
export const NOTICES = ['growl', 'modal'] as const

/** Milliseconds until the modal that shows the outcome closes (§9). */
export const MODAL_DURATION = 3_000

/** The field of the reference (§7). */
export const SKU_FIELD = 'CustomerSKU'
