import { logOnce } from './log.ts'

export { logDetail, logOnly } from './log.ts'

/**
 * What `warn` is in a build: shoppers do not fetch the sentences for developers. `key` names those of a warning, `values` are
 * what they quote, in order.
 */
export async function warn(key: string, values: readonly unknown[], cause?: unknown): Promise<void> {
  const code = await import('virtual:warnings').catch(() => undefined)
  // Where they do not arrive, the key and the values say at least that there is a mistake.
  const text = code?.sentences[key] ?? `${key} ${values.join(' ')}`
  logOnce(
    text.replace(/\{(\d+)\}/g, (_, index) => String(values[index])),
    cause,
  )
}
