import {
  contractTables,
  type DocTable,
  EVENTS_DOC,
  mountDoc,
  pageEventTable,
  SETTINGS_DOC,
  settingTable,
  tagEventTable,
  tokenTable,
} from '../contract/rows.ts'
import { areaName, areas, type DocumentedElement, documentedElements } from '../elements.ts'
import { withLists } from '../generated.ts'
import { guides } from '../guides.ts'
import { CONTRACTS, fileOfGuide, fileOfTag, INDEX, linked } from './links.ts'
import { asMarkdown, markdownTable } from './table.ts'

/** A file of the documentation, by its path in the project. */
export type DocFile = { file: string; text: string }

/** Only the demo shop reads what follows the language of a block: that it runs, or is French. */
const withPlainBlocks = (text: string) => text.replaceAll(/^```(\w+) [a-z ]+$/gm, '```$1')

function fileOf(file: string, source: string, blocks: string[]): DocFile {
  const mark = `<!-- Generated from ${source} by \`npm run docs\`. Do not edit. -->`
  const text = linked(withPlainBlocks(blocks.filter((block) => block !== '').join('\n\n')), file)
  return { file, text: `${mark}\n\n${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n` }
}

const section = (table: DocTable, level: string) => `${level} ${table.caption}\n\n${markdownTable(table)}`

function tagFile({ area, tag, definition, prose, example }: DocumentedElement): DocFile {
  return fileOf(fileOfTag(tag), `elements/${area}/${tag}`, [
    `# ${tag}`,
    asMarkdown(definition.summary),
    `\`\`\`html\n${example}\n\`\`\``,
    prose.trim().replace(`${definition.summary}\n\n`, ''),
    `## Contract\n\n${mountDoc(definition)}`,
    ...contractTables(definition).map((table) => section(table, '###')),
  ])
}

const contractsFile = (): DocFile =>
  fileOf(CONTRACTS, 'demo/docs/contract', [
    '# Events and settings',
    SETTINGS_DOC,
    section(settingTable(), '##'),
    section(pageEventTable(), '##'),
    EVENTS_DOC,
    section(tagEventTable(), '##'),
    section(tokenTable(), '##'),
  ])

/** The first sentence of a guide. */
function leadOf(text: string): string {
  const [, paragraph = ''] = text.split('\n\n')
  return /^.*?\.(?= |$)/.exec(paragraph.replaceAll('\n', ' '))?.[0] ?? ''
}

const indexFile = (): DocFile =>
  fileOf(INDEX, 'demo/docs and elements', [
    '# Documentation',
    `The guides, and a page for each of the ${documentedElements.length} tags.`,
    '## Guides',
    [
      ...guides.map(({ title, name, text }) => `- [${title}](${name}): ${leadOf(text)}`),
      '- [Events and settings](events-and-settings): all settings, the events of the page and of the tags.',
      '- [Decisions](decisions): why it is as it is.',
    ].join('\n'),
    ...areas.map((area) => {
      const own = documentedElements.filter((element) => element.area === area)
      const lines = own.map(({ tag, definition }) => `- [${tag}](${tag}): ${asMarkdown(definition.summary)}`)
      return `## ${areaName(area)}\n\n${lines.join('\n')}`
    }),
  ])

/** The first example of each tag. */
export const examples = (): Map<string, string> => new Map(documentedElements.map(({ tag, example }) => [tag, example]))

/** The documentation as Markdown, in `docs/`: what the demo shop shows as pages. */
export const docFiles = (): DocFile[] => [
  indexFile(),
  contractsFile(),
  ...guides
    .filter(({ file }) => fileOfGuide(file) !== file)
    .map(({ file, text }) => fileOf(fileOfGuide(file), file, [withLists(text)])),
  ...documentedElements.map(tagFile),
]
