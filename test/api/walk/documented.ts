import { calls } from '../../../demo/docs/calls/calls.ts'
import { open, type Question, type Send } from './questions.ts'

const addressOf = (path: string, query: Record<string, unknown> = {}) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()
  return text ? `${path}?${text}` : path
}

/**
 * The table, with the documented calls that it leaves out: whoever asks one as the documentation shows it is answered 200. What is
 * somebody's own, or has an id in its path, has to be in the table.
 */
export function allQuestions(table: Record<string, Question[]>): Record<string, Question[]> {
  const others = calls
    .filter(({ path }) => path.startsWith('/api/') && !path.includes('{'))
    .filter(({ method, path }) => !(`${method} ${path}` in table))
    .map(({ method, path, query, body }) => [`${method} ${path}`, [open(addressOf(path, query), 200, body as Send)]])
  // First: what changes the session is at the end of the table.
  return { ...Object.fromEntries(others), ...table }
}
