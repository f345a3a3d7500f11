import type { Plugin } from 'vite'
import type { Field } from '../../../runtime/element/attributes.ts'
import type { Definition } from '../../../runtime/element/define.ts'
import { type Part, viewParts } from '../../../runtime/element/part.ts'
import type { Message, Strings } from '../../../runtime/text/strings.ts'
import type { DefinedComponent } from '../library.ts'

const json = (value: unknown) => JSON.stringify(value)

/** The call that creates a field, without its sentence, and without a default that is the usual one. */
function fieldCode({ kind, default: fallback, values }: Field): string {
  return {
    text: () => (fallback === '' ? "text('')" : `text('', ${json(fallback)})`),
    number: () => (fallback === undefined ? "number('')" : `number('', ${json(fallback)})`),
    flag: () => "flag('')",
    choice: () => `choice('', ${json(values)}, ${json(fallback)})`,
    json: () => `json('', ${json(fallback)})`,
  }[kind]()
}

type Entry = [name: string, code: string]

const record = (entries: Entry[]) => `{ ${entries.map(([name, code]) => `${json(name)}: ${code}`).join(', ')} }`

const given = (name: string, value: unknown): Entry[] => (value === undefined ? [] : [[name, json(value)]])

const filled = (name: string, entries: Entry[]): Entry[] => (entries.length > 0 ? [[name, record(entries)]] : [])

/** A part on which a view sets props, without its sentence. That it is required is for the doctor and the check. */
const partCode = ({ doc: _doc, required: _required, ...part }: Part) => json(part)

/** A text's key: its parameters are for the types. */
const textCode = (text: string | Message<string>) => json(typeof text === 'string' ? text : { key: text.key })

const textsOf = (strings: Strings = {}): Entry[] =>
  Object.entries(strings).map(([name, text]) => [name, textCode(text)])

/**
 * The data of a definition that the code needs at run time. Sentences, slots and the events of the tag itself are for
 * people and tools.
 */
function leanCode(definition: Definition): string {
  const { tag, mount, loadOn, hydrate, attributes = {}, events = {}, methods = {} } = definition
  return record([
    ['tag', json(tag)],
    ...given('mount', mount === 'enhance' ? undefined : mount),
    ...given('hydrate', hydrate),
    ...given('loadOn', loadOn),
    ...filled(
      'attributes',
      Object.entries(attributes).map(([name, field]) => [name, fieldCode(field)]),
    ),
    ...filled(
      'events',
      Object.entries(events)
        .filter(([, { on }]) => on === 'document')
        .map(([name, { on }]) => [name, json({ on })]),
    ),
    ...filled(
      'methods',
      Object.keys(methods).map((name) => [name, "''"]),
    ),
    ...filled(
      'parts',
      viewParts(definition.parts).map(([name, part]) => [name, partCode(part)]),
    ),
    ...filled('strings', textsOf(definition.strings)),
  ])
}

/** Ships the definitions without their sentences: a third of the code of a small tag. */
export function leanDefinitions(): Plugin {
  let known: Promise<Map<string, DefinedComponent>> | undefined
  const read = async () => {
    const { definedComponents } = await import('../definitions.ts')
    return new Map((await definedComponents()).map((component) => [`${component.folder}/definition.ts`, component]))
  }
  return {
    name: 'vitrine-lean-definitions',
    apply: 'build',
    async load(id) {
      const file = /elements\/[^/]+\/[^/]+\/definition\.ts$/.exec(id)?.[0]
      if (!file) return null
      known ??= read()
      const component = (await known).get(file)
      if (!component) return null
      return `import { choice, flag, json, number, text } from '/runtime/element/attributes.ts'
export const ${component.name} = ${leanCode(component.definition)}`
    },
  }
}
