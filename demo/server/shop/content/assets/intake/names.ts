/** The longest name of a file, without its ending. */
export const longestName = 100

/** Invisible letters: controls, those that turn the direction of what follows, halves of surrogates, line separators. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Names that some systems keep for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A label as somebody typed it: one line, without what is not seen, no longer than a name may be. */
export const cleanLabel = (typed: string): string =>
  [...typed.normalize('NFC').replace(/\s/gu, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim()]
    .slice(0, longestName)
    .join('')
    .trim()

/** A name without its folders, split at its last dot; what is not seen is gone, and other dots are hyphens. */
export function splitName(sent: string): { base: string; ending: string } {
  const last = sent.replace(invisible, '').split(/[/\\]/).at(-1) ?? ''
  const [, before = last, ending = ''] = /^(.*)\.([^.]*)$/s.exec(last.replace(/[.\s]+$/u, '')) ?? []
  const base = cleanLabel(before.replaceAll('.', '-').replace(/[:*?"|]/g, '-')).replace(/^[-\s]+|[-\s]+$/gu, '')
  return { base: base === '' ? 'file' : reserved.test(base) ? `${base}-` : base, ending: ending.trim().toLowerCase() }
}
