/** How hard a password is to guess, by a rough estimate. It is advice: no password is refused by it. */
export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** The shortest password that shops accept (ACCOUNT-14). */
const SHORTEST = 8

/** Bits of entropy of a fair password, and of a strong one. */
const FAIR = 45
const STRONG = 70

/** Common passwords, which are guessed first: the few that matter most. */
const COMMON =
  /pass?wor[dt]|mot ?de ?passe|wachtwoord|passwort|contrase[nñ]a|palavra|qwert[yz]|azerty|letmein|welcome|admin|iloveyou|soleil|(19|20)\d\d/gi

const POOLS: readonly [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\p{M}\d]/u, 20],
]

/** Leaves out characters that follow from the one before: `aaaa`, `1234`, `dcba`. */
function tellingSigns(text: string): string[] {
  const signs = [...text]
  return signs.filter((sign, index) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? -9)
    return Math.abs(step) > 1
  })
}

/** Rates a password; `known` are texts that belong to the shopper, such as the e-mail. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  if ([...password].length < SHORTEST) return 'short'
  const own = known.flatMap((text) => text.split(/[@.\s]/)).filter((text) => text.length > 2)
  const rest = own.reduce((text, word) => text.replaceAll(new RegExp(escaped(word), 'gi'), '·'), password)
  const signs = tellingSigns(rest.replace(COMMON, '·'))
  const pool = POOLS.reduce((sum, [pattern, size]) => sum + (pattern.test(rest) ? size : 0), 0)
  const bits = new Set(signs).size < 4 ? 0 : signs.length * Math.log2(pool)
  if (bits < FAIR) return 'weak'
  return bits < STRONG ? 'fair' : 'strong'
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
