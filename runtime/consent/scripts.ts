import { runScripts } from '../page/scripts/run-scripts.ts'
import { pageNonce } from '../page/trusted.ts'
import { categoriesOf } from './categories.ts'

/** `<script type="text/plain" data-consent="statistics">`: a script that waits for the visitor's consent (§4). */
export const GATED_SCRIPT = 'script[type="text/plain"][data-consent]'

const ran = new Set<string>()

/** The categories of which a gated script has run in this document: withdrawing consent cannot undo that. */
export const ranCategories: ReadonlySet<string> = ran

let line = Promise.resolve()

/**
 * Runs the waiting scripts that are allowed, in document order and each once; external ones are awaited. On a page with
 * a nonce, a script must have it. Batches wait for one another. `data-type` is the type that a script runs as
 * (`module`).
 */
export function runGatedScripts(allows: (script: Element) => boolean): Promise<void> {
  line = line.then(() => {
    const nonce = pageNonce()
    const scripts = [...document.querySelectorAll<HTMLScriptElement>(GATED_SCRIPT)].filter(
      (script) => (nonce === '' || script.nonce === nonce) && allows(script),
    )
    for (const category of scripts.flatMap(categoriesOf)) ran.add(category)
    return runScripts(scripts, { type: ({ dataset }) => dataset.type || 'text/javascript' })
  })
  return line
}
