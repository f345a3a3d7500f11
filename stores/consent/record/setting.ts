/** The categories of consent (§3). */
export const CATEGORIES = ['preferences', 'statistics', 'marketing'] as const

export type Category = (typeof CATEGORIES)[number]

/** Whether each category is allowed. */
export type Choice = Record<Category, boolean>

/** The content of the cookie: the choice, and the version of the questions (§3). */
export type ConsentSetting = { stamp: string } & Choice

/** The same choice for every category. */
export const choiceOfAll = (isAllowed: boolean): Choice => ({
  preferences: isAllowed,
  statistics: isAllowed,
  marketing: isAllowed,
})

/** The choice in one word. */
export function summaryOf(choice: Choice): 'accepted' | 'partial' | 'declined' {
  if (CATEGORIES.every((category) => choice[category])) return 'accepted'
  return CATEGORIES.some((category) => choice[category]) ? 'partial' : 'declined'
}

/** Reads the content of a cookie; returns undefined unless it is a complete setting. */
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
