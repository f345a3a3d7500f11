/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { attributeName, type Field } from '../../runtime/element/attributes.ts'
import { type Definition, isCancelable } from '../../runtime/element/define.ts'
import { partDoc } from '../../runtime/element/part.ts'
import type { Texts } from '../server/culture/merge-texts.ts'
import { libraryTexts } from '../server/strings.ts'

const text: Record<Exclude<Field['kind'], 'choice' | 'json'>, string> = {
  text: 'text',
  number: 'number',
  flag: 'boolean',
}

const typeOf = (field: Field): string => {
  if (field.kind === 'choice') return (field.values ?? []).join(' | ')
  return field.kind === 'json' ? `JSON: ${field.type}` : text[field.kind]
}

const defaultOf = ({ kind, default: value }: Field): string =>
  value === undefined || value === ''
    ? '–'
    : kind === 'flag'
      ? 'absent'
      : kind === 'json'
        ? JSON.stringify(value)
        : String(value)

/** Text between backticks is code. */
const asProse = (text: string) =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))

/** Rows that are displayed as cards need roles: without them browsers no longer report a table. */
const role = (role: string) => ({ role })

/** A table of the contract; on a narrow screen each row is a card that repeats the column names in its cells. */
export function Table({ caption, heads, rows }: { caption: string; heads: string[]; rows: unknown[][] }) {
  if (rows.length === 0) return null
  return (
    <div class="docs-table">
      <table {...role('table')}>
        <caption>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {heads.map((head) => (
              <th scope="col" {...role('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map(([name, ...cells]) => (
            <tr {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                <code>{name as string}</code>
              </th>
              {cells.map((cell, index) => (
                <td {...role('cell')} data-label={heads[index + 1]}>
                  {typeof cell === 'string' ? asProse(cell) : (cell as Child)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const detailOf = (detail: Record<string, Field>): Child =>
  Object.keys(detail).length === 0 ? (
    '–'
  ) : (
    <ul class="docs-detail">
      {Object.entries(detail).map(([name, field]) => (
        <li>
          <code>{name}</code> ({typeOf(field)}): {asProse(field.doc)}
        </li>
      ))}
    </ul>
  )

/** A text of the library in French; for a plural text its most common form. */
function frenchOf(key: string): string {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>((dictionary, name) => (dictionary as Texts)?.[name], libraryTexts('fr'))
  return typeof found === 'string' ? found : String(found?.other ?? '–')
}

export function ContractTables({ definition }: { definition: Definition }) {
  const { attributes = {}, events = {}, methods = {}, slots = {}, parts = {}, cssProperties = {} } = definition
  const named = (entries: Record<string, string>) => Object.entries(entries)
  return (
    <>
      <Table
        caption="Attributes and properties"
        heads={['Attribute', 'Property', 'Type', 'Default', 'Meaning']}
        rows={[
          ...Object.entries(attributes).map(([property, field]) => [
            attributeName(property),
            property,
            typeOf(field),
            defaultOf(field),
            field.doc,
          ]),
          [
            'load',
            '–',
            `eager | visible | idle | interaction${definition.loadOn ? ' | event' : ''}`,
            definition.load,
            `When the code of the tag is fetched.${definition.loadOn ? ` Also on ${definition.loadOn.join(', ')}.` : ''}`,
          ],
        ]}
      />
      <Table
        caption="Events"
        heads={['Event', 'On', 'Cancelable', 'Detail', 'Meaning']}
        rows={Object.entries(events).map(([name, { doc, detail, on }]) => [
          name,
          on === 'document' ? 'document' : 'the tag',
          isCancelable(name) ? 'yes' : 'no',
          detailOf(detail),
          doc,
        ])}
      />
      <Table caption="Methods" heads={['Method', 'Meaning']} rows={named(methods)} />
      <Table caption="Slots" heads={['Slot', 'Meaning']} rows={named(slots)} />
      <Table
        caption="Parts for a theme (data-part)"
        heads={['Part', 'Meaning']}
        rows={Object.entries(parts).map(([name, part]) => [name, partDoc(part)])}
      />
      <Table caption="Custom properties" heads={['Property', 'Meaning']} rows={named(cssProperties)} />
      <Table
        caption="Texts"
        heads={['Key of the string resources', 'Parameters', 'In French']}
        rows={Object.values(definition.strings ?? {}).map((source) => {
          const [key, parameters] =
            typeof source === 'string' ? [source, '–'] : [source.key, source.parameters.join(', ')]
          return [key, parameters, <span lang="fr">{frenchOf(key)}</span>]
        })}
      />
    </>
  )
}
