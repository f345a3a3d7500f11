import type { Subject } from '../../mutant.ts'

/** Calls of the shop, and what becomes of their failures. */
export const requests: readonly Subject[] = []
