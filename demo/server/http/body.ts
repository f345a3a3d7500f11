import type { ShopContext } from '../context.ts'

/**
 * The fields of a request. They are scalars in an object without a prototype, so that no field name can reach a
 * prototype.
 */
export type Fields = Record<string, string | number | boolean>

export type Body = { ok: true; fields: Fields } | { ok: false; status: 400 | 415; key: string }

const none = (): Fields => Object.create(null)

function collect(entries: Iterable<[string, unknown]>): Fields {
  const fields = none()
  for (const [name, value] of entries) {
    if (['string', 'number', 'boolean'].includes(typeof value)) fields[name] = value as string | number | boolean
  }
  return fields
}

/** If a name is repeated, the last value counts. */
export const queryFields = (c: ShopContext): Fields => collect(new URL(c.req.url).searchParams)

/** Reads a form with the files of one field; a form with another encoding has no files. */
export async function readUpload(c: ShopContext, name: string): Promise<Body & { files: File[] }> {
  const isMultipart = /^multipart\/form-data/i.test(c.req.header('Content-Type') ?? '')
  if (!isMultipart) return { ...(await readBody(c)), files: [] }
  const data = await c.req.raw.formData().catch(() => undefined)
  if (!data) return { ok: false, status: 400, key: 'Answers.Unreadable', files: [] }
  const fields = collect(data.entries())
  if (Object.entries(fields).flat().join('').includes('\0'))
    return { ok: false, status: 400, key: 'Answers.Unreadable', files: [] }
  // A browser sends a nameless, empty file when none is chosen.
  const files = data.getAll(name).filter((file): file is File => file instanceof File && file.size > 0)
  return { ok: true, fields, files }
}

/**
 * Reads a JSON object or a form (§7: every call accepts both). Nested values of a JSON body are ignored; a NUL byte is
 * refused.
 */
export async function readBody(c: ShopContext): Promise<Body> {
  const body = await readFields(c)
  const hasNul = body.ok && Object.entries(body.fields).flat().join('').includes('\0')
  return hasNul ? { ok: false, status: 400, key: 'Answers.Unreadable' } : body
}

async function readFields(c: ShopContext): Promise<Body> {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') return readJson(await c.req.text())
  if (type === 'application/x-www-form-urlencoded') {
    return { ok: true, fields: collect(new URLSearchParams(await c.req.text())) }
  }
  if (type === 'multipart/form-data') return readMultipart(c)
  if (type === '' && (await c.req.text()) === '') return { ok: true, fields: none() }
  return { ok: false, status: 415, key: 'Answers.MediaType' }
}

function readJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, fields: collect(Object.entries(value)) }
    }
  } catch {
    // The answer below is the same for broken JSON and for JSON that is no object.
  }
  return { ok: false, status: 400, key: 'Answers.Unreadable' }
}

async function readMultipart(c: ShopContext): Promise<Body> {
  try {
    return { ok: true, fields: collect((await c.req.raw.formData()).entries()) }
  } catch {
    return { ok: false, status: 400, key: 'Answers.Unreadable' }
  }
}

/** A field as text, trimmed; '' when it is absent. Control characters other than line breaks are dropped. */
export const textOf = (fields: Fields, name: string): string =>
  String(fields[name] ?? '')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()

export const largestInteger = 2_147_483_647

/**
 * A whole number of at least 0 that the database can hold, else undefined: '1e3', '1.5', '-1' and '0x1' are refused.
 */
export function wholeNumber(value: unknown): number | undefined {
  const text = String(value ?? '').trim()
  if (!/^\d{1,10}$/.test(text)) return undefined
  const number = Number(text)
  return number <= largestInteger ? number : undefined
}
