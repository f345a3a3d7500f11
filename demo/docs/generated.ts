import readme from '../../README.md?raw'
import { calls } from './calls/calls.ts'
import { fragments } from './calls/fragments.ts'
import { documentedElements } from './elements.ts'
import { tokens } from './settings.ts'

const json = (value: unknown) => JSON.stringify(value, null, 2)

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

const queryOf = (query: Record<string, unknown>) => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()
  return text && `?${text}`
}

const callList = () =>
  calls
    .map(({ method, path, doc, query = {}, body, answer }) => {
      const content = body ? `\nContent-Type: application/json\n\n${json(body)}` : ''
      const request = `${method} {app}${path}${queryOf(query)} HTTP/1.1${content}`
      return [`### ${method} ${path}`, doc, fence('http', request), 'The answer:', fence('json', json(answer))].join(
        '\n\n',
      )
    })
    .join('\n\n')

const fragmentList = () =>
  fragments
    .map(({ path, query, doc, answer }) => {
      const request = `GET {app}/${path}${queryOf(query)} HTTP/1.1`
      return [`### GET ${path}`, doc, fence('http', request), 'The answer:', fence('html fr', answer)].join('\n\n')
    })
    .join('\n\n')

const cell = (text: string) => text.replaceAll('|', '\\|')

const tokenTable = () =>
  [
    '| property | default | what it is |',
    '| --- | --- | --- |',
    ...tokens.map(({ name, value, doc }) => `| \`${name}\` | \`${cell(value)}\` | ${cell(doc)} |`),
  ].join('\n')

const tagTokenTable = () =>
  [
    '| tag | property | what it is |',
    '| --- | --- | --- |',
    ...documentedElements.flatMap(({ tag, definition }) =>
      Object.entries(definition.cssProperties ?? {}).map(
        ([name, doc]) => `| [${tag}](${tag}) | \`${name}\` | ${cell(doc)} |`,
      ),
    ),
  ].join('\n')

/** The map of the project, which the README has under a heading of its own. */
function projectMap(): string {
  const map = /^## The map\n\n([\s\S]*?)\n\n## /m.exec(readme)?.[1]
  if (!map) throw new Error('README.md has no part "The map": the guide "Work on Vitrine" shows it.')
  return map
}

const lists: Record<string, () => string> = {
  calls: callList,
  fragments: fragmentList,
  tokens: tokenTable,
  'tag-tokens': tagTokenTable,
  map: projectMap,
}

/** A guide in which each line `{{name}}` is replaced by the generated list of that name. */
export const withLists = (text: string): string =>
  text.replaceAll(/^\{\{([\w-]+)\}\}$/gm, (all, name: string) => lists[name]?.() ?? all)
