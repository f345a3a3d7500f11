import readme from '../../README.md?raw'
import pageFigures from '../../test/bench/page/figures.md?raw'
import { ANY_ANSWER, type CallDoc } from './calls/call-doc.ts'
import { calls } from './calls/calls.ts'
import { fragments } from './calls/fragments.ts'
import { tagTokenTable, tokenTable } from './contract/rows.ts'
import { markdownTable } from './markdown/table.ts'

const json = (value: unknown) => JSON.stringify(value, null, 2)

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

const queryOf = (query: Record<string, unknown>) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()
  return text && `?${text}`
}

function contentOf({ body, isForm }: CallDoc): string {
  if (!body) return ''
  if (isForm === 'multipart') return `\nContent-Type: multipart/form-data\n\n${Object.keys(body).join('=…&')}=…`
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = isForm ? new URLSearchParams(body as Record<string, string>).toString() : json(body)
  return `\nContent-Type: ${type}\n\n${text}`
}

const names = (fields: string[]) => fields.map((name) => `\`${name}\``).join(', ')

/** The sentences on fields that may be left out, of a request and of its answer. */
function freedomOf(call: CallDoc): string {
  const { sometimes = [], sentAsNull = [], optional = [], decides = [], nullable = [], isAnyAnswer } = call
  const sentences = [
    sometimes.length > 0 && `Not in each call: ${names(sometimes)}.`,
    sentAsNull.length > 0 && `Maybe \`null\` in the call: ${names(sentAsNull)}.`,
    isAnyAnswer && ANY_ANSWER,
    optional === 'all' && 'Each field may be left out of the answer.',
    optional !== 'all' && optional.length > 0 && `The answer may lack ${names(optional)}.`,
    decides.length > 0 && `Without ${names(decides)} the answer counts as a failure.`,
    nullable.length > 0 && `\`null\` is allowed for ${names(nullable)}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const callList = () =>
  calls
    .map((call) => {
      const { method, path, doc, query = {}, answer } = call
      const request = fence('http', `${method} {app}${path}${queryOf(query)} HTTP/1.1${contentOf(call)}`)
      const parts = [`### ${method} ${path}`, doc, request, 'The answer:', fence('json', json(answer)), freedomOf(call)]
      return parts.filter((part) => part !== '').join('\n\n')
    })
    .join('\n\n')

const fragmentList = () =>
  fragments
    .map(({ path, query, sometimes = [], isOfSite, doc, answer }) => {
      const request = fence('http', `GET ${isOfSite ? '{site}' : '{app}'}/${path}${queryOf(query)} HTTP/1.1`)
      const freedom = sometimes.length > 0 ? [`Not in each call: ${names(sometimes)}.`] : []
      return [`### GET ${path}`, doc, request, ...freedom, 'The answer:', fence('html', answer)].join('\n\n')
    })
    .join('\n\n')

/** The map of the project, which the README has under a heading of its own. */
function projectMap(): string {
  const map = /^## The map\n\n([\s\S]*?)\n\n## /m.exec(readme)?.[1]
  if (!map) throw new Error('README.md has no part "The map": the guide "Work on Vitrine" shows it.')
  return map
}

const lists: Record<string, () => string> = {
  calls: callList,
  fragments: fragmentList,
  tokens: () => markdownTable(tokenTable()),
  'tag-tokens': () => markdownTable(tagTokenTable()),
  map: projectMap,
  // Written by npm run bench:page.
  'page-figures': () => pageFigures.trim(),
}

/** A guide in which each line `{{name}}` is replaced by the generated list of that name. */
export const withLists = (text: string): string =>
  text.replaceAll(/^\{\{([\w-]+)\}\}$/gm, (all, name: string) => lists[name]?.() ?? all)
