import type { Way } from '../send-file.ts'

/** Bytes. Larger files are sent in parts, if the shop supports that. */
const RESUMABLE_FROM = 8_000_000

export const formOf = (host: Element): HTMLFormElement | null => host.closest('form') ?? host.querySelector('form')

/** How the files of a tag are sent: by its form or the button that sends it (§7), with the form's hidden fields. */
export function wayOf(host: Element, file: File, options: { resumable: string; fallback: string }): Way {
  const form = formOf(host)
  const input = host.querySelector<HTMLInputElement>('input[type=file]')
  const button = host.querySelector('[data-part=send]')
  const endpoint = button?.getAttribute('formaction') || form?.getAttribute('action') || options.fallback
  return {
    endpoint: new URL(endpoint, document.baseURI).href,
    fieldName: input?.name || 'files',
    fields: hiddenFields(form),
    ...(options.resumable !== '' && file.size >= RESUMABLE_FROM && { resumable: options.resumable }),
  }
}

/** The hidden fields of a form, without those of its assets. */
export function hiddenFields(form: Element | null): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>()
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[type=hidden][name]:not(:disabled)') ?? []) {
    if (field.closest('[data-part=assets]') || /^Asset(s?Loaded|Id-|Name-)/.test(field.name)) continue
    const before = fields.get(field.name)
    fields.set(field.name, before === undefined ? field.value : [before, field.value].flat())
  }
  return Object.fromEntries(fields)
}

/** The limits of the file field, if the tag has none of its own (§5). */
export function inputLimits(attributes: Readonly<Record<string, string>> = {}) {
  const bytes = (name: string) => (Number(attributes[name]) > 0 ? Number(attributes[name]) : undefined)
  return { accept: attributes.accept ?? '', maxSize: bytes('data-max-size'), minSize: bytes('data-min-size') }
}
