/** Texts nested by their dotted names; a leaf is a text, or has plural forms (`one`, `many`, `other`). */
export type Texts = { [name: string]: string | Texts }

/** The second dictionary merged over the first, level by level. */
export function mergeTexts(under: Texts, over: Texts): Texts {
  const all: Texts = { ...under }
  for (const [name, value] of Object.entries(over)) {
    const below = all[name]
    all[name] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value
  }
  return all
}
