import { logOnce } from './log.ts'

export { logOnly } from './log.ts'

/**
 * What `warn` is in a build: shoppers do not fetch the sentences for developers. `key` names those of a warning, `values` are
 * what they quote, in order.
 */
export async function warn(key: string, values: readonly unknown[], cause?: unknown): Promise<void> {
  const { sentences } = await import('virtual:warnings')
  logOnce(
    (sentences[key] ?? key).replace(/\{(\d+)\}/g, (_, index) => String(values[index])),
    cause,
  )
}
