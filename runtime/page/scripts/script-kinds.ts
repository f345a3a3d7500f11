export type Kind = 'data' | 'now' | 'async' | 'last'

/** Types that the browser runs as a classic script; every other type but `module` is a block of data. */
const CLASSIC = /^((text|application)\/(x-)?(java|ecma)script)?$/i

const done = new Set<string>()

/** Records scripts with `data-run="once"` that the browser has run itself: they run once in a document. */
export function noteRun(scripts: Iterable<HTMLScriptElement>): void {
  for (const script of scripts) if (script.dataset.run === 'once' && kindOf(script) !== 'data') done.add(nameOf(script))
}

/** The identity of a script: its address, else its text. */
const nameOf = (script: HTMLScriptElement): string => script.src || script.text

/** True for scripts that may run, also after consent (`text/plain`); false for blocks of data. */
export const isCode = (script: HTMLScriptElement): boolean =>
  CLASSIC.test(script.type.trim()) || /^(module|text\/plain)$/i.test(script.type.trim())

/** When the browser runs a script of this kind: when it is parsed, when it is loaded, after the document, or never. */
export function kindOf(script: HTMLScriptElement, type = script.type.trim()): Kind {
  const isModule = type === 'module'
  if ((!isModule && !CLASSIC.test(type)) || (script.noModule && !isModule)) return 'data'
  if (!isModule && !script.src) return 'now'
  if (script.hasAttribute('async')) return 'async'
  return isModule || script.defer ? 'last' : 'now'
}

/** False for a script with `data-run="once"` that has run in this document; the call counts as its run. */
export function mayRun(script: HTMLScriptElement): boolean {
  if (script.dataset.run !== 'once') return true
  if (done.has(nameOf(script))) return false
  done.add(nameOf(script))
  return true
}
