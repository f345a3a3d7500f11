/** Where the outcome of an update is told; a growl unless told otherwise (§8). */
export const NOTICES = ['growl', 'modal'] as const

/** Milliseconds until the modal that tells the outcome closes (§9). */
export const MODAL_LIFE = 3_000

/** The field of the reference (§7). */
export const SKU_FIELD = 'CustomerSKU'
