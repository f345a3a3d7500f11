import { attributeName } from '../../../runtime/element/attributes.ts'
import type { Definition } from '../../../runtime/element/define.ts'
import { partDoc } from '../../../runtime/element/part.ts'

export function contractText(definition: Definition): string {
  const { attributes = {}, events = {}, methods = {}, slots = {}, parts = {}, cssProperties = {} } = definition
  return [
    ...Object.entries(attributes).map(([name, { doc }]) => `${attributeName(name)}: ${doc}`),
    ...Object.entries(events).map(([name, { doc }]) => `${name}: ${doc}`),
    ...Object.entries(parts).map(([name, part]) => `${name}: ${partDoc(part)}`),
    ...[methods, slots, cssProperties].flatMap((docs) => Object.entries(docs).map(([name, doc]) => `${name}: ${doc}`)),
  ].join(' ')
}
