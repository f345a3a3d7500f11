import { atom } from 'nanostores'

/** The variants that this shopper has requested since the document was loaded; they are not stored. */
export const $requested = atom<readonly string[]>([])
