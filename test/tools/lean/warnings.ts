import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const NAME = 'virtual:warnings'
const PLACE = '__SENTENCES__'

/** A node of the syntax tree, as far as it is read here. */
type Node = { type: string; start: number; end: number; [name: string]: unknown }

/** Calls of a function in a syntax tree. */
function callsOf(name: string, tree: unknown, found: Node[] = []): Node[] {
  if (typeof tree !== 'object' || tree === null) return found
  const node = tree as Node
  if (node.type === 'CallExpression' && (node.callee as Node).name === name) found.push(node)
  for (const child of Object.values(node)) callsOf(name, child, found)
  return found
}

/** A part of a warning as a text with `{0}`, `{1}` … for what it quotes, which is added to `values`. */
function textOf(part: Node, code: string, values: string[]): string {
  if (part.type === 'Literal') return String(part.value)
  const quote = (node: Node) => `{${values.push(code.slice(node.start, node.end)) - 1}}`
  if (part.type !== 'TemplateLiteral') return quote(part)
  const quoted = part.expressions as Node[]
  const texts = part.quasis as (Node & { value: { cooked: string } })[]
  return texts.map(({ value }, index) => value.cooked + (quoted[index] ? quote(quoted[index]) : '')).join('')
}

/** Ships the sentences of `warn` in a chunk of their own, which comes with the first mistake of a developer. */
export function lateWarnings(): Plugin {
  const sentences = new Map<string, string>()
  return {
    name: 'vitrine-late-warnings',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === NAME) return `\0${NAME}`
        return id.endsWith('/warn.ts') ? this.resolve(id.replace(/warn\.ts$/, 'late-warn.ts'), importer) : null
      },
    },
    load: (id) => (id === `\0${NAME}` ? `export const sentences = ${PLACE}` : null),
    transform(code, id) {
      if (!/\/(elements|runtime|stores)\/.*\.tsx?$/.test(id) || !/\bwarn\(/.test(code) || /warn\.ts$/.test(id))
        return null
      // From the end, so that the places before stay.
      const calls = callsOf('warn', this.parse(code)).sort((one, other) => other.start - one.start)
      for (const call of calls) {
        const [what, why, instead, cause] = call.arguments as [Node, Node, Node, Node?]
        const values: string[] = []
        const text = [what, why, instead].map((part) => textOf(part, code, values)).join(' ')
        const key = createHash('sha256').update(text).digest('base64url').slice(0, 4)
        if (![undefined, text].includes(sentences.get(key))) throw new Error(`Two warnings have the key ${key}.`)
        sentences.set(key, text)
        const more = cause ? `, ${code.slice(cause.start, cause.end)}` : ''
        code = `${code.slice(0, call.start)}warn("${key}", [${values}]${more})${code.slice(call.end)}`
      }
      return { code, map: null }
    },
    // Only now is every warning known.
    renderChunk(code) {
      if (!code.includes(PLACE)) return null
      const known = Object.fromEntries([...sentences].sort(([one], [other]) => (one < other ? -1 : 1)))
      return { code: code.replace(PLACE, () => JSON.stringify(known)), map: null }
    },
  }
}
