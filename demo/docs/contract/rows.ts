import { attributeName, type Field } from '../../../runtime/element/attributes.ts'
import { type Definition, isCancelable } from '../../../runtime/element/define.ts'
import { type Missing, type Part, partDoc } from '../../../runtime/element/part.ts'
import type { Texts } from '../../server/culture/merge-texts.ts'
import { libraryTexts } from '../../server/culture/strings.ts'
import { documentedElements } from '../elements.ts'
import { pageEvents, settingDocs, tokens } from './settings.ts'

/*
 * The tables of the documentation as data. The demo shop writes them as HTML (tables.tsx), the files of `docs/` have
 * them as Markdown (markdown/table.ts).
 */

/** A text, in which backticks are code; a list of such texts; a text in French; or a link to the page of a tag. */
export type Cell = string | { list: string[] } | { french: string } | { page: string }

/** The first cell of each row is a name. */
export type DocTable = { caption: string; heads: string[]; rows: [name: string, ...cells: Cell[]][] }

const KINDS: Record<Exclude<Field['kind'], 'choice' | 'json'>, string> = {
  text: 'text',
  number: 'number',
  flag: 'boolean',
}

const typeOf = (field: Field): string => {
  if (field.kind === 'choice') return (field.values ?? []).join(' | ')
  return field.kind === 'json' ? `JSON: ${field.type}` : KINDS[field.kind]
}

const defaultOf = ({ kind, default: value }: Field): string =>
  value === undefined || value === ''
    ? '–'
    : kind === 'flag'
      ? 'absent'
      : kind === 'json'
        ? JSON.stringify(value)
        : String(value)

const detailOf = (detail: Record<string, Field>): Cell => {
  const list = Object.entries(detail).map(([name, field]) => `\`${name}\` (${typeOf(field)}): ${field.doc}`)
  return list.length === 0 ? '–' : { list }
}

const PLACES: Record<Exclude<Missing['without'], 'view'>, (within: string | undefined) => string> = {
  append: (within) => `at the end of ${within ?? 'the tag'}`,
  prepend: (within) => `at the start of ${within ?? 'the tag'}`,
  after: (within) => `after ${within ?? 'the tag'}`,
  before: (within) => `before each ${within ?? 'tag'}`,
}

/** The consequence for a tag of server HTML without a part. */
function withoutIt(part: string | Part): string {
  if (typeof part === 'string') return '–'
  const { without, tag = 'span', within, required } = part
  if (required === true) return 'required'
  if (required) return `required for tags that match \`${required}\``
  if (!without) return 'not created'
  if (without === 'view') return 'created by the tag'
  return `\`<${tag}>\` is created ${PLACES[without](within && `the part \`${within}\``)}`
}

const selectorOf = (name: string, part: string | Part) =>
  `\`${typeof part === 'string' ? `[data-part=${name}]` : part.selector}\``

/** A text of the library in a language; for a plural text its most common form. */
function textIn(language: 'en' | 'fr', key: string): string {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>((dictionary, name) => (dictionary as Texts)?.[name], libraryTexts(language))
  return typeof found === 'string' ? found : String(found?.other ?? '–')
}

/** The sentence on the server's HTML inside a tag. */
export const mountDoc = ({ mount }: Definition): string =>
  mount === 'replace'
    ? 'The server’s HTML inside is shown until the tag has rendered, and is then replaced.'
    : 'The server’s HTML inside stays in place; the tag adds to it.'

const attributeRows = ({ attributes = {}, load, loadOn }: Definition): DocTable['rows'] => [
  ...Object.entries(attributes).map(([property, field]): DocTable['rows'][number] => [
    attributeName(property),
    property,
    typeOf(field),
    defaultOf(field),
    field.doc,
  ]),
  [
    'load',
    '–',
    `eager | visible | idle | interaction${loadOn ? ' | event' : ''}`,
    load,
    `When the code of the tag is fetched.${loadOn ? ` Also on ${loadOn.join(', ')}.` : ''}`,
  ],
]

/** The tables of a tag; those without rows are left out. */
export function contractTables(definition: Definition): DocTable[] {
  const { events = {}, methods = {}, slots = {}, parts = {}, cssProperties = {}, strings = {} } = definition
  const tables: DocTable[] = [
    {
      caption: 'Attributes and properties',
      heads: ['Attribute', 'Property', 'Type', 'Default', 'Meaning'],
      rows: attributeRows(definition),
    },
    {
      caption: 'Events',
      heads: ['Event', 'On', 'Cancelable', 'Detail', 'Meaning'],
      rows: Object.entries(events).map(([name, { doc, detail, on }]) => [
        name,
        on === 'document' ? 'document' : 'the tag',
        isCancelable(name) ? 'yes' : 'no',
        detailOf(detail),
        doc,
      ]),
    },
    { caption: 'Methods', heads: ['Method', 'Meaning'], rows: Object.entries(methods) },
    { caption: 'Slots', heads: ['Slot', 'Meaning'], rows: Object.entries(slots) },
    {
      caption: 'Parts',
      heads: ['Part', 'Selector', 'Without it', 'Meaning'],
      rows: Object.entries(parts).map(([name, part]) => [name, selectorOf(name, part), withoutIt(part), partDoc(part)]),
    },
    { caption: 'Custom properties', heads: ['Property', 'Meaning'], rows: Object.entries(cssProperties) },
    {
      caption: 'Texts',
      heads: ['Key of the string resources', 'Parameters', 'In English', 'In French'],
      rows: Object.values(strings).map((source) => {
        const [key, parameters] =
          typeof source === 'string' ? [source, '–'] : [source.key, source.parameters.join(', ')]
        return [key, parameters, textIn('en', key), { french: textIn('fr', key) }]
      }),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

export const SETTINGS_DOC =
  'Settings are in `<script type="application/json" id="shop-settings">`, or in `window.shopSettings` before the script. All have a default.'

export const EVENTS_DOC =
  'Events bubble and are composed; `detail` is plain data. Those with `:before-` are sent before the action and can be cancelled by `event.preventDefault()`.'

export const settingTable = (): DocTable => ({
  caption: 'Settings',
  heads: ['Setting', 'Type', 'Default', 'Meaning'],
  rows: Object.entries(settingDocs).map(([name, { type, fallback, doc }]) => [name, type, fallback, doc]),
})

export const pageEventTable = (): DocTable => ({
  caption: 'Events of the page',
  heads: ['Event', 'On', 'Detail', 'Meaning'],
  rows: pageEvents.map(({ name, on, detail, doc }) => [name, on, detail, doc]),
})

export const tagEventTable = (): DocTable => ({
  caption: 'Events of the tags',
  heads: ['Event', 'Tag', 'Detail', 'Meaning'],
  rows: documentedElements
    .flatMap(({ tag, definition }) =>
      Object.entries(definition.events ?? {}).map(([name, { doc, detail }]): DocTable['rows'][number] => [
        name,
        { page: tag },
        detailOf(detail),
        doc,
      ]),
    )
    .sort(([one], [other]) => one.localeCompare(other)),
})

export const tokenTable = (): DocTable => ({
  caption: 'Appearance: custom properties of the page',
  heads: ['Property', 'Default', 'Meaning'],
  rows: tokens.map(({ name, value, doc }) => [name, `\`${value}\``, doc]),
})

export const tagTokenTable = (): DocTable => ({
  caption: 'Custom properties of single tags',
  heads: ['Property', 'Tag', 'Meaning'],
  rows: documentedElements.flatMap(({ tag, definition }) =>
    Object.entries(definition.cssProperties ?? {}).map(([name, doc]): DocTable['rows'][number] => [
      name,
      { page: tag },
      doc,
    ]),
  ),
})
