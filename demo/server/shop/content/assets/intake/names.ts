/** Characters of a file's name, without its extension. */
export const longestName = 100

/** Invisible characters: controls, changes of direction, halves of surrogates, line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Names that some systems reserve for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A typed label: one line, without invisible characters, not longer than a name may be. */
export const cleanLabel = (typed: string): string =>
  [...typed.normalize('NFC').replace(/\s/gu, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim()]
    .slice(0, longestName)
    .join('')
    .trim()

/**
 * A name without its folders, split at its last dot. Invisible characters are removed, and other dots are replaced by
 * hyphens.
 */
export function splitName(sent: string): { base: string; ending: string } {
  const last = sent.replace(invisible, '').split(/[/\\]/).at(-1) ?? ''
  const [, before = last, ending = ''] = /^(.*)\.([^.]*)$/s.exec(last.replace(/[.\s]+$/u, '')) ?? []
  const base = cleanLabel(before.replaceAll('.', '-').replace(/[:*?"|]/g, '-')).replace(/^[-\s]+|[-\s]+$/gu, '')
  return { base: base === '' ? 'file' : reserved.test(base) ? `${base}-` : base, ending: ending.trim().toLowerCase() }
}
