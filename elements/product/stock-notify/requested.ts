import { atom } from 'nanostores'

/** The variants that this shopper has asked about since the document was loaded; no device remembers them. */
export const $requested = atom<readonly string[]>([])
