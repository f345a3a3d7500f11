/** A mistake in three parts: what happened, why it matters, and what to write instead. */
export type Finding = {
  /** The name of the rule. */
  kind: string
  /** The page, file or call, with a line if there is one. */
  where: string
  what: string
  why: string
  instead: string
  /** Parts of messages that a browser shows for the same mistake, or addresses in them. */
  covers?: readonly (string | URL)[]
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether a message has a part. An address is found whole: with its query or without, but not as a part of another. */
export function mentions(message: string, part: string | URL): boolean {
  if (typeof part === 'string') return message.includes(part)
  const { origin, pathname } = part
  return new RegExp(`(${escaped(origin)}|(?<![\\w/%.~-]))${escaped(pathname)}(?![\\w/%~-]|\\.\\w)`).test(message)
}

/** A finding, if there is the mistake. */
export const when = (isWrong: boolean, finding: Finding): Finding[] => (isWrong ? [finding] : [])

/** A finding with all its locations. */
export type Report = Omit<Finding, 'where'> & { where: string[] }

/** Merges the same mistakes, such as those of a header on each page. */
export function merged(findings: readonly Finding[]): Report[] {
  const reports = new Map<string, Report>()
  for (const { where, ...finding } of findings) {
    const key = `${finding.kind} ${finding.what}`
    const report = reports.get(key) ?? { ...finding, where: [] }
    if (!report.where.includes(where)) report.where.push(where)
    reports.set(key, report)
  }
  return [...reports.values()]
}

const MOST_LOCATIONS = 3

/** A text of a shop as a terminal may show it: signs that control it are written by their numbers. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

/** The text of a report for a terminal. */
export function textOf({ kind, where, what, why, instead }: Report): string {
  const shown = where.slice(0, MOST_LOCATIONS).join(', ')
  const others = where.length > MOST_LOCATIONS ? ` and ${where.length - MOST_LOCATIONS} more` : ''
  return [`${kind}: ${shown}${others}`, what, why, instead].map(printable).join('\n  ')
}
