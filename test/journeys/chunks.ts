import { readdirSync } from 'node:fs'

/**
 * The addresses of chunks of the library, by their names. Throws if the build has no chunk of a name, since a test that
 * holds or loses it would pass without any effect.
 */
export function chunks(...names: string[]): RegExp {
  const built = readdirSync('dist/c')
  const missing = names.filter((name) => !built.some((file) => addressOf(name).test(`/c/${file}`)))
  if (missing.length > 0) throw new Error(`dist/c has no chunk ${missing.join(', ')}.`)
  return addressOf(names.join('|'))
}

/** As `vite.config.ts` names chunks: with a hash of seven characters. */
const addressOf = (names: string) => new RegExp(`/c/(?:${names})-[\\w-]{7}\\.js$`)
