import { calls } from '../../../demo/docs/calls/calls.ts'
import { open, type Question, type Send } from './questions.ts'

const addressOf = (path: string, query: Record<string, unknown> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()
  return text ? `${path}?${text}` : path
}

/** The table, with the calls that are documented as those for everyone. All other routes must be in the table. */
export function allQuestions(table: Record<string, Question[]>): Record<string, Question[]> {
  const others = calls
    .filter(({ isForEveryone }) => isForEveryone)
    .map(({ method, path, query, body }) => [`${method} ${path}`, [open(addressOf(path, query), 200, body as Send)]])
  // First: requests that change the session are at the end of the table.
  return { ...Object.fromEntries(others), ...table }
}
