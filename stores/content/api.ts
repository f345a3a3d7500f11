import { create, nullable, string } from 'superstruct'
import { request } from '../../runtime/request/request.ts'

/** Shops return the key as JSON or as plain text; an HTML page is not a key. */
function readKey(answer: unknown): string {
  const key = create(answer, nullable(string())) ?? ''
  if (/^[\w-]*$/.test(key)) return key
  throw new TypeError('no key')
}

function openKey(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value === null || typeof value === 'string' ? value : text
  } catch {
    return text.trim()
  }
}

/** The key of the maps service; '' if the shop has none (§7). Throws ShopError. */
export const getMapsKey = (signal: AbortSignal): Promise<string> =>
  request('GET', '/api/v1/settings/GoogleFrontAPIKey', { open: openKey, read: readKey, signal, quiet: true })
