import { loadStrings } from '../../../runtime/text/strings.ts'

/** Fetches the texts of the groups; `t` then has those of each answer. */
export const loadTexts = (): Promise<void> => loadStrings({ area: 'shop-adapters.Email' })
