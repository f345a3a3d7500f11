/** What a visitor can consent to (§3). */
export const CATEGORIES = ['preferences', 'statistics', 'marketing'] as const

export type Category = (typeof CATEGORIES)[number]

/** What was allowed. */
export type Choice = Record<Category, boolean>

/** What the cookie holds: the choice, and the version of what was asked (§3). */
export type ConsentSetting = { stamp: string } & Choice

/** Every category alike. */
export const choiceOfAll = (isAllowed: boolean): Choice => ({
  preferences: isAllowed,
  statistics: isAllowed,
  marketing: isAllowed,
})

/** What was chosen, in a word. */
export function summaryOf(choice: Choice): 'accepted' | 'partial' | 'declined' {
  if (CATEGORIES.every((category) => choice[category])) return 'accepted'
  return CATEGORIES.some((category) => choice[category]) ? 'partial' : 'declined'
}

/** Reads what a cookie holds; anything else than a whole setting counts as none. */
export function readSetting(text: string | undefined): ConsentSetting | undefined {
  try {
    const { stamp, ...rest } = JSON.parse(text ?? '')
    const { preferences, statistics, marketing } = rest
    const isWhole = CATEGORIES.every((category) => typeof rest[category] === 'boolean')
    return isWhole ? { stamp: String(stamp ?? ''), preferences, statistics, marketing } : undefined
  } catch {
    return undefined
  }
}
