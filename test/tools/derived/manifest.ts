import { readFileSync } from 'node:fs'
import { attributeName, type Field } from '../../../runtime/element/attributes.ts'
import { isCancelable } from '../../../runtime/element/define.ts'
import { neededBy, viewParts } from '../../../runtime/element/part.ts'
import type { DefinedComponent } from '../library.ts'

/** The files that are made from the definitions, in elements/generated/. */
export const GENERATED = [
  'custom-elements.json',
  'html-custom-data.json',
  'web-types.json',
  'elements.d.ts',
  'react.d.ts',
  'react-components.ts',
] as const

const className = (tag: string) =>
  `${tag.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())}Element`

export function typeOf(field: Field): string {
  if (field.kind === 'choice') return (field.values ?? []).map((word) => `'${word}'`).join(' | ')
  if (field.kind === 'json') return field.type ?? 'unknown'
  return { text: 'string', number: 'number', flag: 'boolean' }[field.kind]
}

export const defaultOf = ({ default: value }: Field) => (value === undefined ? undefined : JSON.stringify(value))

const fieldsOf = ({ definition }: DefinedComponent) => Object.entries(definition.attributes ?? {})
const eventsOf = ({ definition }: DefinedComponent) => Object.entries(definition.events ?? {})

const detailType = (detail: Record<string, Field>) =>
  Object.keys(detail).length === 0
    ? 'Record<string, never>'
    : `{ ${Object.entries(detail)
        .map(([name, field]) => `${name}: ${typeOf(field)}`)
        .join('; ')} }`

const named = (entries: Record<string, string> = {}) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }))

/** The values of the `load` attribute; `event` belongs to the definitions that name events. */
const LOADS = ['eager', 'visible', 'idle', 'interaction']
const loadDoc = ({ definition: { loadOn } }: DefinedComponent) =>
  `When the code of the tag is fetched.${loadOn ? ` Also on ${loadOn.join(', ')}.` : ''}`
const loadsOf = ({ definition: { loadOn } }: DefinedComponent) => (loadOn ? [...LOADS, 'event'] : LOADS)

/** The parts without which a tag does nothing useful, for `npx vitrine check`; undefined if there are none. */
function requiredParts({ definition }: DefinedComponent) {
  const needed = viewParts(definition.parts).flatMap(([name, part]) => {
    const tags = neededBy(part)
    return tags === undefined ? [] : [{ name, selector: part.selector, description: part.doc, neededBy: tags }]
  })
  return needed.length > 0 ? needed : undefined
}

/** `cssParts` are those of shadow roots: the parts of a tag are elements of the page, which its page names. */
const described = ({ tag, definition }: DefinedComponent, example = '') =>
  `${definition.summary}\n\nParts and texts: docs/tags/${tag}.md\n\n\`\`\`html\n${example}\n\`\`\``

function customElements(components: DefinedComponent[], examples: Map<string, string>) {
  const modules = components.map((component) => {
    const { definition } = component
    const path = `elements/${component.tag}.js`
    return {
      kind: 'javascript-module',
      path,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: className(component.tag),
          tagName: component.tag,
          description: described(component, examples.get(component.tag)),
          superclass: { name: 'HTMLElement' },
          attributes: [
            ...fieldsOf(component).map(([property, field]) => ({
              name: attributeName(property),
              fieldName: property,
              description: field.doc,
              type: { text: typeOf(field) },
              default: defaultOf(field),
            })),
            {
              name: 'load',
              description: loadDoc(component),
              type: {
                text: loadsOf(component)
                  .map((word) => `'${word}'`)
                  .join(' | '),
              },
              default: `"${definition.load}"`,
            },
          ],
          members: [
            ...fieldsOf(component).map(([property, field]) => ({
              kind: 'field',
              name: property,
              description: field.doc,
              type: { text: typeOf(field) },
              default: defaultOf(field),
              attribute: attributeName(property),
            })),
            ...Object.entries(definition.methods ?? {}).map(([name, description]) => ({
              kind: 'method',
              name,
              description,
            })),
          ],
          events: eventsOf(component).map(([name, { doc, detail }]) => ({
            name,
            description: isCancelable(name) ? `${doc} Cancelable.` : doc,
            type: { text: `CustomEvent<${detailType(detail)}>` },
          })),
          slots: named(definition.slots),
          cssProperties: named(definition.cssProperties),
          requiredParts: requiredParts(component),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: component.tag,
          declaration: { name: className(component.tag), module: path },
        },
      ],
    }
  })
  return { schemaVersion: '2.1.0', readme: 'README.md', modules }
}

function htmlData(components: DefinedComponent[]) {
  const tags = components.map((component) => ({
    name: component.tag,
    description: {
      kind: 'markdown',
      value: [
        component.definition.summary,
        ...eventsOf(component).map(([name, { doc }]) => `- event \`${name}\`: ${doc}`),
      ].join('\n'),
    },
    attributes: [
      ...fieldsOf(component).map(([property, field]) => ({
        name: attributeName(property),
        description: field.doc,
        ...(field.values && { values: field.values.map((name) => ({ name })) }),
        ...(field.kind === 'flag' && { valueSet: 'v' }),
      })),
      { name: 'load', description: loadDoc(component), values: loadsOf(component).map((name) => ({ name })) },
    ],
  }))
  return { version: 1.1, tags }
}

function webTypes(components: DefinedComponent[]) {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const elements = components.map((component) => ({
    name: component.tag,
    description: component.definition.summary,
    attributes: fieldsOf(component).map(([property, field]) => ({
      name: attributeName(property),
      description: field.doc,
      default: defaultOf(field),
      value: { type: typeOf(field) },
    })),
    slots: named(component.definition.slots),
    js: {
      properties: fieldsOf(component).map(([property, field]) => ({ name: property, type: typeOf(field) })),
      events: eventsOf(component).map(([event, { doc }]) => ({ name: event, description: doc })),
    },
  }))
  const schema = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json'
  return { $schema: schema, name, version, 'description-markup': 'markdown', contributions: { html: { elements } } }
}

/** The types that attributes and events name, by the modules that declare them. */
const NAMED_TYPES: readonly (readonly [file: string, ...names: string[]])[] = [
  ['stores/filters/rules/filter-set.ts', 'FilterId', 'FilterValue', 'Filters'],
  ['elements/checkout/one-step-checkout/purchase.ts', 'Purchase'],
  ['runtime/request/api-request.ts', 'Method', 'ApiRequestDetail'],
]

/** The declarations of types as their modules have them. Each ends with an empty line. */
const namedTypes = () =>
  NAMED_TYPES.flatMap(([file, ...names]) => {
    const text = readFileSync(file, 'utf8')
    return names.map((name) => {
      const [type] = text.match(new RegExp(`^(/\\*\\*[^/]*\\*/\\n)?export type ${name} =.*?\\n(?=\\n)`, 'ms')) ?? []
      if (!type) throw new Error(`${file} has no type ${name}.`)
      return type
    })
  }).join('\n')

/** Events of no tag. */
const CALLS = `/** Before each call and each file; a listener may change its headers, or answer in place of the server. */
export interface ApiRequestEvent extends CustomEvent<ApiRequestDetail> {
  /** Data, a Response, or a promise of either. */
  respondWith(answer: unknown): void
}
`
const ERROR_EVENT = `  'element:error': CustomEvent<{ tag: string; message: string }>
`
const PAGE_EVENTS = `    'api:request': ApiRequestEvent
    'element:load-error': CustomEvent<{ tag: string; name: string; message: string }>
    'page:before-reload': CustomEvent<{ reason: string }>
`

function declarations(components: DefinedComponent[]): string {
  const interfaces = components.map((component) => {
    const members = fieldsOf(component).map(([property, field]) => {
      const own = typeOf(field)
      const type = field.default == null && !own.endsWith(`| ${field.default}`) ? `${own} | ${field.default}` : own
      const key = /^\w+$/.test(property) ? property : `'${property}'`
      return `  /** ${field.doc} */\n  ${key}: ${type}\n`
    })
    const methods = Object.entries(component.definition.methods ?? {}).map(
      ([name, doc]) => `  /** ${doc} */\n  ${name}(...values: unknown[]): unknown\n`,
    )
    return `/** ${component.definition.summary} */\nexport interface ${className(component.tag)} extends HTMLElement {\n${[...members, ...methods].join('')}}\n`
  })
  const tagMap = components.map(({ tag }) => `    '${tag}': ${className(tag)}\n`).join('')
  // Tags may share the name of an event with details of their own. Events of tags bubble to the document.
  const details = new Map<string, Set<string>>()
  for (const [name, { detail }] of components.flatMap(eventsOf))
    if (/[:A-Z]/.test(name)) details.set(name, (details.get(name) ?? new Set()).add(detailType(detail)))
  const eventMap = [...details].map(([name, types]) => `  '${name}': CustomEvent<${[...types].join(' | ')}>\n`).join('')
  return `// Generated from the definitions of the tags by \`npm run docs\`. Do not edit.
${interfaces.join('\n')}
${namedTypes()}
${CALLS}
/** The events of tags. They bubble to the document. */
export interface TagEventMap {
${eventMap}${ERROR_EVENT}}

declare global {
  interface HTMLElementTagNameMap {
${tagMap}  }
  interface HTMLElementEventMap extends TagEventMap {}
  interface WindowEventMap extends TagEventMap {}
  interface DocumentEventMap extends TagEventMap {
${PAGE_EVENTS}  }
}
`
}

const componentName = (tag: string) => className(tag).slice(0, -'Element'.length)

/** `cart:before-change` as a prop: `onCartBeforeChange`. */
const eventProp = (name: string) =>
  `on${name.replace(/(^|[^a-zA-Z]+)(\w)/g, (_, _sign, letter: string) => letter.toUpperCase())}`

/** The components that an integrator's React renders: the names of each tag's attributes and events. */
function reactComponents(components: DefinedComponent[]): string {
  const each = components.map((component) => {
    const attributes = fieldsOf(component).map(([property]) => [property, attributeName(property)])
    const events = eventsOf(component).map(([name, { on }]) => [eventProp(name), { name, on }])
    const tag = {
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
      ...(events.length > 0 && { events: Object.fromEntries(events) }),
    }
    const name = componentName(component.tag)
    const made = `tagComponent('${component.tag}', ${JSON.stringify(tag)})`
    return `export const ${name} = /* @__PURE__ */ ${made} as typeof Components.${name}\n`
  })
  return `// Generated from the definitions of the tags by \`npm run docs\`. Do not edit.
import { tagComponent } from '../../runtime/element/react/tag-component.ts'
import type * as Components from './react.d.ts'

${each.join('')}`
}

/** The types of the React components. Methods are the element's, by `ref`. */
function componentTypes(components: DefinedComponent[]): string {
  return components
    .map((component) => {
      const element = className(component.tag)
      const properties = fieldsOf(component).map(([property]) => `'${property}'`)
      const own = properties.length > 0 ? `Given<Pick<${element}, ${properties.join(' | ')}>>` : 'object'
      const events = eventsOf(component).map(
        ([name, { doc, detail }]) =>
          `  /** ${doc} */\n  '${eventProp(name)}'?: ((event: CustomEvent<${detailType(detail)}>) => void) | undefined\n`,
      )
      const handlers = events.length > 0 ? `{\n${events.join('')}}` : 'object'
      const type = `TagComponent<${element}, ${own}, ${handlers}>`
      return `/** ${component.definition.summary} */\nexport declare const ${componentName(component.tag)}: ${type}\n`
    })
    .join('')
}

/** In a file of its own, as only a page written with React has React's types. */
function reactDeclarations(components: DefinedComponent[]): string {
  const jsx = components.map((component) => {
    const properties = fieldsOf(component).map(([property]) => `'${property}'`)
    const own = properties.length > 0 ? ` & Partial<Pick<${className(component.tag)}, ${properties.join(' | ')}>>` : ''
    return `      '${component.tag}': DetailedHTMLProps<HTMLAttributes<${className(component.tag)}>, ${className(component.tag)}>${own}\n`
  })
  return `// Generated from the definitions of the tags by \`npm run docs\`. Do not edit.
import type { DetailedHTMLProps, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import type {
  Filters,
${components.map(({ tag }) => `  ${className(tag)},\n`).join('')}} from './elements.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.join('')}    }
  }
}

type Own<E> = {
  /** The element, with the methods of the tag. */
  ref?: Ref<E> | undefined
  /** HTML of the server for the inside of the tag; later HTML is merged into the present one. */
  html?: string | undefined
  /** The same as JSX. Only its HTML is used; the tag owns the nodes after that. */
  children?: ReactNode
  /** When the code of the tag is fetched. */
  load?: string | undefined
}

/** Attributes of a tag; without a value, one is left away. */
type Given<E> = { [Name in keyof E]?: E[Name] | null | false | undefined }

/** A tag as a component of React. */
export type TagComponent<E, Attributes, Events> = (
  props: Own<E> & Attributes & Events & Omit<HTMLAttributes<E>, keyof (Own<E> & Attributes & Events)>,
) => ReactElement

${componentTypes(components)}`
}

/** `examples` by the names of tags. */
export function manifestFiles(
  components: DefinedComponent[],
  examples: Map<string, string>,
): Record<(typeof GENERATED)[number], string> {
  const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return {
    'custom-elements.json': asText(customElements(components, examples)),
    'html-custom-data.json': asText(htmlData(components)),
    'web-types.json': asText(webTypes(components)),
    'elements.d.ts': declarations(components),
    'react.d.ts': reactDeclarations(components),
    'react-components.ts': reactComponents(components),
  }
}
