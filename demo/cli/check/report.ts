/** A mistake in three parts: what happened, why it matters, and what to write instead. */
export type Finding = {
  /** The name of the rule. */
  kind: string
  /** The page, file or call, with a line if there is one. */
  where: string
  what: string
  why: string
  instead: string
  /** Parts of messages that a browser shows for the same mistake, such as an address. */
  covers?: readonly string[]
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

/** The text of a report for a terminal. */
export function textOf({ kind, where, what, why, instead }: Report): string {
  const shown = where.slice(0, MOST_LOCATIONS).join(', ')
  const others = where.length > MOST_LOCATIONS ? ` and ${where.length - MOST_LOCATIONS} more` : ''
  return `${kind}: ${shown}${others}\n  ${what}\n  ${why}\n  ${instead}`
}
