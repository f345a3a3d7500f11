import type { Plugin } from 'vite'
import type { Field } from '../../runtime/element/attributes.ts'
import type { Definition } from '../../runtime/element/define.ts'
import { type Part, viewParts } from '../../runtime/element/part.ts'
import type { DefinedComponent } from './definitions.ts'

const json = (value: unknown) => JSON.stringify(value)

/** The call that makes a field anew, without its sentence. */
function fieldCode({ kind, default: fallback, values }: Field): string {
  return {
    text: () => `text('', ${json(fallback)})`,
    number: () => `number('', ${json(fallback)})`,
    flag: () => `flag('')`,
    choice: () => `choice('', ${json(values)}, ${json(fallback)})`,
    json: () => `json('', ${json(fallback)})`,
  }[kind]()
}

const record = (entries: [string, string][]) =>
  `{ ${entries.map(([name, code]) => `${json(name)}: ${code}`).join(', ')} }`

const given = (name: string, value: unknown): [string, string][] => (value === undefined ? [] : [[name, json(value)]])

/** A part that a view reaches, without its sentence. */
const partCode = ({ doc: _doc, ...part }: Part) => json({ ...part, doc: '' })

/** What the code needs of a definition at run time. Sentences and slots are for people and tools. */
function leanCode(definition: Definition): string {
  const { tag, mount, load, loadOn, hydrate, attributes = {}, events = {}, methods = {}, strings } = definition
  const parts = viewParts(definition.parts)
  return record([
    ['tag', json(tag)],
    ['mount', json(mount)],
    ['load', json(load)],
    ['attributes', record(Object.entries(attributes).map(([name, field]) => [name, fieldCode(field)]))],
    ['events', record(Object.entries(events).map(([name, { on }]) => [name, `{ on: '${on}' }`]))],
    ...given('hydrate', hydrate),
    ...given('loadOn', loadOn),
    ['methods', record(Object.keys(methods).map((name) => [name, "''"]))],
    ['parts', record(parts.map(([name, part]) => [name, partCode(part)]))],
    ...(strings ? [['strings', json(strings)] as [string, string]] : []),
  ])
}

/** Ships the definitions without their sentences: a third of the code of a small tag. */
export function leanDefinitions(): Plugin {
  let known: Promise<Map<string, DefinedComponent>> | undefined
  const read = async () => {
    const { definedComponents } = await import('./definitions.ts')
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
