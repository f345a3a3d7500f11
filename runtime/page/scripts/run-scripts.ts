import { pageNonce, policy, scriptElement } from '../trusted.ts'
import { logOnly } from '../warn.ts'
import { type Kind, kindOf, mayRun } from './script-kinds.ts'

/**
 * Runs scripts that a parser made, each at its own position and in document order: external classic ones are fetched at
 * once and awaited one after the other, deferred ones and modules follow. Blocks of data stay as they are. All scripts
 * before the first external one have run when the call returns. `type` returns the type as which a gated script runs.
 * One that fails is logged; the rest still run.
 */
export async function runScripts(
  scripts: readonly HTMLScriptElement[],
  { signal, type }: { signal?: AbortSignal | undefined; type?: (script: HTMLScriptElement) => string } = {},
): Promise<void> {
  const kinds = new Map(scripts.map((script) => [script, kindOf(script, type?.(script))]))
  const of = (...wanted: Kind[]) => scripts.filter((script) => wanted.includes(kinds.get(script) as Kind))
  const hints = of('now', 'last').filter(isAwaited).map(preload)
  const stopped = new Promise<void>((stop) => signal?.addEventListener('abort', () => stop(), { once: true }))
  const modules: Promise<void>[] = []
  for (const script of [...of('now', 'async'), ...of('last')]) {
    if (signal?.aborted) break
    const live = revive(script, type?.(script))
    if (live && isAwaited(live)) await Promise.race([settled(live), stopped])
    else if (live && kinds.get(script) === 'last') modules.push(settled(live.src ? live : moduleAfter()))
  }
  await Promise.race([Promise.all(modules), stopped])
  for (const hint of hints) hint.remove()
}

/** External and classic, with an order to keep: Firefox does not keep that of classic scripts among modules. */
const isAwaited = (script: HTMLScriptElement): boolean =>
  script.src !== '' && script.type !== 'module' && !script.hasAttribute('async')

function preload(script: HTMLScriptElement): HTMLLinkElement {
  const hint = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', nonce: pageNonce() })
  hint.crossOrigin = script.crossOrigin
  hint.integrity = script.integrity
  hint.href = script.src
  document.head.append(hint)
  return hint
}

/** A script made by the parser never runs; a new one does. Undefined for one that must not run again. */
function revive(script: HTMLScriptElement, type?: string): HTMLScriptElement | undefined {
  if (!mayRun(script)) return undefined
  const live = scriptElement(script.src)
  for (const { name, value } of script.attributes)
    if (name !== 'src' && name !== 'nonce') live.setAttribute(name, value)
  if (type !== undefined) live.type = type
  // A new script is async by default; without that the browser keeps the order.
  live.async = script.hasAttribute('async')
  if (!script.src) live.text = policy().createScript(script.text)
  script.replaceWith(live)
  return live
}

let modulesAfter = 0

/**
 * Modules run in order, but an inline one has no event when it has run: an empty external one after it does. Its address
 * is new each time, since Firefox runs a module that it knows already before its turn.
 */
function moduleAfter(): HTMLScriptElement {
  modulesAfter += 1
  const script = scriptElement(`data:text/javascript,//${modulesAfter}`)
  script.type = 'module'
  script.async = false
  document.head.append(script)
  settled(script).then(() => script.remove())
  return script
}

const settled = (script: HTMLScriptElement): Promise<void> =>
  new Promise((settle) => {
    script.addEventListener('load', () => settle())
    script.addEventListener('error', () => {
      logOnly(`A script of the page could not be run: ${script.src}`)
      settle()
    })
  })
